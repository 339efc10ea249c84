import { Container, RenderTexture, UniformGroup, type WebGLRenderer } from 'pixi.js';
import { HASTE } from './changeover.ts';
import { dissolveFragment } from './shaders/dissolve.ts';
import { coveringTriangle, coveringVertex, float, ShaderMesh } from './shaders/meshes.ts';

/** One picture that dissolves into the next ones along a front. */
export class Dissolve {
  private readonly last: RenderTexture;
  private readonly next: RenderTexture;
  private readonly renderer: WebGLRenderer;
  private readonly uniforms = new UniformGroup({ uPassed: float(), uFromTop: float() });
  private readonly mesh: ShaderMesh;
  private readonly container = new Container();
  private readonly duration: number;
  /** How much of it has passed, 0 to 1, at the moment of the last frame, in ms. */
  private passed = 0;
  private drawn: number | undefined;
  private rate = 1;

  /**
   * Begins with a picture that is drawn now.
   *
   * @param from the edge from which the front comes
   * @param duration in ms
   */
  constructor(renderer: WebGLRenderer, picture: Container, from: 'top' | 'foot', duration: number) {
    [this.renderer, this.duration] = [renderer, duration];
    const texture = (): RenderTexture =>
      RenderTexture.create({ width: 1, height: 1, antialias: false });
    [this.last, this.next] = [texture(), texture()];
    this.draw(picture, this.last);
    const resources = {
      own: this.uniforms,
      uLast: this.last.source,
      uNext: this.next.source,
    };
    const shaders = [coveringVertex, dissolveFragment] as const;
    this.mesh = new ShaderMesh(coveringTriangle(), shaders, resources);
    this.container.addChild(this.mesh);
    this.uniforms.uniforms.uFromTop = from === 'top' ? 1 : 0;
  }

  /** The picture that shows it, for another one that begins. */
  get picture(): Container {
    return this.container;
  }

  get isOver(): boolean {
    return this.passed >= 1;
  }

  /** Lets it end soon. */
  hasten(): void {
    this.rate = HASTE;
  }

  /** Draws a frame at a moment in ms, from the first one on. */
  render(next: Container, now: number): void {
    this.passed += ((now - (this.drawn ?? now)) * this.rate) / this.duration;
    this.drawn = now;
    this.draw(next, this.next);
    this.uniforms.uniforms.uPassed = this.passed;
    this.renderer.render(this.container);
  }

  /** Draws a picture as the canvas shows it, its lowest row first. */
  private draw(container: Container, target: RenderTexture): void {
    const { renderer } = this;
    const { width, height } = renderer.screen;
    target.resize(width, height, renderer.resolution);
    renderer.render({ container, target, clear: true, flipY: true });
  }

  destroy(): void {
    this.mesh.geometry.destroy(true);
    this.container.destroy({ children: true });
    this.last.destroy(true);
    this.next.destroy(true);
  }
}

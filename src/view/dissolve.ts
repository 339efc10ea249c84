import { Container, RenderTexture, UniformGroup, type WebGLRenderer } from 'pixi.js';
import { crossed, HASTE, stands } from './changeover.ts';
import { dissolveFragment, groundFragment } from './shaders/dissolve.ts';
import { coveringTriangle, coveringVertex, float, ShaderMesh, vec2 } from './shaders/meshes.ts';

/** The width and height of the colours of a picture without what stands in it. */
const GROUND = { width: 16, height: 32, resolution: 1, antialias: false };

/** How a picture gives way: with all that stands in it, along a front, or by its colours alone. */
export type Crossing = 'whole' | 'colours';

/** A picture, and its colours without what stands in it, as textures. */
class Seen {
  readonly picture: RenderTexture;
  readonly ground = RenderTexture.create(GROUND);
  private readonly renderer: WebGLRenderer;
  private readonly blur: ShaderMesh;
  private readonly container = new Container();
  private readonly needsGround: boolean;
  private hasGround = false;

  constructor(renderer: WebGLRenderer, needsGround: boolean) {
    [this.renderer, this.needsGround] = [renderer, needsGround];
    const { width, height } = renderer.screen;
    const { resolution } = renderer;
    this.picture = RenderTexture.create({ width, height, resolution, antialias: false });
    const shaders = [coveringVertex, groundFragment] as const;
    const resources = { uPicture: this.picture.source };
    this.blur = new ShaderMesh(coveringTriangle(), shaders, resources);
    this.container.addChild(this.blur);
  }

  /** Draws a picture as the canvas shows it, its lowest row first; its ground, where one is needed, once for each size. */
  draw(container: Container): void {
    const { picture, ground, renderer } = this;
    const { width, height } = renderer.screen;
    const isResized = picture.width !== width || picture.height !== height;
    picture.resize(width, height, renderer.resolution);
    renderer.render({ container, target: picture, clear: true, flipY: true });
    if (!this.needsGround || (this.hasGround && !isResized)) return;
    this.hasGround = true;
    renderer.render({ container: this.container, target: ground, clear: true, flipY: true });
  }

  destroy(): void {
    this.blur.geometry.destroy(true);
    this.container.destroy({ children: true });
    this.picture.destroy(true);
    this.ground.destroy(true);
  }
}

/** One picture that dissolves into the next ones along a front. */
export class Dissolve {
  private readonly last: Seen;
  private readonly next: Seen;
  private readonly renderer: WebGLRenderer;
  private readonly uniforms = new UniformGroup({
    uPassed: float(),
    uFromTop: float(),
    uStands: vec2(1, 1),
  });
  private readonly mesh: ShaderMesh;
  private readonly container = new Container();
  private readonly duration: number;
  private readonly crossing: Crossing;
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
  constructor(
    renderer: WebGLRenderer,
    picture: Container,
    from: 'top' | 'foot',
    duration: number,
    crossing: Crossing,
  ) {
    [this.renderer, this.duration, this.crossing] = [renderer, duration, crossing];
    // What stands in pictures hides their grounds where it stays.
    const needsGround = crossing === 'colours';
    [this.last, this.next] = [new Seen(renderer, needsGround), new Seen(renderer, needsGround)];
    const resources = {
      own: this.uniforms,
      uLast: this.last.picture.source,
      uNext: this.next.picture.source,
      uLastGround: this.last.ground.source,
      uNextGround: this.next.ground.source,
    };
    const shaders = [coveringVertex, dissolveFragment] as const;
    this.mesh = new ShaderMesh(coveringTriangle(), shaders, resources);
    this.container.addChild(this.mesh);
    this.uniforms.uniforms.uFromTop = from === 'top' ? 1 : 0;
    this.last.draw(picture);
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
    const { passed, crossing, renderer } = this;
    const own = this.uniforms.uniforms;
    this.next.draw(next);
    own.uPassed = crossing === 'whole' ? passed : crossed(passed);
    own.uStands.set(crossing === 'whole' ? [1, 1] : stands(passed));
    renderer.render(this.container);
  }

  destroy(): void {
    this.mesh.geometry.destroy(true);
    this.container.destroy({ children: true });
    this.last.destroy();
    this.next.destroy();
  }
}

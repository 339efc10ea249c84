import { BufferImageSource, Container, Geometry, Mesh, Shader, UniformGroup } from 'pixi.js';
import { rgb } from '../theme/colour.ts';
import { backgroundFragment, backgroundVertex, sceneNumber } from './backgroundShaders.ts';
import type { Theme } from '../theme/index.ts';
import { lightAt } from '../theme/light.ts';
import { COLUMNS, Skyline } from './skyline.ts';
import { StarMesh } from './starMesh.ts';
import { float, vec3, vec4 } from './uniforms.ts';

/** The sky behind everything, hills as high as what was reached, and a star for each solution. */
export class Background {
  readonly container = new Container();
  private readonly mesh: Mesh<Geometry, Shader>;
  private readonly stars: StarMesh;
  private readonly skyline = new Skyline();
  private readonly heights = new BufferImageSource({
    resource: this.skyline.heights,
    width: COLUMNS,
    height: 2,
    format: 'r32float',
    scaleMode: 'nearest',
    alphaMode: 'no-premultiply-alpha',
  });
  private readonly uniforms = new UniformGroup({
    uInner: vec3(),
    uOuter: vec3(),
    uHorizon: vec3(),
    uHills: vec4(),
    uSunAt: float(0.5),
    uGlory: float(),
    uShift: float(),
    uScene: { value: 0, type: 'i32' },
    uDensity: float(1),
    uDrift: vec4(),
  });

  constructor(theme: Theme, hour: number) {
    const geometry = new Geometry({
      attributes: { aPoint: new Float32Array([-1, -1, 3, -1, -1, 3]) },
      indexBuffer: new Uint32Array([0, 1, 2]),
    });
    const shader = Shader.from({
      gl: { vertex: backgroundVertex, fragment: backgroundFragment },
      resources: { look: this.uniforms, uSkyline: this.heights },
    });
    this.mesh = new Mesh({ geometry, shader });
    this.stars = new StarMesh(theme);
    this.container.addChild(this.mesh, this.stars.mesh);
    this.dress(theme, hour);
  }

  /** Sets the theme, and the hour of the day, 0 to 24. */
  dress(theme: Theme, hour: number): void {
    const { background, hills } = theme;
    const { horizon, towards } = lightAt(theme, hour);
    const set = this.uniforms.uniforms;
    set.uScene = sceneNumber(background.of);
    set.uInner.set(rgb(background.inner));
    set.uOuter.set(rgb(background.outer));
    set.uHorizon.set(horizon);
    set.uHills.set(hills === undefined ? [0, 0, 0, 0] : [...rgb(hills), 1]);
    set.uSunAt = 0.5 + 0.5 * towards[0];
    this.stars.dress(theme);
  }

  /** Sets the number of device pixels per CSS pixel. */
  set density(density: number) {
    this.uniforms.uniforms.uDensity = density;
  }

  /** Lets the hills grow: see `Skyline.note`. */
  note(share: number, elapsed: number, calm: boolean): void {
    if (this.skyline.note(share, elapsed, calm)) this.heights.update();
    this.uniforms.uniforms.uShift = this.skyline.shift;
  }

  /** Lets the sky above the hills glow for a celebration, 0 to 1. */
  glow(glory: number): void {
    this.uniforms.uniforms.uGlory = glory;
  }

  /** The seeds of the stars that have come out. */
  get seeds(): readonly number[] {
    return this.stars.seeds;
  }

  /** Lets the star of a solution come out. */
  add(seed: number): void {
    this.stars.add(seed);
  }

  /** Draws the stars as they are at a moment, in ms; returns whether one is still coming out. */
  pass(now: number): boolean {
    return this.stars.pass(now);
  }

  /** Shifts the picture to the right and down, in CSS pixels, on a page of a size. */
  shift(right: number, down: number, width: number, height: number): void {
    const { uDrift } = this.uniforms.uniforms;
    uDrift.set([right, -down, (2 * right) / width, (-2 * down) / height]);
    this.stars.shift(right, down, width, height);
  }

  destroy(): void {
    this.stars.destroy();
    this.mesh.geometry.destroy(true);
    this.mesh.shader?.destroy();
    this.mesh.destroy();
    this.container.destroy();
    this.heights.destroy();
  }
}

import type { Part } from '../../theme/viewport.ts';
import { BufferImageSource, Container, Geometry, Mesh, Shader, UniformGroup } from 'pixi.js';
import { rgb } from '../../theme/colour.ts';
import { backgroundFragment, backgroundVertex, sceneNumber } from '../shaders/background.ts';
import type { Theme } from '../../theme/index.ts';
import { lightAt } from '../../theme/light.ts';
import { COLUMNS, Skyline, type SkylineRecord } from './skyline.ts';
import { StarMesh } from './starMesh.ts';
import { float, vec2, vec3, vec4 } from '../shaders/uniforms.ts';

/** What hills and stars come from. */
export interface BackgroundRecord {
  readonly skyline: SkylineRecord;
  /** The seeds of the stars. */
  readonly stars: readonly number[];
}

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
    uOrigin: vec4(),
    uShare: vec2(),
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
    set.uScene = sceneNumber(background.scene);
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

  /** What hills and stars come from, as plain data. */
  get record(): BackgroundRecord {
    return { skyline: this.skyline.record, stars: this.seeds };
  }

  /** Takes on what those of another window come from. */
  set record({ skyline, stars }: BackgroundRecord) {
    this.skyline.record = skyline;
    this.heights.update();
    for (const seed of stars) this.stars.add(seed);
  }

  /** Shows a part of the picture in a window of a size, in CSS pixels. */
  show(part: Part, windowWidth: number, windowHeight: number): void {
    const { x, y, width, height } = part;
    const below = height - y - windowHeight;
    const { uOrigin, uShare } = this.uniforms.uniforms;
    const [right, up] = [
      (2 * x + windowWidth) / width - 1,
      (2 * below + windowHeight) / height - 1,
    ];
    uOrigin.set([x, below, right, up]);
    uShare.set([windowWidth / width, windowHeight / height]);
    this.stars.show(part, windowWidth, windowHeight);
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

import { BufferImageSource, Container, UniformGroup } from 'pixi.js';
import { rgb } from '../../theme/colour.ts';
import type { Theme } from '../../theme/index.ts';
import { lightAt } from '../../theme/light.ts';
import type { Part } from '../../theme/viewport.ts';
import { backgroundFragment, backgroundVertex, sceneNumber } from '../shaders/background.ts';
import { coveringTriangle, float, vec2, vec3, vec4, ShaderMesh } from '../shaders/meshes.ts';
import { COLUMNS, Skyline, type SkylineRecord } from './skyline.ts';

/** The background: a sky with hills of progress, or another scene. */
export class Background {
  readonly container = new Container();
  private readonly mesh: ShaderMesh;
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
    uGlow: float(),
    uShift: float(),
    uScene: { value: 0, type: 'i32' },
    uDensity: float(1),
    uOrigin: vec4(),
    uShare: vec2(),
  });

  constructor(theme: Theme, hour: number) {
    const resources = { look: this.uniforms, uSkyline: this.heights };
    this.mesh = new ShaderMesh(
      coveringTriangle(),
      [backgroundVertex, backgroundFragment],
      resources,
    );
    this.container.addChild(this.mesh);
    this.setTheme(theme, hour);
  }

  /** Sets the theme, and the hour of the light, 0 to 24. */
  setTheme(theme: Theme, hour: number): void {
    const { background, hills } = theme;
    const { horizon, towards } = lightAt(theme, hour);
    const set = this.uniforms.uniforms;
    set.uScene = sceneNumber(background.scene);
    set.uInner.set(rgb(background.inner));
    set.uOuter.set(rgb(background.outer));
    set.uHorizon.set(horizon);
    set.uHills.set(hills === undefined ? [0, 0, 0, 0] : [...rgb(hills), 1]);
    set.uSunAt = 0.5 + 0.5 * towards[0];
  }

  /** Sets the number of device pixels per CSS pixel. */
  set density(density: number) {
    this.uniforms.uniforms.uDensity = density;
  }

  /** Notes the progress from which hills grow, 0 to 1, after some ms: see `Skyline.note`. */
  note(share: number, elapsed: number, calm: boolean): void {
    if (this.skyline.note(share, elapsed, calm)) this.heights.update();
    this.uniforms.uniforms.uShift = this.skyline.shift;
  }

  /** Sets the glow of the sky above the hills for a celebration, 0 to 1. */
  setGlow(strength: number): void {
    this.uniforms.uniforms.uGlow = strength;
  }

  /** The history of the hills. */
  get record(): SkylineRecord {
    return this.skyline.record;
  }

  set record(record: SkylineRecord) {
    this.skyline.record = record;
    this.heights.update();
  }

  /** Shows a part of the picture in a window of a size, in CSS pixels. */
  show(part: Part, windowWidth: number, windowHeight: number): void {
    const { x, y, width, height } = part;
    const below = height - y - windowHeight;
    const { uOrigin, uShare } = this.uniforms.uniforms;
    const right = (2 * x + windowWidth) / width - 1;
    const up = (2 * below + windowHeight) / height - 1;
    uOrigin.set([x, below, right, up]);
    uShare.set([windowWidth / width, windowHeight / height]);
  }

  destroy(): void {
    this.mesh.geometry.destroy(true);
    this.container.destroy({ children: true });
    this.heights.destroy();
  }
}

import { Geometry, UniformGroup } from 'pixi.js';
import { rgb, type Rgb } from '../../theme/colour.ts';
import type { Theme } from '../../theme/index.ts';
import type { Part } from '../../theme/viewport.ts';
import { ShaderMesh, SlotBuffer, vec2 } from '../shaders/meshes.ts';
import { MOST_STARS, Stars } from './stars.ts';

/** The radius of a star's light in CSS pixels, and how much larger it is for the largest star. */
const REACH = 7;
const REACH_BY_SIZE = 7;
/** The longest time that passes for a star between two frames, in ms. */
const LONGEST = 100;

const vertex = `#version 300 es
precision highp float;
in vec2 aAt;
in vec2 aCorner;
in float aReach;
in vec4 aColour;
uniform vec2 uPicture;
uniform vec2 uWindow;
uniform vec2 uOrigin;
out vec2 vCorner;
flat out vec4 vColour;
void main() {
  vCorner = aCorner;
  vColour = aColour;
  vec2 at = (aAt * uPicture - uOrigin + aCorner * aReach) / uWindow * 2.0 - 1.0;
  gl_Position = aColour.a > 0.0 ? vec4(at.x, -at.y, 0.0, 1.0) : vec4(2.0, 2.0, 0.0, 1.0);
}`;

/** A small bright disc, and a faint halo. */
const fragment = `#version 300 es
precision highp float;
in vec2 vCorner;
flat in vec4 vColour;
out vec4 result;
void main() {
  float away = length(vCorner);
  float halo = pow(max(1.0 - away, 0.0), 3.0);
  float light = min(1.0, 0.34 * halo + smoothstep(0.26, 0.12, away));
  float heart = 0.45 * smoothstep(0.2, 0.0, away);
  float alpha = light * vColour.a;
  result = vec4(mix(vColour.rgb, vec3(1.0), heart) * alpha, alpha);
}`;

/** Draws the stars behind the board. */
export class StarMesh {
  readonly mesh: ShaderMesh;
  private readonly stars = new Stars();
  /** The place, the reach, and the colour and brightness of each star. */
  private readonly slots = new SlotBuffer(MOST_STARS, 7);
  /** The moment of the last frame, in ms. */
  private drawn = 0;
  private colours: readonly Rgb[] = [];
  private readonly uniforms = new UniformGroup({
    uPicture: vec2(),
    uWindow: vec2(1, 1),
    uOrigin: vec2(),
  });

  constructor(theme: Theme) {
    const { slots } = this;
    const geometry = new Geometry({
      attributes: {
        aCorner: new Float32Array([-1, -1, 1, -1, 1, 1, -1, 1]),
        aAt: slots.attribute(0, 'float32x2'),
        aReach: slots.attribute(2, 'float32'),
        aColour: slots.attribute(3, 'float32x4'),
      },
      indexBuffer: new Uint32Array([0, 1, 2, 0, 2, 3]),
      instanceCount: MOST_STARS,
    });
    this.mesh = new ShaderMesh(geometry, [vertex, fragment], { look: this.uniforms });
    this.setTheme(theme);
  }

  /** Gives the stars the colours of a theme's pieces. */
  setTheme(theme: Theme): void {
    this.colours = theme.pieces.map(rgb);
    this.draw();
  }

  get seeds(): readonly number[] {
    return this.stars.all.map(({ seed }) => seed);
  }

  /** Adds the star of a solution, which fades in. */
  add(seed: number): void {
    if (this.stars.add(seed)) this.draw();
  }

  /** Draws the stars as they are at a moment, in ms; returns whether one is still fading in. */
  pass(now: number): boolean {
    const isNew = this.stars.pass(Math.min(now - this.drawn, LONGEST));
    this.drawn = now;
    if (isNew) this.draw();
    return isNew;
  }

  /** Shows a part of the picture in a window of a size, in CSS pixels. */
  show({ x, y, width, height }: Part, windowWidth: number, windowHeight: number): void {
    const set = this.uniforms.uniforms;
    set.uPicture.set([width, height]);
    set.uWindow.set([windowWidth, windowHeight]);
    set.uOrigin.set([x, y]);
  }

  private draw(): void {
    const { stars, slots, colours } = this;
    this.mesh.visible = stars.all.length > 0;
    stars.all.forEach(({ x, y, size, hue }, index) => {
      const colour = colours[Math.floor(hue * colours.length)]!;
      const reach = REACH + REACH_BY_SIZE * size;
      slots.data.set([x, y, reach, ...colour, stars.brightness(index)], index * slots.floats);
    });
    slots.isStale = true;
    slots.flush();
  }
}

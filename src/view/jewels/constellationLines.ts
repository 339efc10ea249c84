import { Geometry, UniformGroup } from 'pixi.js';
import { rgb } from '../../theme/colour.ts';
import type { Theme } from '../../theme/index.ts';
import type { Size } from '../../theme/viewport.ts';
import { lineFragment, lineVertex } from '../shaders/constellationLines.ts';
import { float, ShaderMesh, SlotBuffer, vec4 } from '../shaders/meshes.ts';
import { MOST_JEWELS } from './jewel.ts';
import { nearer } from './nearer.ts';
import { jewelSquare, linkedTo } from './places.ts';
import { putLine, type LineEnd } from './constellationLine.ts';

/** How wide a line is, as a share of the square around a jewel, and at least, in CSS pixels. */
const WIDE = 0.014;
const LEAST = 1;

/** Lines of light between jewels of a group, as in a constellation. */
export class ConstellationLines {
  readonly mesh: ShaderMesh;
  /** The ends of each line, and its opacity. */
  private readonly slots = new SlotBuffer(MOST_JEWELS, 5);
  /** The colour and the strength that they have in the theme. */
  private line: readonly number[] = [0, 0, 0, 0];
  private readonly own = new UniformGroup({ uWide: float(LEAST), uLine: vec4() });

  /** @param view uniforms of the part of the picture that a window shows */
  constructor(view: UniformGroup) {
    const { slots, own } = this;
    const geometry = new Geometry({
      attributes: {
        aCorner: new Float32Array([-1, -1, 1, -1, 1, 1, -1, 1]),
        aEnds: slots.attribute(0, 'float32x4'),
        aOpacity: slots.attribute(4, 'float32'),
      },
      indexBuffer: new Uint32Array([0, 1, 2, 0, 2, 3]),
      instanceCount: MOST_JEWELS,
    });
    this.mesh = new ShaderMesh(geometry, [lineVertex, lineFragment], { own, view });
    this.mesh.visible = false;
  }

  setTheme({ jewels }: Theme): void {
    const { colour, strength } = jewels.line;
    this.line = [...rgb(colour), strength];
  }

  /** Comes nearer to the look of the theme by a share, 0 to 1; returns whether it was not yet there. */
  near(share: number): boolean {
    return nearer(this.own.uniforms.uLine, this.line, share);
  }

  /** Draws the lines between the jewels at all places, each as faint as the fainter one of both. */
  draw(ends: readonly Readonly<LineEnd>[], page: Size): void {
    const { slots, mesh } = this;
    const strength = this.own.uniforms.uLine[3];
    const square = jewelSquare(page);
    this.own.uniforms.uWide = Math.max(LEAST, WIDE * square);
    mesh.visible = false;
    for (let place = 0; place < MOST_JEWELS; place++) {
      const at = place * slots.floats;
      slots.data[at + 4] = 0;
      const next = strength === 0 ? undefined : linkedTo(place, page);
      if (next === undefined) continue;
      const one = ends[place]!;
      const other = ends[next]!;
      const opacity = Math.min(one.opacity, other.opacity);
      if (opacity === 0 || !putLine(one, other, square, slots.data, at)) continue;
      slots.data[at + 4] = opacity;
      mesh.visible = true;
    }
    slots.isStale = true;
    slots.flush();
  }

  destroy(): void {
    this.mesh.geometry.destroy(true);
    this.mesh.destroy();
  }
}

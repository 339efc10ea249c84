import { Geometry, UniformGroup } from 'pixi.js';
import { rgb } from '../../theme/colour.ts';
import type { Theme } from '../../theme/index.ts';
import type { Size } from '../../theme/viewport.ts';
import { lineFragment, lineVertex } from '../shaders/constellationLines.ts';
import { float, ShaderMesh, SlotBuffer, vec4 } from '../shaders/meshes.ts';
import { MOST_JEWELS } from './jewel.ts';
import { jewelSquare } from './places.ts';
import { lineBetween, type LineEnd } from './constellationLine.ts';

/** How wide a line is, as a share of the square around a jewel, and at least, in CSS pixels. */
const WIDE = 0.014;
const LEAST = 1;
/** Lines of light from each jewel to the next one farther inwards at its side, as in a constellation. */
export class ConstellationLines {
  readonly mesh: ShaderMesh;
  /** The ends of each line, and its opacity. */
  private readonly slots = new SlotBuffer(MOST_JEWELS, 5);
  private readonly own = new UniformGroup({ uWide: float(LEAST), uLine: vec4() });
  private strength = 0;

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
    this.strength = strength;
    this.own.uniforms.uLine.set([...rgb(colour), strength]);
  }

  /** Draws the lines between the jewels at all places, each as faint as the fainter one of both. */
  draw(ends: readonly (LineEnd | undefined)[], page: Size): void {
    const { slots, mesh } = this;
    const square = jewelSquare(page);
    this.own.uniforms.uWide = Math.max(LEAST, WIDE * square);
    mesh.visible = false;
    for (let place = 0; place < MOST_JEWELS; place++) {
      const at = place * slots.floats;
      slots.data[at + 4] = 0;
      const [one, other] = [ends[place], ends[place + 2]];
      const line = this.strength > 0 && one && other && lineBetween(one, other, square);
      if (!line) continue;
      slots.data.set(line[0], at);
      slots.data.set(line[1], at + 2);
      slots.data[at + 4] = Math.min(one.opacity, other.opacity);
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

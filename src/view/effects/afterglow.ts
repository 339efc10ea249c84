import { approach } from '../motion.ts';
import type { Rgb } from '../../theme/colour.ts';

/** Time constants of light that rises and of light that decays, in ms. */
const RISE = 70;
const FALL = 400;
/** Time constant of the excitement of a cell that keeps changing, in ms. */
const STIR = 70;
/** The longest time by which light rises in a frame, in ms, so that slow frames do not flash. */
const BLINK = 34;
/** Time constants of a piece's light on its way to the theme's own colour, in ms, and where it keeps its hue. */
const COOL = 240;
const KEEP = 1500;
/** The share of its colour that a piece leaves on a cell that glows. */
const TRACE = 0.06;
/** Light below this strength is invisible. */
const DARK = 1 / 400;

/**
 * The light of cells that changed. It never jumps: a change excites the cell, the light follows the
 * excitement, and both decay. So a cell that changes a thousand times a second glows evenly, in the mean
 * colour of its tiles.
 */
export class Afterglow {
  /** Four numbers a cell, 0 to 1: a colour, and the strength of its light. */
  readonly light: Float32Array;
  /** Whether there is light anywhere. */
  glowing = false;
  /** The final colour of all light. */
  cool: Rgb = [1, 1, 1];
  /** Whether light keeps the hues of pieces for as long as it is seen. */
  keepsHue = false;
  private readonly excitement: Float32Array;
  private readonly stirred: Uint8Array;

  constructor(cells: number) {
    this.light = new Float32Array(cells * 4);
    this.excitement = new Float32Array(cells);
    this.stirred = new Uint8Array(cells);
  }

  /** Notes a piece that comes to a cell or leaves it. */
  excite(cell: number, colour: Rgb): void {
    const at = cell * 4;
    const dark = this.light[at + 3]! < DARK;
    const share = dark ? 0.5 : TRACE;
    for (let i = 0; i < 3; i++) {
      const before = dark ? this.cool[i]! : this.light[at + i]!;
      this.light[at + i] = before + (colour[i]! - before) * share;
    }
    this.stirred[cell] = 1;
    this.glowing = true;
  }

  /** Lets some ms pass. */
  pass(elapsed: number): void {
    if (!this.glowing) return;
    this.glowing = false;
    const rise = approach(Math.min(elapsed, BLINK), RISE);
    const stir = approach(Math.min(elapsed, BLINK), STIR);
    const cooling = approach(elapsed, this.keepsHue ? KEEP : COOL);
    const kept = Math.exp(-elapsed / FALL);
    for (let cell = 0; cell < this.excitement.length; cell++) {
      const at = cell * 4;
      const strength = this.light[at + 3]!;
      let excited = this.excitement[cell]! * kept;
      if (this.stirred[cell]) excited += (1 - excited) * stir;
      this.stirred[cell] = 0;
      if (excited === 0 && strength === 0) continue;
      for (let i = 0; i < 3; i++) {
        this.light[at + i]! += (this.cool[i]! - this.light[at + i]!) * cooling;
      }
      const next =
        excited > strength
          ? strength + (excited - strength) * rise
          : Math.max(excited, strength * kept);
      const gone = next < DARK && excited < DARK;
      this.light[at + 3] = gone ? 0 : next;
      this.excitement[cell] = gone ? 0 : excited;
      if (!gone) this.glowing = true;
    }
  }
}

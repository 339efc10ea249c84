import { approach } from './motion.ts';
import type { Rgb } from '../theme/colour.ts';

/** Light comes up within this time and is gone within a few of those, in milliseconds. */
const RISE = 70;
const FALL = 400;
/** A cell that changes all the time is fully excited after a few of these. */
const STIR = 70;
/** However long a frame was, light comes up by no more than in this time: slow frames do not flash. */
const BLINK = 34;
/** Within this time the light of a piece turns into the look's own. */
const COOL = 240;
/** Share of its colour that a piece leaves where it was tried for a moment only. */
const TRACE = 0.06;
/** Below this nobody sees it. */
const DARK = 1 / 400;

/**
 * The light that a change leaves on its cell. It never jumps: a change excites the cell, the light
 * follows the excitement and both die down, so that a cell that changes a thousand times a second
 * glows evenly in the mean colour of what was tried there.
 */
export class Afterglow {
  /** Four numbers a cell: a colour, and how strong its light is, 0 to 1. */
  readonly light: Float32Array;
  /** The colour that all light turns into. */
  cool: Rgb = [1, 1, 1];
  private readonly excitement: Float32Array;
  private readonly stirred: Uint8Array;
  private bright = false;

  constructor(cells: number) {
    this.light = new Float32Array(cells * 4);
    this.excitement = new Float32Array(cells);
    this.stirred = new Uint8Array(cells);
  }

  /** Whether there is light anywhere. */
  get glowing(): boolean {
    return this.bright;
  }

  /**
   * A piece of this colour came to the cell or left it. `solid` is how solid it looked, 0 to 1: the
   * light takes over from it at once, so that the cell keeps its brightness.
   */
  excite(cell: number, colour: Rgb, solid: number): void {
    const at = cell * 4;
    const dark = this.light[at + 3]! < DARK;
    const share = Math.max(solid, dark ? 0.5 : TRACE);
    for (let i = 0; i < 3; i++) {
      const before = dark ? this.cool[i]! : this.light[at + i]!;
      this.light[at + i] = before + (colour[i]! - before) * share;
    }
    this.light[at + 3] = Math.max(this.light[at + 3]!, solid);
    this.excitement[cell] = Math.max(this.excitement[cell]!, solid);
    this.stirred[cell] = 1;
    this.bright = true;
  }

  /** Lets time pass. */
  pass(elapsed: number): void {
    if (!this.bright) return;
    this.bright = false;
    const rise = approach(Math.min(elapsed, BLINK), RISE);
    const stir = approach(Math.min(elapsed, BLINK), STIR);
    const cooling = approach(elapsed, COOL);
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
      if (!gone) this.bright = true;
    }
  }
}

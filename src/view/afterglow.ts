import { approach } from './motion.ts';
import type { Rgb } from './colour.ts';

/** Light comes up within this time and is gone within a few of those, in milliseconds. */
const RISE = 70;
const FALL = 300;
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
  private readonly excitement: Float32Array;
  private bright = false;

  constructor(cells: number) {
    this.light = new Float32Array(cells * 4);
    this.excitement = new Float32Array(cells);
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
    const strength = this.light[at + 3]!;
    const share = strength < DARK ? 1 : Math.max(solid, 0.12);
    for (let i = 0; i < 3; i++) this.light[at + i]! += (colour[i]! - this.light[at + i]!) * share;
    this.light[at + 3] = Math.max(strength, solid);
    this.excitement[cell] = 1;
    this.bright = true;
  }

  /** Lets time pass. */
  pass(elapsed: number): void {
    if (!this.bright) return;
    this.bright = false;
    const rise = approach(elapsed, RISE);
    const kept = Math.exp(-elapsed / FALL);
    for (let cell = 0; cell < this.excitement.length; cell++) {
      const excited = this.excitement[cell]!;
      const at = cell * 4 + 3;
      const strength = this.light[at]!;
      if (excited === 0 && strength === 0) continue;
      const next =
        excited > strength
          ? strength + (excited - strength) * rise
          : Math.max(excited, strength * kept);
      const gone = next < DARK && excited < DARK;
      this.light[at] = gone ? 0 : next;
      this.excitement[cell] = gone ? 0 : excited * kept;
      if (!gone) this.bright = true;
    }
  }
}

import type { Point } from '../puzzle/lattices/index.ts';
import type { Size } from '../theme/viewport.ts';

/** The largest drift to each side, as a share of the picture's size, and its bounds in CSS pixels. */
const REACH = 0.012;
const LEAST = 6;
const MOST = 72;
/** The periods across and down, in ms: in the golden ratio, so that the course is not soon repeated. */
const PERIODS = [300_000, 300_000 * ((1 + Math.sqrt(5)) / 2)] as const;
/** The time at rest at the beginning, in ms. */
const REST = 60_000;
/** The longest time between two steps without motion, in ms; a new board makes a step, too. */
const STAY = 300_000;

/** A triangle wave: from 0 to 1, to −1 and back to 0. */
const zigzag = (turns: number): number => {
  const t = (turns + 0.25) % 1;
  return t < 0.5 ? 4 * t - 1 : 3 - 4 * t;
};

/** The drift of a picture after a time in ms, in CSS pixels: even, and at most a pixel a second. */
export function driftAt(time: number, { width, height }: Size): Point {
  const drifting = Math.max(0, time - REST);
  const reach = (size: number): number => Math.max(LEAST, Math.min(MOST, REACH * size));
  return [
    reach(width) * zigzag(drifting / PERIODS[0]),
    reach(height) * zigzag(drifting / PERIODS[1]),
  ];
}

/** The time of a drift, and the time whose drift is shown, in ms. */
export type DriftTimes = readonly [time: number, shown: number];

/** The drift of a picture against burn-in, in frames that are drawn anyway. */
export class Drift {
  private time = 0;
  private shown = 0;

  /** Lets time pass, in ms; in steps if `calm`, where nothing may move. */
  pass(elapsed: number, calm: boolean): void {
    this.time += elapsed;
    if (!calm || this.time - this.shown >= STAY) this.step();
  }

  /** Shows the drift of the current time. */
  step(): void {
    this.shown = this.time;
  }

  /** The same in all windows that show a part of the picture. */
  get times(): DriftTimes {
    return [this.time, this.shown];
  }

  set times([time, shown]: DriftTimes) {
    this.time = time;
    this.shown = shown;
  }

  /** Moves the picture back to its place. */
  reset(): void {
    this.time = this.shown = 0;
  }

  /** The drift that is shown, in CSS pixels. */
  at(size: Size): Point {
    return driftAt(this.shown, size);
  }
}

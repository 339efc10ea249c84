import type { Point } from '../puzzle/lattices/index.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How far the picture drifts to each side, as a share of its size, and at least and at most, in CSS pixels. */
const REACH = 0.012;
const LEAST = 6;
const MOST = 72;
/** How long it takes there and back, across and down, in ms: in the golden ratio, so that no course is soon repeated. */
const PERIODS = [300_000, 300_000 * ((1 + Math.sqrt(5)) / 2)] as const;
/** How long it rests at first. */
const REST = 60_000;
/** Where nothing may move, it takes a step between boards, or after this time, in ms. */
const STAY = 300_000;

/** From 0 to 1, to −1 and back to 0, always at the same speed. */
const zigzag = (turns: number): number => {
  const t = (turns + 0.25) % 1;
  return t < 0.5 ? 4 * t - 1 : 3 - 4 * t;
};

/**
 * Where the picture has drifted to, in CSS pixels: too slowly to be seen, at most a pixel a second, and evenly, so that
 * nothing stays long where it is.
 *
 * @param time for which it has drifted, in ms
 */
export function driftAt(time: number, { width, height }: Size): Point {
  const drifting = Math.max(0, time - REST);
  const reach = (size: number): number => Math.max(LEAST, Math.min(MOST, REACH * size));
  return [
    reach(width) * zigzag(drifting / PERIODS[0]),
    reach(height) * zigzag(drifting / PERIODS[1]),
  ];
}

/** See `Drift.times`. */
export type DriftTimes = readonly [time: number, shown: number];

/** The drift of a picture against burn-in. It goes on only while the picture is drawn anyway. */
export class Drift {
  private time = 0;
  /** The time for which it is shown where it would be. */
  private shown = 0;

  /**
   * Lets time pass, in ms.
   *
   * @param calm whether nothing may move
   */
  pass(elapsed: number, calm: boolean): void {
    this.time += elapsed;
    if (!calm || this.time - this.shown >= STAY) this.step();
  }

  /** Shows the picture where it would be by now. */
  step(): void {
    this.shown = this.time;
  }

  /** For how long it has drifted, and the time for which it is shown where it would be, in ms. */
  get times(): DriftTimes {
    return [this.time, this.shown];
  }

  set times([time, shown]: DriftTimes) {
    this.time = time;
    this.shown = shown;
  }

  /** Brings the picture back to where it was at first. */
  reset(): void {
    this.time = this.shown = 0;
  }

  /** Where it is, in CSS pixels. */
  at(size: Size): Point {
    return driftAt(this.shown, size);
  }
}

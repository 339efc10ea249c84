/** The most ms that count between two frames, so that nothing is skipped after a machine has slept. */
export const LONGEST_FRAME = 250;

/** Measures the time between frames; the current time, in ms, is an argument. */
export class FrameClock {
  /** The time of the last frame, in ms. */
  now: number;

  constructor(now: number) {
    this.now = now;
  }

  /** Counts a frame; returns the ms that count as passed since the last one. */
  tick(now: number): number {
    const elapsed = now - this.now;
    this.now = now;
    return Math.max(0, Math.min(elapsed, LONGEST_FRAME));
  }
}

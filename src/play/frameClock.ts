/** A longer gap between two frames counts as this, in ms: a machine that slept has not missed anything. */
export const LONGEST_FRAME = 250;

/** Tells how much time passes from frame to frame; the moments, in ms, reach it as arguments. */
export class FrameClock {
  /** The moment of the last frame. */
  now: number;

  constructor(now: number) {
    this.now = now;
  }

  /** A frame; the ms that count as passed since the last one. */
  tick(now: number): number {
    const elapsed = now - this.now;
    this.now = now;
    return Math.max(0, Math.min(elapsed, LONGEST_FRAME));
  }
}

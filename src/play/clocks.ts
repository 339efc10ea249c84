/** The most ms that count between two frames, so that nothing is skipped after a machine sleeps. */
export const LONGEST_FRAME = 250;

/** Measures the time between frames; the current time, in ms, is an argument. */
export class FrameClock {
  /** The time of the last frame, in ms. */
  now: number;

  constructor(now: number) {
    this.now = now;
  }

  /** Counts a frame; returns the ms that count since the last one. */
  tick(now: number): number {
    const elapsed = now - this.now;
    this.now = now;
    return Math.max(0, Math.min(elapsed, LONGEST_FRAME));
  }
}

/** The least time for which the fastest message counts, in ms: clocks drift apart slowly. */
const SPAN = 5000;

/**
 * Estimates another machine's clock from messages with the time at which each was sent: the fastest
 * message hardly took any time (Cristian 1989, Probabilistic clock synchronization). Times are in ms.
 */
export class RemoteClock {
  /** The least lead of the own clock over a message's time, in this span and in the previous one. */
  private least = Infinity;
  private before = Infinity;
  private since = -Infinity;

  /** Notes a message: the time sent, by the other clock, and the time received, by the own clock. */
  note(sent: number, came: number): void {
    if (came - this.since > SPAN) {
      this.before = came - this.since > 2 * SPAN ? Infinity : this.least;
      this.least = Infinity;
      this.since = came;
    }
    this.least = Math.min(this.least, came - sent);
  }

  /** The other clock's time, never too late, at a time of the own clock; undefined before any message. */
  at(time: number): number | undefined {
    const ahead = Math.min(this.least, this.before);
    return ahead < Infinity ? time - ahead : undefined;
  }
}

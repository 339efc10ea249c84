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

/** For how long the fastest message counts at least, in ms: clocks run apart, if slowly. */
const SPAN = 5000;

/**
 * Tells what another clock shows, from messages that say when they were sent and take their time: the fastest one hardly took any. All
 * times are in ms.
 */
export class RemoteClock {
  /** By how much one's own clock was ahead when messages came: the least in this span, and in the one before. */
  private least = Infinity;
  private before = Infinity;
  private since = -Infinity;

  /** Notes when a message was sent, by the other clock, and when it came, by one's own. */
  note(sent: number, came: number): void {
    if (came - this.since > SPAN) {
      this.before = came - this.since > 2 * SPAN ? Infinity : this.least;
      this.least = Infinity;
      this.since = came;
    }
    this.least = Math.min(this.least, came - sent);
  }

  /** What the other clock shows when one's own shows a time; never too much. Undefined before the first message. */
  at(time: number): number | undefined {
    const ahead = Math.min(this.least, this.before);
    return ahead < Infinity ? time - ahead : undefined;
  }
}

/** How much is drawn at most: frames a second, and device pixels per CSS pixel. */
const TOUCHED = { perSecond: 60, densest: 2 };
const WATCHED = { perSecond: 30, densest: 1.5 };
const PLAIN = { perSecond: 30, densest: 1 };
/** After how many ms without any input the page counts as watched. */
const WATCHED_AFTER = 30_000;

/** The picture becomes plain once fewer frames a second than this come for so many ms. */
const SLOW = 20;
const SLOW_FOR = 6000;
/** Between frames that are further apart the machine has slept or the page was hidden, in ms. */
const GAP = 2000;
/** For how long the picture is plain at first, and at most: twice as long each time, in ms. */
const PLAIN_FOR = 600_000;
const PLAIN_AT_MOST = 86_400_000;

/** How many frames are drawn, in how much detail: what is worth its energy, and what the machine can draw. */
export class FrameBudget {
  /** The most frames a second as the host says; it wins over all else. */
  limit: number | undefined;
  private isWatched = false;
  private cameAt = -Infinity;
  /** The frames that came since, in ms. */
  private since = -Infinity;
  private count = 0;
  private plainUntil = -Infinity;
  private plainFor = PLAIN_FOR;

  get perSecond(): number {
    return this.limit ?? this.share.perSecond;
  }

  /** The most device pixels per CSS pixel. */
  get densest(): number {
    return this.share.densest;
  }

  /** Whether the picture does without what is costly to draw. */
  get isPlain(): boolean {
    return this.cameAt < this.plainUntil;
  }

  /**
   * To be called for each frame that comes, whether drawn or not; times in ms.
   *
   * @param untouched for how long there has been no input
   * @param isMoving whether anything moves: else the page may be read, and costs nothing
   */
  come(now: number, untouched: number, isMoving: boolean): void {
    if (untouched < WATCHED_AFTER) this.isWatched = false;
    else if (isMoving) this.isWatched = true;
    if (this.isPlain || now - this.cameAt > GAP || now < this.cameAt) this.measureFrom(now);
    this.cameAt = now;
    this.count++;
    if (now - this.since < SLOW_FOR) return;
    if (this.count * 1000 < SLOW * SLOW_FOR) {
      this.plainUntil = now + this.plainFor;
      this.plainFor = Math.min(2 * this.plainFor, PLAIN_AT_MOST);
    }
    this.measureFrom(now);
  }

  private get share(): typeof TOUCHED {
    if (this.isPlain) return PLAIN;
    return this.isWatched ? WATCHED : TOUCHED;
  }

  private measureFrom(now: number): void {
    this.since = now;
    this.count = 0;
  }
}

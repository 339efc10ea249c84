/** By how much a frame may come too early, as a share of the time between frames: displays are not exact. */
const EARLY = 0.1;
/** The time between the frames of most displays, in ms. */
const DISPLAYED = 1000 / 60;
/** The length of a second in which frames are counted, the last of which may come too early; in ms. */
const SECOND = 1000 - EARLY * DISPLAYED;

/** The frames of the last second; times are in ms. */
export class RecentFrames {
  private times: readonly number[] = [];

  add(now: number): void {
    this.times = [...this.since(now), now];
  }

  countAt(now: number): number {
    return this.since(now).length;
  }

  /** Whether another frame may follow, where at most so many a second are wanted. */
  isDue(now: number, perSecond: number): boolean {
    const latest = this.times.at(-1) ?? -Infinity;
    const interval = 1000 / perSecond;
    const early = EARLY * Math.min(interval, DISPLAYED);
    return now - latest >= interval - early && this.countAt(now) < perSecond;
  }

  private since(now: number): readonly number[] {
    return this.times.filter((time) => time > now - SECOND);
  }
}

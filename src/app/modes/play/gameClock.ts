import { timeAfter } from '../../../game/time.ts';

/** After so much more time it is kept, in ms: a reload loses no more. */
const KEEP_EVERY = 5000;

/** The time for which a game has been played: while it is in sight, and not solved. */
export class GameClock {
  /** In ms. */
  time: number;
  private keptAt: number;
  private frameAt = Infinity;

  constructor(time: number) {
    this.time = this.keptAt = time;
  }

  /**
   * To be called in each frame; `now` in ms.
   *
   * @param isRunning whether there still is something to do
   * @param untouched for how long there has been no input, in ms
   * @returns whether the time is to be kept
   */
  frame(now: number, isRunning: boolean, untouched: number): boolean {
    const gap = now - this.frameAt;
    this.frameAt = now;
    if (isRunning) this.time = timeAfter(this.time, gap, untouched);
    const isDue = this.time - this.keptAt >= KEEP_EVERY;
    if (isDue) this.keptAt = this.time;
    return isDue;
  }
}

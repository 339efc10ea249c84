/** For how long a pace is averaged before it is told, and for how long it stays as it is, in ms. */
const FIRST = 2500;
const STAYS = 1000;

/** How fast a search is played, as it is told: in two figures, which can be read before they change. */
export class ToldPace {
  private step = Infinity;
  private next = 0;
  /** The moment of the last question. */
  private asked = 0;
  private told: number | undefined;

  /**
   * The pace to tell at a time in ms, given the measured one in steps per second, or undefined if there is none.
   *
   * It is averaged anew after a step back, as by another search, and where nothing was asked for a while.
   */
  at(now: number, step: number, pace: number): number | undefined {
    if (step < this.step || now > this.asked + FIRST) {
      this.told = undefined;
      this.next = now + FIRST;
    } else if (now >= this.next) {
      this.told = pace >= 1 ? Number(pace.toPrecision(2)) : undefined;
      this.next = now + STAYS;
    }
    this.step = step;
    this.asked = now;
    return this.told;
  }
}

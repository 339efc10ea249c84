/** For how long a pace is averaged before it is told, and for how long it stays as it is, in ms. */
const FIRST = 2500;
const STAYS = 1000;

/** How fast a search is played, as it is told: in two figures, which can be read before they change. */
export class ToldPace {
  private step = Infinity;
  private next = 0;
  private told: number | undefined;

  /**
   * The pace to tell at a time in ms, given the measured one in steps per second, or undefined if there is none.
   *
   * @param step that of the moment: a smaller one than before is of another search
   */
  at(now: number, step: number, pace: number): number | undefined {
    if (step < this.step) {
      this.told = undefined;
      this.next = now + FIRST;
    } else if (now >= this.next) {
      this.told = pace >= 1 && Number.isFinite(pace) ? Number(pace.toPrecision(2)) : undefined;
      this.next = now + STAYS;
    }
    this.step = step;
    return this.told;
  }
}

import type { Runner } from './runner.ts';

/** Time between updates of the charts, in ms. */
const EVERY = 300;

/** Decides when the charts of a race are drawn anew: every so often, if anything has moved. */
export class ChartUpdates {
  /** How many updates there have been. */
  charted = 0;
  private checkedAt = -Infinity;
  /** A key of what the charts showed at the last check. */
  private shown = '';

  /** Checks whether an update is due; `now` in ms. */
  check(runners: readonly Runner[], now: number): void {
    if (now - this.checkedAt <= EVERY) return;
    this.checkedAt = now;
    const shown = runners
      .map(({ id, contender }) => `${id} ${contender.lane.playhead.step}`)
      .join();
    if (shown !== this.shown) this.charted++;
    this.shown = shown;
  }

  /** Makes the next check due at once. */
  hasten(): void {
    this.checkedAt = -Infinity;
  }
}

/** The best resolution of browser clocks, in ms: shorter times have no meaningful ratio. */
export const TICK = 0.1;

/** How long a search took, and its rank by that; undefined if it did not finish. */
export interface Timed {
  readonly name: string;
  readonly ms: number;
  readonly rank: number | undefined;
}

/** A search that was timed, and how many placements it made to what the race went on until. */
export interface TimedSearch extends Timed {
  readonly placements: number;
}

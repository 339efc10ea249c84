/** What clocks of browsers tell apart at best, in ms: of less than that there is no multiple. */
export const TICK = 0.1;

/** How long a search took, and its rank by that; undefined if it did not finish. */
export interface Timed {
  readonly name: string;
  readonly ms: number;
  readonly rank: number | undefined;
}

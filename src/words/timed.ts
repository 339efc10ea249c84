/** What clocks of browsers tell apart at best, in ms: of less than that there is no multiple. */
export const TICK = 0.1;

/** How long a search took, and its place by that; undefined if it was not done. */
export interface Timed {
  readonly name: string;
  readonly ms: number;
  readonly place: number | undefined;
}

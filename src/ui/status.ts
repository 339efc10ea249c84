import type { Counts } from '../solve/counts.ts';

/** Figures of the search at the playhead. */
export interface Status extends Counts {
  /** Whether the board is full and shows an earlier solution turned or flipped, which does not count again. */
  readonly image: boolean;
  /** Share of the search tree explored, 0 to 1. */
  readonly progress: number;
  /** Steps a second at which the picture moves just now. */
  readonly pace: number;
  /** The search is over and the playhead stands at its end. */
  readonly finished: boolean;
}

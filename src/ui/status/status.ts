import type { Counts } from '../../solve/position.ts';

/** Figures of the search at the playhead. */
export interface Status extends Counts {
  /** Whether the board shows an image of an earlier solution, which is not counted again. */
  readonly image: boolean;
  /** Share of the search tree explored, 0 to 1. */
  readonly progress: number;
  /** Current pace in steps per second. */
  readonly pace: number;
  /** Whether the search is over and the playhead is at its end. */
  readonly finished: boolean;
}

import type { Counts } from './counts.ts';

/**
 * Where a search stands, as plain data: a search started from it goes on exactly as the one it was
 * taken from. Candidates and ties depend on the state alone, so the path says it all, but for the
 * candidates already tried at its end.
 */
export interface Position extends Omit<Counts, 'depth'> {
  /** The placements on the board, in the order they were made. */
  readonly path: readonly number[];
  /** What comes next: to look at the node just reached, to try a candidate, or to leave the node. */
  readonly phase: Phase;
  /** In phase TRY: how far down the candidate list the search is, as its solver counts; else 0. */
  readonly tried: number;
  /**
   * In the other phases, at full detail: how many of the items covered by the last placement have
   * been emitted as COVER, and not yet as UNCOVER; else 0.
   */
  readonly emitted: number;
  /** Whether nothing was placed yet after the last placement, and it completed no solution nor an image of one. */
  readonly isLeaf: boolean;
  /** Where rules that remember forgot last, if that was before: what they know is what they saw on the way from there. */
  readonly replayFrom?: Position;
}

export const ENTER = 0;
export const TRY = 1;
export const LEAVE = 2;
export type Phase = typeof ENTER | typeof TRY | typeof LEAVE;

/** Where every search begins. */
export const origin: Position = {
  steps: 0,
  placements: 0,
  solutions: 0,
  deadEnds: 0,
  deepest: 0,
  path: [],
  phase: ENTER,
  tried: 0,
  emitted: 0,
  isLeaf: true,
};

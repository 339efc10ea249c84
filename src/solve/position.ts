/**
 * The position of a search as plain data: a search restored from it continues exactly like the
 * original. Candidates and ties depend on the state alone, so the path determines everything but
 * the candidates already tried at its end.
 */
export interface Position extends Omit<Counts, 'depth'> {
  /** The placements on the board, in the order they were made. */
  readonly path: readonly number[];
  /** The next action: to check the node just reached, try a candidate, or leave the node. */
  readonly phase: Phase;
  /** In phase TRY, the number of candidates passed, as the solver counts them; else 0. */
  readonly tried: number;
  /**
   * In the other phases, at full detail, the number of items of the last placement emitted as COVER
   * and not yet as UNCOVER; else 0.
   */
  readonly emitted: number;
  /** Whether no placement followed the last one, which completed no solution, nor an image of one. */
  readonly isLeaf: boolean;
  /** The position at which the rules' memory was last cleared, if earlier: a replay starts there. */
  readonly replayFrom?: Position;
}

export const ENTER = 0;
export const TRY = 1;
export const LEAVE = 2;
export type Phase = typeof ENTER | typeof TRY | typeof LEAVE;

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

/** The figures of a search at one moment. */
export interface Counts {
  /** Places and removes so far. */
  readonly steps: number;
  /** Times a piece was placed. */
  readonly placements: number;
  /** Placements removed with nothing placed after them, except solutions and their images. */
  readonly deadEnds: number;
  /** Placements on the board. */
  readonly depth: number;
  /** The largest depth so far. */
  readonly deepest: number;
  readonly solutions: number;
}

/** Copies the figures out of any object that has them. */
export function countsOf({ steps, placements, deadEnds, depth, deepest, solutions }: Counts) {
  return { steps, placements, deadEnds, depth, deepest, solutions };
}

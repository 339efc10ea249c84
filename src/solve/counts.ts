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

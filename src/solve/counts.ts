/** The figures of a search at one moment. */
export interface Counts {
  /** Places and removes so far: the number of the last one. */
  readonly steps: number;
  /** Times a piece was placed. */
  readonly placements: number;
  /** Placements taken back with nothing placed after them, solutions and images of them aside. */
  readonly deadEnds: number;
  /** How many placements are on the board. */
  readonly depth: number;
  /** The most that were on it at once. */
  readonly deepest: number;
  readonly solutions: number;
}

/** The figures alone, as plain data, of whatever has them. */
export function countsOf({ steps, placements, deadEnds, depth, deepest, solutions }: Counts) {
  return { steps, placements, deadEnds, depth, deepest, solutions };
}

import type { Problem } from '../problem.ts';
import { isAllowed, type Held } from '../symmetry.ts';

/** The placements in terms of a sequence of cells. */
export interface SequenceLayout {
  /** Placement → the rank of its first cell; −1 if a held piece rules it out. */
  readonly rank: Int32Array;
  /** Placement → where its cells begin in `offset`; one entry longer. */
  readonly start: Int32Array;
  /** The ranks of a placement's cells relative to its first one, parallel to `cellOf`. */
  readonly offset: Int16Array;
  /** The highest bit any mask uses, counted from the word that holds the first cell. */
  readonly reach: number;
}

export function sequenceLayout(
  { placements }: Problem,
  sequence: Int32Array,
  held: readonly Held[],
): SequenceLayout {
  const { count, piece, orientation, start, cellOf } = placements;
  const rankOf = new Int32Array(sequence.length);
  sequence.forEach((cell, rank) => (rankOf[cell] = rank));
  const rank = new Int32Array(count);
  const offset = new Int16Array(cellOf.length);
  let reach = 0;
  for (let p = 0; p < count; p++) {
    let first = sequence.length;
    for (let i = start[p]!; i < start[p + 1]!; i++) first = Math.min(first, rankOf[cellOf[i]!]!);
    for (let i = start[p]!; i < start[p + 1]!; i++) {
      offset[i] = rankOf[cellOf[i]!]! - first;
      reach = Math.max(reach, (first & 31) + offset[i]!);
    }
    rank[p] = isAllowed(held, piece[p]!, orientation[p]!) ? first : -1;
  }
  return { rank, start, offset, reach };
}

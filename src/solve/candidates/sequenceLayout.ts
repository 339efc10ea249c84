import type { Problem } from '../problem.ts';
import { isAllowed, type Held } from '../symmetry.ts';

/** Where placements lie in a sequence. */
export interface SequenceLayout {
  /** Placement → the rank of its first cell; −1 if it may not be used. */
  readonly rank: Int32Array;
  /** Placement → where its cells begin in `offset`; one longer. */
  readonly start: Int32Array;
  /** By how many ranks a cell comes after its placement's first. */
  readonly offset: Int16Array;
  /** The last bit any placement needs, counted from the word that holds its first cell. */
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

import type { Problem } from '../problem.ts';
import { isAllowed, type Held } from '../symmetry/symmetry.ts';

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

export interface Slots {
  readonly count: number;
  /** Slot → piece. */
  readonly piece: Int32Array;
  /** Placement → its slot in its list. */
  readonly of: Int32Array;
}

/** Words per set of slots; even, since they are read in pairs. */
export const wordsFor = (slots: number): number => Math.max(1, (slots + 63) >> 6) * 2;

/**
 * Assigns each placement a slot in its list, by piece in the given order, then by orientation. Each
 * orientation gets the same slots in all lists, so that lists which differ by a few placements agree
 * on the others; unless it takes fewer words to let a piece's placements fill its first slots.
 *
 * @param rank placement → the rank of its first cell, which identifies its list; −1 for no list
 * @param ranks the number of lists
 */
export function slotsFor(
  { placements, pieces }: Problem,
  pieceOrder: Int32Array,
  rank: Int32Array,
  ranks: number,
): Slots {
  const { piece, orientation } = placements;
  /** @param groupOf placement → its group: those of piece p begin at p × groupsAPiece */
  const assign = (groupOf: Int32Array, groupsAPiece: number): Slots => {
    const groups = groupsAPiece * pieces.length;
    // Group → the most placements it has in a list; placement → its index within group and list.
    const longest = new Int32Array(groups);
    const used = new Uint16Array(ranks * groups);
    const index = groupOf.map((group, p) => {
      if (rank[p]! < 0) return 0;
      const own = used[rank[p]! * groups + group]!++;
      longest[group] = Math.max(longest[group]!, own + 1);
      return own;
    });
    const pieceOf: number[] = [];
    const firstSlot = new Int32Array(groups);
    for (const own of pieceOrder)
      for (let group = own * groupsAPiece; group < (own + 1) * groupsAPiece; group++) {
        firstSlot[group] = pieceOf.length;
        for (let i = 0; i < longest[group]!; i++) pieceOf.push(own);
      }
    const of = index.map((own, p) => firstSlot[groupOf[p]!]! + own);
    return { count: pieceOf.length, piece: Int32Array.from(pieceOf), of };
  };
  const orientations = orientation.reduce((most, own) => Math.max(most, own + 1), 1);
  const byOrientation = assign(
    piece.map((own, p) => own * orientations + orientation[p]!),
    orientations,
  );
  const byPiece = assign(piece, 1);
  return wordsFor(byOrientation.count) <= wordsFor(byPiece.count) ? byOrientation : byPiece;
}

import type { Problem } from '../problem.ts';

/** The same slots for all lists of candidates. */
export interface Slots {
  readonly count: number;
  /** Slot → piece. */
  readonly piece: Int32Array;
  /** Placement → the slot it has in its list. */
  readonly of: Int32Array;
}

/** Words that a set of slots takes; even, so that they can be looked at in twos. */
export const wordsFor = (slots: number): number => Math.max(1, (slots + 63) >> 6) * 2;

/**
 * Gives each placement a slot in its list, by piece in the order given, then orientation. An
 * orientation has the same slots in all lists, so that lists which differ by a few placements agree
 * about the others; unless that takes more words than to let a piece's placements move up into its
 * first slots.
 *
 * @param rank placement → the rank of its first cell, which says in which list it is; −1 if in none
 * @param ranks how many lists there are
 */
export function slotsFor(
  problem: Problem,
  pieceOrder: Int32Array,
  rank: Int32Array,
  ranks: number,
): Slots {
  const { count, piece, orientation } = problem.placements;
  const orientations = new Int32Array(problem.pieces.length).fill(1);
  for (let p = 0; p < count; p++)
    orientations[piece[p]!] = Math.max(orientations[piece[p]!]!, orientation[p]! + 1);
  const byOrientation = assignSlots(problem, pieceOrder, rank, ranks, orientations);
  const byPiece = assignSlots(problem, pieceOrder, rank, ranks, orientations.fill(1));
  return wordsFor(byOrientation.count) <= wordsFor(byPiece.count) ? byOrientation : byPiece;
}

/** Shares slots out to the groups of each piece's placements: one group, or one an orientation. */
function assignSlots(
  problem: Problem,
  pieceOrder: Int32Array,
  rank: Int32Array,
  ranks: number,
  groupsOf: Int32Array,
): Slots {
  const { count, piece, orientation } = problem.placements;
  const firstGroup = new Int32Array(groupsOf.length + 1);
  groupsOf.forEach((own, number) => (firstGroup[number + 1] = firstGroup[number]! + own));
  const groups = firstGroup.at(-1)!;
  const groupOf = (p: number) =>
    firstGroup[piece[p]!]! + Math.min(orientation[p]!, groupsOf[piece[p]!]! - 1);
  const used = new Uint16Array(ranks * groups);
  const most = new Int32Array(groups);
  const of = new Int32Array(count);
  for (let p = 0; p < count; p++) {
    if (rank[p]! < 0) continue;
    const group = groupOf(p);
    of[p] = used[rank[p]! * groups + group]!++;
    most[group] = Math.max(most[group]!, of[p]! + 1);
  }
  const pieceOf: number[] = [];
  const first = new Int32Array(groups);
  for (const number of pieceOrder) {
    for (let group = firstGroup[number]!; group < firstGroup[number + 1]!; group++) {
      first[group] = pieceOf.length;
      for (let i = 0; i < most[group]!; i++) pieceOf.push(number);
    }
  }
  for (let p = 0; p < count; p++) of[p]! += first[groupOf(p)]!;
  return { count: pieceOf.length, piece: Int32Array.from(pieceOf), of };
}

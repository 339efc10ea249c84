import { coveredBy, type Problem } from './problem.ts';
import type { Held } from './symmetry.ts';

/** How many cells one lookup answers for, and how many answers it chooses among. */
const SPAN = 8;
const ROWS = 1 << SPAN;

/**
 * What may be placed on each cell when it is the first open one of a sequence: the placements whose
 * first cell in that sequence it is, by piece in the order of the search, then orientation. Cells are called by their rank in
 * the sequence here.
 *
 * Every list is laid out alike: a piece has the same slots in all of them, as many as its longest
 * needs, and some stay empty. So a set of candidates is a set of slots, as bits of 32-bit words, and
 * "all candidates of the pieces that are left" is one such set for every cell. Which candidates
 * fit the cells covered so far is no loop over candidates either, but the union of a few rows made
 * beforehand: for every eight cells that matter to a list, and each of the 256 ways they can be
 * covered, the slots ruled out.
 */
export interface Candidates {
  /** How many slots a list has. */
  readonly slots: number;
  /** Words that a set of slots takes; even. */
  readonly setWidth: number;
  /** Slot → piece. */
  readonly piece: Int32Array;
  /** Piece × setWidth → its slots. */
  readonly slotsOf: Int32Array;

  /** Rank × slots → placement, or −1 where the slot is empty. */
  readonly placement: Int32Array;
  /** Rank × setWidth → the empty slots, and the bits that are no slots. */
  readonly empty: Int32Array;

  /** Words that the covered cells take: a bit for each rank, one or more that stay clear, and room for a mask. */
  readonly coverWidth: number;
  /** Words a mask takes; at least 2. */
  readonly maskWidth: number;
  /** (Rank × slots + slot) × maskWidth → the cells of a placement as bits, from the word that holds the list's own cell. */
  readonly masks: Int32Array;

  /** How many lookups each list needs; the same for all, so that the loop over them is even. */
  readonly lookups: number;
  /** Rank × lookups → the first of the eight ranks to look at. */
  readonly first: Int32Array;
  /** ((Rank × lookups + lookup) × 256 + covered cells) × setWidth → the slots ruled out. */
  readonly ruledOut: Int32Array;
}

/** A placement in the list of its first cell, with the ranks of its cells, ascending. */
interface Candidate {
  readonly placement: number;
  readonly ranks: Int32Array;
}

export function candidatesFor(
  problem: Problem,
  sequence: Int32Array,
  pieceOrder: Int32Array,
  held: Held | undefined,
): Candidates {
  const lists = listsFor(problem, sequence, held);
  const { firstSlot, slotsFor, slots } = layOut(problem, pieceOrder, lists);
  const setWidth = Math.max(1, (slots + 63) >> 6) * 2;
  const piece = new Int32Array(slots);
  const slotsOf = new Int32Array(problem.pieces.length * setWidth);
  problem.pieces.forEach((_, number) => {
    for (let slot = firstSlot[number]!; slot < firstSlot[number]! + slotsFor[number]!; slot++) {
      piece[slot] = number;
      put(slotsOf, number * setWidth, slot);
    }
  });

  const reach = lists.flatMap((list, rank) =>
    list.map(({ ranks }) => (ranks.at(-1)! >> 5) - (rank >> 5)),
  );
  const maskWidth = reach.reduce((most, words) => Math.max(most, words + 1), 2);
  const placement = new Int32Array(lists.length * slots).fill(-1);
  const empty = new Int32Array(lists.length * setWidth).fill(-1);
  const masks = new Int32Array(lists.length * slots * maskWidth);
  const needs = lists.map((list, rank) => {
    const next = firstSlot.slice();
    // Rank of another cell → the slots whose placements cover it.
    const needing = new Map<number, Int32Array>();
    for (const candidate of list) {
      const slot = next[problem.placements.piece[candidate.placement]!]!++;
      placement[rank * slots + slot] = candidate.placement;
      empty[rank * setWidth + (slot >> 5)]! ^= 1 << (slot & 31);
      const mask = (rank * slots + slot) * maskWidth - (rank >> 5);
      for (const other of candidate.ranks) {
        put(masks, mask, other);
        if (other === rank) continue;
        if (!needing.has(other)) needing.set(other, new Int32Array(setWidth));
        put(needing.get(other)!, 0, slot);
      }
    }
    return needing;
  });
  const coverWidth = (lists.length >> 5) + 1 + maskWidth;
  const layout = {
    slots,
    setWidth,
    piece,
    slotsOf,
    placement,
    empty,
    coverWidth,
    maskWidth,
    masks,
  };
  return { ...layout, ...lookupsFor(needs, setWidth) };
}

/** Sets one bit of a set that begins at a word of an array. */
function put(words: Int32Array, begin: number, bit: number): void {
  words[begin + (bit >> 5)]! |= 1 << (bit & 31);
}

/** Rank → the placements whose first cell it is, in the order of their numbers. */
function listsFor(
  problem: Problem,
  sequence: Int32Array,
  held: Held | undefined,
): readonly Candidate[][] {
  const { placements } = problem;
  const rankOf = new Int32Array(sequence.length);
  sequence.forEach((cell, rank) => (rankOf[cell] = rank));
  const lists: Candidate[][] = Array.from(sequence, () => []);
  for (let placement = 0; placement < placements.count; placement++) {
    const isHeld = held?.piece === placements.piece[placement];
    if (isHeld && !held!.allowed[placements.orientation[placement]!]) continue;
    const ranks = coveredBy(problem, placement).map((cell) => rankOf[cell]!);
    lists[ranks.sort()[0]!]!.push({ placement, ranks });
  }
  return lists;
}

/** Piece → its first slot and how many it has, such that no list needs more of them. */
function layOut(
  { pieces, placements }: Problem,
  pieceOrder: Int32Array,
  lists: readonly Candidate[][],
): { firstSlot: Int32Array; slotsFor: Int32Array; slots: number } {
  const slotsFor = new Int32Array(pieces.length);
  for (const list of lists) {
    const counts = new Int32Array(pieces.length);
    for (const { placement } of list) counts[placements.piece[placement]!]!++;
    counts.forEach((count, piece) => (slotsFor[piece] = Math.max(slotsFor[piece]!, count)));
  }
  const firstSlot = new Int32Array(pieces.length);
  let slots = 0;
  for (const piece of pieceOrder) {
    firstSlot[piece] = slots;
    slots += slotsFor[piece]!;
  }
  return { firstSlot, slotsFor, slots };
}

/** For each list the eights of cells that matter to it, and what they rule out. */
function lookupsFor(
  needs: readonly ReadonlyMap<number, Int32Array>[],
  setWidth: number,
): Pick<Candidates, 'lookups' | 'first' | 'ruledOut'> {
  const spans = needs.map((needing) => spansOver([...needing.keys()]));
  const lookups = spans.reduce((most, list) => Math.max(most, list.length), 0);
  const first = new Int32Array(needs.length * lookups);
  const ruledOut = new Int32Array(first.length * ROWS * setWidth);
  needs.forEach((needing, rank) => {
    for (const [i, span] of spans[rank]!.entries()) {
      const at = rank * lookups + i;
      first[at] = span;
      for (let row = 1; row < ROWS; row++) {
        // Whatever rules out slots with one cell fewer covered, and what the lowest cell adds.
        const rest = row & (row - 1);
        const lowest = needing.get(span + 31 - Math.clz32(row ^ rest));
        const from = (at * ROWS + rest) * setWidth;
        const to = (at * ROWS + row) * setWidth;
        for (let word = 0; word < setWidth; word++)
          ruledOut[to + word] = ruledOut[from + word]! | (lowest?.[word] ?? 0);
      }
    }
  });
  return { lookups, first, ruledOut };
}

/** Where to begin spans that cover these ranks, as few as may be, each within one word. */
function spansOver(ranks: readonly number[]): number[] {
  const spans: number[] = [];
  for (const rank of ranks.toSorted((a, b) => a - b)) {
    const isCovered = spans.length > 0 && rank < spans.at(-1)! + SPAN;
    if (!isCovered) spans.push(Math.min(rank, (rank | 31) - SPAN + 1));
  }
  return spans;
}

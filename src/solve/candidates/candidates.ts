import { sequenceLayout, type SequenceLayout, slotsFor, wordsFor } from './layout.ts';
import { lookupsFor, type Lookups } from './lookups.ts';
import type { Problem } from '../problem.ts';
import type { Held } from '../symmetry/symmetry.ts';

/**
 * The candidates of each cell: the placements with that cell as their first one in a sequence of the
 * cells, by piece in the search's order, then by orientation. They are tried when the cell is the
 * first open one. Cells are identified by their rank in the sequence.
 *
 * All lists have the same layout: a piece has the same slots in each, as many as its longest list
 * needs, and some are empty. So a set of candidates is a bit set of slots, in 32-bit words, and "all
 * candidates of the pieces left" is one set for all cells. A table of the list has, for every eight
 * cells after its own cell and each of the 256 ways to cover them, the slots ruled out; the union of
 * a few rows leaves the candidates that fit. Lists without a table are tested one by one.
 */
export interface Candidates extends Lookups {
  /** Slots per list. */
  readonly slots: number;
  /** Words per set of slots; even. */
  readonly setWidth: number;
  /** Slot → piece. */
  readonly piece: Int32Array;
  /** Piece × setWidth → its slots. */
  readonly slotsOf: Int32Array;

  /** Rank × slots → placement, or −1 where the slot is empty. */
  readonly placement: Int32Array;
  /** Rank × setWidth → the empty slots, and the bits beyond the last slot. */
  readonly empty: Int32Array;

  /** Words for the covered cells: a bit per rank, one at least that stays clear, and room for a mask. */
  readonly coverWidth: number;
  /** Words per mask; at least 2. */
  readonly maskWidth: number;
  /** Rank × slots + slot → where its mask begins in `masks`. The masks of one list are adjacent. */
  readonly maskAt: Int32Array;
  /** The cells of each placement as bits, from the word on that holds the list's own cell. */
  readonly masks: Int32Array;
  readonly layout: SequenceLayout;
}

export function candidatesFor(
  problem: Problem,
  sequence: Int32Array,
  pieceOrder: Int32Array,
  held: readonly Held[],
): Candidates {
  const ranks = sequence.length;
  const layout = sequenceLayout(problem, sequence, held);
  const { count: slots, piece, of: slotOf } = slotsFor(problem, pieceOrder, layout.rank, ranks);
  const setWidth = wordsFor(slots);
  const slotsOf = new Int32Array(problem.pieces.length * setWidth);
  piece.forEach((number, slot) => put(slotsOf, number * setWidth, slot));

  const { rank, reach } = layout;
  const maskWidth = Math.max(2, (reach >> 5) + 1);
  const placement = new Int32Array(ranks * slots).fill(-1);
  const empty = new Int32Array(ranks * setWidth).fill(-1);
  for (let p = 0; p < rank.length; p++) {
    const [own, slot] = [rank[p]!, slotOf[p]!];
    if (own < 0) continue;
    placement[own * slots + slot] = p;
    empty[own * setWidth + (slot >> 5)]! ^= 1 << (slot & 31);
  }
  return {
    slots,
    setWidth,
    piece,
    slotsOf,
    placement,
    empty,
    coverWidth: (ranks >> 5) + 1 + maskWidth,
    maskWidth,
    ...masksOf(placement, slots, layout, maskWidth),
    layout,
    ...lookupsFor(placement, ranks, layout, setWidth),
  };
}

/** The masks of all lists, and where each begins; empty slots have none. */
function masksOf(
  placement: Int32Array,
  slots: number,
  { rank, start, offset }: SequenceLayout,
  maskWidth: number,
): Pick<Candidates, 'masks' | 'maskAt'> {
  const masks = new Int32Array(rank.length * maskWidth);
  const maskAt = new Int32Array(placement.length);
  let mask = 0;
  placement.forEach((p, at) => {
    if (p < 0) return;
    maskAt[at] = mask;
    const own = Math.floor(at / slots) & 31;
    for (let i = start[p]!; i < start[p + 1]!; i++) put(masks, mask, own + offset[i]!);
    mask += maskWidth;
  });
  return { masks, maskAt };
}

/**
 * Finds the candidates that fit in a list without a table, one by one.
 *
 * @param rank the list
 * @param covered the covered cells, as bits by rank
 * @param usedUp the slots of pieces that have no copy left
 * @param fitting receives the set of slots that fit
 * @param begin the word of `fitting` at which that set begins
 */
export function findOneByOne(
  { slots, setWidth, placement, empty, layout: { start, offset } }: Candidates,
  rank: number,
  covered: Int32Array,
  usedUp: Int32Array,
  fitting: Int32Array,
  begin: number,
): void {
  const isCovered = (cell: number): boolean => ((covered[cell >> 5]! >> (cell & 31)) & 1) === 1;
  for (let i = 0; i < setWidth; i++) {
    let set = ~(empty[rank * setWidth + i]! | usedUp[i]!);
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      const lowest = rest & -rest;
      const p = placement[rank * slots + (i << 5) + 31 - Math.clz32(lowest)]!;
      let at = start[p]!;
      while (at < start[p + 1]! && !isCovered(rank + offset[at]!)) at++;
      if (at < start[p + 1]!) set ^= lowest;
    }
    fitting[begin + i] = set;
  }
}

/** Sets a bit of the set that begins at word `begin`. */
function put(words: Int32Array, begin: number, bit: number): void {
  words[begin + (bit >> 5)]! |= 1 << (bit & 31);
}

import { lookupsFor, type Lookups } from './lookups.ts';
import { sequenceLayout, type SequenceLayout } from './sequenceLayout.ts';
import type { Problem } from '../problem.ts';
import { slotsFor, wordsFor } from './slots.ts';
import type { Held } from '../symmetry.ts';

/**
 * What may be placed on each cell when it is the first open one of a sequence: the placements whose
 * first cell in that sequence it is, by piece in the order of the search, then orientation. Cells
 * are called by their rank in the sequence here.
 *
 * Every list is laid out alike: a piece has the same slots in all of them, as many as its longest
 * needs, and some stay empty. So a set of candidates is a set of slots, as bits of 32-bit words, and
 * "all candidates of the pieces that are left" is one such set for every cell. Which candidates
 * fit the cells covered so far is no loop over candidates either, but the union of a few rows made
 * beforehand: for every eight cells that come after a list's own, and each of the 256 ways they can
 * be covered, the slots ruled out. Only lists without such a table are gone through one by one.
 */
export interface Candidates extends Lookups {
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
  /** Rank × slots + slot → where the mask begins in `masks`; list by list, so that those of a list lie together. */
  readonly maskAt: Int32Array;
  /** The cells of placements as bits, each from the word that holds the list's own cell. */
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

/** The masks of all lists, and where they begin; empty slots have none. */
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
 * Goes through a list without a table.
 *
 * @param covered the covered cells, as bits by rank
 * @param usedUp the slots of pieces that are not left
 * @param fitting where the set of slots that fit is written, from a word on
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

/** Sets one bit of a set that begins at a word of an array. */
function put(words: Int32Array, begin: number, bit: number): void {
  words[begin + (bit >> 5)]! |= 1 << (bit & 31);
}

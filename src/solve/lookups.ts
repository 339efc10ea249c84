import type { Places } from './places.ts';

/** How many cells one lookup answers for, and how many answers it chooses among. */
const SPAN = 8;
const ROWS = 1 << SPAN;

/** What the cells covered so far rule out of a list of candidates. */
export interface Lookups {
  /** How many lookups each list needs; the same for all, so that the loop over them is even. */
  readonly lookups: number;
  /** Rank × lookups → the first of the eight ranks to look at. */
  readonly first: Int32Array;
  /** Rank → its table, (lookup × 256 + covered cells) × setWidth → the slots ruled out; undefined until it is made. */
  readonly ruledOut: readonly (Int32Array | undefined)[];
  /** Makes the table of a rank. */
  prepare(rank: number): Int32Array;
}

/**
 * Tables take most of the memory that lists need. But lists whose placements lie alike, counted from
 * their own cells, and at the same bits of a word, have one in common: on a box of any size there
 * are no more than 32. And a table is made when it is first needed.
 *
 * @param placement rank × slots → placement, or −1
 */
export function lookupsFor(
  placement: Int32Array,
  ranks: number,
  places: Places,
  setWidth: number,
): Lookups {
  const kinds = kindsOf(placement, ranks, places);
  const spans = kinds.map((kind) => spansOver(kind, places));
  const lookups = spans.reduce((most, own) => Math.max(most, own.length), 0);
  const first = new Int32Array(ranks * lookups);
  const kindOf = new Int32Array(ranks);
  kinds.forEach((kind, number) => {
    for (const rank of kind.ranks) {
      kindOf[rank] = number;
      spans[number]!.forEach((span, i) => (first[rank * lookups + i] = (rank & ~31) + span));
    }
  });
  const ruledOut: (Int32Array | undefined)[] = Array.from(kindOf, () => undefined);
  const prepare = (rank: number): Int32Array => {
    const number = kindOf[rank]!;
    const table = new Int32Array(lookups * ROWS * setWidth);
    fill(table, spans[number]!, slotsNeeding(kinds[number]!, places, setWidth), setWidth);
    for (const alike of kinds[number]!.ranks) ruledOut[alike] = table;
    return table;
  };
  return { lookups, first, ruledOut, prepare };
}

/** Lists that agree: where two of them have a slot filled, its cells have the same bits. */
interface Kind {
  readonly ranks: number[];
  /** The bit of the lists' own cells in their words. */
  readonly bit: number;
  /** Slot → a placement that one of the lists has there, or −1. */
  readonly sample: Int32Array;
}

/** Sorts lists by kind: each is of the first that it agrees with. */
function kindsOf(placement: Int32Array, ranks: number, { start, offset }: Places): Kind[] {
  const slots = placement.length / ranks;
  const isAlike = (one: number, other: number): boolean => {
    if (one < 0 || other < 0) return true;
    const [from, to] = [start[one]!, start[other]!];
    const size = start[one + 1]! - from;
    if (start[other + 1]! - to !== size) return false;
    for (let i = 0; i < size; i++) if (offset[from + i] !== offset[to + i]) return false;
    return true;
  };
  const agrees = ({ sample }: Kind, rank: number): boolean => {
    for (let slot = 0; slot < slots; slot++)
      if (!isAlike(sample[slot]!, placement[rank * slots + slot]!)) return false;
    return true;
  };
  const kinds: Kind[] = [];
  for (let rank = 0; rank < ranks; rank++) {
    const bit = rank & 31;
    let kind = kinds.find((known) => known.bit === bit && agrees(known, rank));
    if (!kind) kinds.push((kind = { ranks: [], bit, sample: new Int32Array(slots).fill(-1) }));
    kind.ranks.push(rank);
    for (let slot = 0; slot < slots; slot++)
      kind.sample[slot] = Math.max(kind.sample[slot]!, placement[rank * slots + slot]!);
  }
  return kinds;
}

/** Where to begin the spans that a kind's lists look at, as few as may be, each within one word. */
function spansOver({ bit, sample }: Kind, { start, offset, reach }: Places): number[] {
  const matters = new Uint8Array(reach + 1);
  for (const p of sample)
    if (p >= 0) for (let i = start[p]!; i < start[p + 1]!; i++) matters[bit + offset[i]!] = 1;
  const spans: number[] = [];
  for (let other = bit + 1; other < matters.length; other++) {
    const isCovered = spans.length > 0 && other < spans.at(-1)! + SPAN;
    if (matters[other] && !isCovered) spans.push(Math.min(other, (other | 31) - SPAN + 1));
  }
  return spans;
}

/** The bit of a cell other than the list's own → the slots whose placements cover it. */
function slotsNeeding(
  { bit, sample }: Kind,
  { start, offset }: Places,
  setWidth: number,
): Map<number, Int32Array> {
  const needing = new Map<number, Int32Array>();
  sample.forEach((p, slot) => {
    if (p < 0) return;
    for (let i = start[p]!; i < start[p + 1]!; i++) {
      if (offset[i] === 0) continue;
      const other = bit + offset[i]!;
      if (!needing.has(other)) needing.set(other, new Int32Array(setWidth));
      needing.get(other)![slot >> 5]! |= 1 << (slot & 31);
    }
  });
  return needing;
}

/** Writes what each lookup rules out, for each way its eight cells can be covered. */
function fill(
  table: Int32Array,
  spans: readonly number[],
  needing: ReadonlyMap<number, Int32Array>,
  setWidth: number,
): void {
  for (const [i, span] of spans.entries()) {
    for (let row = 1; row < ROWS; row++) {
      // Whatever rules out slots with one cell fewer covered, and what the lowest cell adds.
      const rest = row & (row - 1);
      const lowest = needing.get(span + 31 - Math.clz32(row ^ rest));
      const from = (i * ROWS + rest) * setWidth;
      const to = (i * ROWS + row) * setWidth;
      for (let word = 0; word < setWidth; word++)
        table[to + word] = table[from + word]! | (lowest?.[word] ?? 0);
    }
  }
}

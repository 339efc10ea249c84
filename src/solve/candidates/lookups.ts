import type { SequenceLayout } from './sequenceLayout.ts';

/** How many cells one lookup answers for, and how many answers it chooses among. */
const SPAN = 8;
const ROWS = 1 << SPAN;
/** How many words all tables of a search may take together. */
const MOST_WORDS = 1 << 24;

/** What the cells covered so far rule out of a list of candidates. */
export interface Lookups {
  /**
   * Rank → its table, undefined until it is made. Cells that come after the list's own are looked up eight at a
   * time, and those lookups are in spans of one to four, within 32 cells from the next one on. The table has
   *
   * - the place where its rows begin;
   * - of each span, up to there: which 32 cells, how many of them come before it, and how long its rows are;
   * - pair of words by pair of words, lookup by lookup, for each of 256 ways in which eight cells can be
   *   covered a row of two words: the slots ruled out.
   */
  readonly ruledOut: readonly (Int32Array | undefined)[];
  /** Makes the table of a rank; undefined where there is no room for it. */
  prepare(rank: number): Int32Array | undefined;
}

/**
 * Tables take most of the memory that lists need, and are read at every node. But lists whose placements
 * lie alike, counted from their own cells, have one in common: a box of any size needs only one. And a
 * table is made when it is first needed. Where cells are filled in no regular order, hardly two lists lie
 * alike and each table spans the whole board; so tables are made only as long as there is room for them.
 *
 * @param placement rank × slots → placement, or −1
 */
export function lookupsFor(
  placement: Int32Array,
  ranks: number,
  layout: SequenceLayout,
  setWidth: number,
): Lookups {
  const classes = classesOf(placement, ranks, layout);
  const classOf = new Int32Array(ranks);
  classes.forEach((own, number) => {
    for (const rank of own.ranks) classOf[rank] = number;
  });
  const ruledOut: (Int32Array | undefined)[] = Array.from(classOf, () => undefined);
  let room = MOST_WORDS;
  const prepare = (rank: number): Int32Array | undefined => {
    if (room === 0) return undefined;
    const own = classes[classOf[rank]!]!;
    const needing = slotsNeeding(own, layout, setWidth);
    const spans = spansOver([...needing.keys()]);
    const size = sizeOf(spans, setWidth);
    // What comes later is hardly smaller, and is not to be worked out in vain at every node.
    room = size > room ? 0 : room - size;
    if (room === 0) return undefined;
    const table = tableOf(spans, needing, setWidth);
    for (const alike of own.ranks) ruledOut[alike] = table;
    return table;
  };
  return { ruledOut, prepare };
}

/** Lists that agree: where two of them have a slot filled, its cells come as far after their own. */
interface ListClass {
  readonly ranks: number[];
  /** Slot → a placement that one of the lists has there, or −1. */
  readonly sample: Int32Array;
}

/** Sorts lists by own: each is of the first that it agrees with. */
function classesOf(
  placement: Int32Array,
  ranks: number,
  { start, offset }: SequenceLayout,
): ListClass[] {
  const slots = placement.length / ranks;
  const isAlike = (one: number, other: number): boolean => {
    if (one < 0 || other < 0) return true;
    const [from, to] = [start[one]!, start[other]!];
    const size = start[one + 1]! - from;
    if (start[other + 1]! - to !== size) return false;
    for (let i = 0; i < size; i++) if (offset[from + i] !== offset[to + i]) return false;
    return true;
  };
  const agrees = ({ sample }: ListClass, rank: number): boolean => {
    for (let slot = 0; slot < slots; slot++)
      if (!isAlike(sample[slot]!, placement[rank * slots + slot]!)) return false;
    return true;
  };
  const classes: ListClass[] = [];
  for (let rank = 0; rank < ranks; rank++) {
    let own = classes.find((known) => agrees(known, rank));
    if (!own) classes.push((own = { ranks: [], sample: new Int32Array(slots).fill(-1) }));
    own.ranks.push(rank);
    for (let slot = 0; slot < slots; slot++)
      own.sample[slot] = Math.max(own.sample[slot]!, placement[rank * slots + slot]!);
  }
  return classes;
}

/** How far a cell comes after the list's own → the slots whose placements cover it. */
function slotsNeeding(
  { sample }: ListClass,
  { start, offset }: SequenceLayout,
  setWidth: number,
): Map<number, Int32Array> {
  const needing = new Map<number, Int32Array>();
  sample.forEach((p, slot) => {
    if (p < 0) return;
    for (let i = start[p]!; i < start[p + 1]!; i++) {
      const after = offset[i]!;
      if (after === 0) continue;
      if (!needing.has(after)) needing.set(after, new Int32Array(setWidth));
      needing.get(after)![slot >> 5]! |= 1 << (slot & 31);
    }
  });
  return needing;
}

/** Eight cells that are looked up: the first of them is so far after the list's own. */
type FirstCell = number;

/** How many words come before a table's rows. */
const rowsBegin = (spans: readonly FirstCell[][]): number => 1 + 3 * spans.length;

/** How many words a table takes. */
const sizeOf = (spans: readonly FirstCell[][], setWidth: number): number =>
  rowsBegin(spans) + spans.flat().length * ROWS * setWidth;

/** Makes a table over some spans, of the slots that each cell after the list's own rules out. */
function tableOf(
  spans: readonly FirstCell[][],
  needing: ReadonlyMap<number, Int32Array>,
  setWidth: number,
): Int32Array {
  const lookups = spans.flat();
  const rows = rowsBegin(spans);
  const table = new Int32Array(sizeOf(spans, setWidth));
  table[0] = rows;
  spans.forEach((span, i) => {
    const first = span[0]! - 1;
    table.set([first >> 5, first & 31, 2 * ROWS * span.length], 1 + 3 * i);
  });
  for (const [i, lookup] of lookups.entries())
    for (let word = 0; word < setWidth; word++) {
      const begin = rows + ((word >> 1) * lookups.length + i) * 2 * ROWS + (word & 1);
      for (let row = 1; row < ROWS; row++) {
        // Whatever rules out slots with one cell fewer covered, and what the lowest cell adds.
        const rest = row & (row - 1);
        const lowest = needing.get(lookup + 31 - Math.clz32(row ^ rest));
        table[begin + 2 * row] = table[begin + 2 * rest]! | (lowest?.[word] ?? 0);
      }
    }
  return table;
}

/** The spans that cells which matter are in: of each 32 cells one, from the first lookup needed to the last. */
function spansOver(cells: readonly number[]): FirstCell[][] {
  const used = new Set(cells.map((cell) => Math.floor((cell - 1) / SPAN)));
  const words = new Set([...used].map((lookup) => lookup >> 2));
  return [...words]
    .sort((a, b) => a - b)
    .map((word) => {
      const within = [0, 1, 2, 3].filter((i) => used.has(4 * word + i));
      const length = within.at(-1)! + 1 - within[0]!;
      return Array.from({ length }, (_, i) => SPAN * (4 * word + within[0]! + i) + 1);
    });
}

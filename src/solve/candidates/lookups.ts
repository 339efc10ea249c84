import type { SequenceLayout } from './layout.ts';

/** Cells per lookup, and rows per lookup: the ways to cover them. */
const SPAN = 8;
const ROWS = 1 << SPAN;
/** The most words that all tables of a search may take together. */
const MOST_WORDS = 1 << 24;

// The layout of a table: where its rows begin; the head of each span; the rows.
const ROWS_BEGIN = 0;
const HEADS_BEGIN = 1;
/** Words per head of a span. */
const HEAD = 3;
/** In a head: the 32 cells that the span is in, counted in words from the list's own cell. */
const HEAD_WORD = 0;
/** In a head: how many of these cells come before the span. */
const HEAD_SHIFT = 1;
/** In a head: how many words the rows of the span take for a pair of words of a set. */
const HEAD_LENGTH = 2;
/** Words of all rows of a lookup, for a pair of words of a set. */
const LOOKUP = 2 * ROWS;

/** The candidates ruled out by the covered cells. */
export interface Lookups {
  /**
   * Rank → its table; undefined until it is made. The cells after a list's own are looked up eight
   * at a time, in spans of one to four adjacent lookups, within 32 cells from the next cell on. The
   * rows of a table are ordered by pair of words of a set, then by lookup, then by the 256 ways to
   * cover its cells; each is a pair of words of the set of slots ruled out.
   */
  readonly ruledOut: readonly (Int32Array | undefined)[];
  /** Makes the table of a rank; undefined if there is no room for it. */
  prepare(rank: number): Int32Array | undefined;
}

/**
 * Tables take most of the memory of candidate lists, and are read at every node. Lists whose
 * placements are at the same offsets share one: a box of any size needs only one. Tables are made
 * when first needed, and only while there is room: in an irregular fill order hardly two lists are
 * alike, and each table spans the whole board.
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
    // Later tables are hardly smaller, so there is no point in planning them at every node.
    room = size > room ? 0 : room - size;
    if (room === 0) return undefined;
    const table = tableOf(spans, needing, setWidth);
    for (const alike of own.ranks) ruledOut[alike] = table;
    return table;
  };
  return { ruledOut, prepare };
}

/**
 * Finds the candidates that fit by the table of their list. In the hot loop, so its arguments are
 * positional, and the layout of tables is not exported: imported constants are slower.
 *
 * @param rank the list
 * @param covered the covered cells, as bits by rank
 * @param empty rank × setWidth → the empty slots
 * @param usedUp the slots of pieces that have no copy left
 * @param fitting receives the set of slots that fit
 * @param begin the word of `fitting` at which that set begins
 */
export function findByTable(
  table: Int32Array,
  rank: number,
  covered: Int32Array,
  empty: Int32Array,
  usedUp: Int32Array,
  setWidth: number,
  fitting: Int32Array,
  begin: number,
): void {
  const list = rank * setWidth;
  const own = rank >> 5;
  const bit = rank & 31;
  const rows = table[ROWS_BEGIN]!;
  // Two words of the set at a time: most lists have no more.
  for (let i = 0, row = rows; i < setWidth; i += 2) {
    let out = empty[list + i]! | usedUp[i]!;
    let more = empty[list + i + 1]! | usedUp[i + 1]!;
    for (let head = HEADS_BEGIN; head < rows; head += HEAD) {
      const at = own + table[head + HEAD_WORD]!;
      // The 32 cells after this one, moved on by whole words; a shift by 32 would be none.
      let cells = ((covered[at]! >>> bit) >>> 1) | (covered[at + 1]! << (31 - bit));
      cells >>>= table[head + HEAD_SHIFT]!;
      for (const end = row + table[head + HEAD_LENGTH]!; row < end; row += LOOKUP) {
        const entry = row + ((cells & 255) << 1);
        out |= table[entry]!;
        more |= table[entry + 1]!;
        cells >>>= 8;
      }
    }
    fitting[begin + i] = ~out;
    fitting[begin + i + 1] = ~more;
  }
}

/**
 * Lists that can share a table: where two of them have the same slot filled, its cells are at the
 * same offsets.
 */
interface ListClass {
  readonly ranks: number[];
  /** Slot → a placement that one of the lists has there, or −1. */
  readonly sample: Int32Array;
}

/** Groups the lists into classes: each joins the first class it agrees with. */
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

/** Offset of a cell from the list's own → the slots whose placements cover it. */
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

/** A lookup, by the offset of the first of its eight cells from the list's own. */
type FirstCell = number;

/** Where a table's rows begin. */
const rowsBegin = (spans: readonly FirstCell[][]): number => HEADS_BEGIN + HEAD * spans.length;

/** The size of a table in words. */
const sizeOf = (spans: readonly FirstCell[][], setWidth: number): number =>
  rowsBegin(spans) + spans.flat().length * ROWS * setWidth;

/**
 * Makes a table over some spans.
 *
 * @param needing offset of a cell → the slots it rules out when covered
 */
function tableOf(
  spans: readonly FirstCell[][],
  needing: ReadonlyMap<number, Int32Array>,
  setWidth: number,
): Int32Array {
  const lookups = spans.flat();
  const rows = rowsBegin(spans);
  const table = new Int32Array(sizeOf(spans, setWidth));
  table[ROWS_BEGIN] = rows;
  spans.forEach((span, i) => {
    const first = span[0]! - 1;
    const head = HEADS_BEGIN + HEAD * i;
    table[head + HEAD_WORD] = first >> 5;
    table[head + HEAD_SHIFT] = first & 31;
    table[head + HEAD_LENGTH] = LOOKUP * span.length;
  });
  for (const [i, lookup] of lookups.entries())
    for (let word = 0; word < setWidth; word++) {
      const begin = rows + ((word >> 1) * lookups.length + i) * LOOKUP + (word & 1);
      for (let row = 1; row < ROWS; row++) {
        // The slots ruled out with one cell fewer covered, and those the lowest cell adds.
        const rest = row & (row - 1);
        const lowest = needing.get(lookup + 31 - Math.clz32(row ^ rest));
        table[begin + 2 * row] = table[begin + 2 * rest]! | (lowest?.[word] ?? 0);
      }
    }
  return table;
}

/**
 * Groups the offsets that matter into spans: one for each 32 cells, from the first lookup needed to
 * the last.
 */
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

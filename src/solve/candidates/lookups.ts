import type { SequenceLayout } from './layout.ts';

// A table tells which candidates of a list the covered cells rule out, by lookups of eight cells:
//
//     0            rows begin at
//     1            heads of spans, HEAD words each: word, shift, length
//     rows begin   rows: pair of words of a set → lookup → 256 ways to cover its cells → 2 words
//
// A span is one to four adjacent lookups within the same 32 cells. The cells are numbered from the
// one after the list's own, whose word and bit are added when a table is read.

/** Cells per lookup, and rows per lookup: the ways to cover them. */
const SPAN = 8;
const ROWS = 1 << SPAN;
/** The most words of all tables of a search together. */
const MOST_WORDS = 1 << 24;

const ROWS_BEGIN = 0;
const HEADS_BEGIN = 1;
const HEAD = 3;
/** In a head: the word of covered cells that holds the span, from the list's own cell on. */
const HEAD_WORD = 0;
/** In a head: the number of cells in that word before the span. */
const HEAD_SHIFT = 1;
/** In a head: the words of the span's rows for one pair of words of a set. */
const HEAD_LENGTH = 2;
/** Words of the rows of one lookup for one pair of words of a set. */
const LOOKUP = 2 * ROWS;

/** The lookup tables of a search. */
export interface Lookups {
  /** Rank → its table; undefined until it is made. */
  readonly ruledOut: readonly (Int32Array | undefined)[];
  /** Makes the table of a rank; undefined if there is no room for it. */
  prepare(rank: number): Int32Array | undefined;
}

/**
 * Prepares the tables of a search. Each is made on first use and shared by the lists of a class,
 * and only while there is room: tables take most of the memory of candidate lists, and in an
 * irregular fill order hardly two lists are alike, and each table spans the whole board.
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
    // Later tables are hardly smaller, so they are not planned at every node again.
    room = size > room ? 0 : room - size;
    if (room === 0) return undefined;
    const table = tableOf(spans, needing, setWidth);
    for (const alike of own.ranks) ruledOut[alike] = table;
    return table;
  };
  return { ruledOut, prepare };
}

/**
 * Finds the candidates that fit by the table of their list. Part of the hot loop: hence positional
 * arguments, and constants of this file, since imported ones are slower.
 *
 * @param rank the list
 * @param covered the covered cells, as bits by rank
 * @param empty rank × setWidth → the empty slots
 * @param usedUp the slots of pieces without copies left
 * @param fitting receives the set of slots that fit, from word `begin` on
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
  // Two words of the set at a time: few lists have more.
  for (let i = 0, row = rows; i < setWidth; i += 2) {
    let out = empty[list + i]! | usedUp[i]!;
    let more = empty[list + i + 1]! | usedUp[i + 1]!;
    for (let head = HEADS_BEGIN; head < rows; head += HEAD) {
      const at = own + table[head + HEAD_WORD]!;
      // The 32 cells after this one, further on by whole words; a shift by 32 would do nothing.
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

/** Offset of a cell from the list's own cell → the slots whose placements cover it. */
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

/** Span → its lookups, by the offsets of their first cells from the list's own cell. */
type Spans = readonly (readonly number[])[];

/** The word at which the rows of a table begin. */
const rowsBegin = (spans: Spans): number => HEADS_BEGIN + HEAD * spans.length;

/** The size of a table in words. */
const sizeOf = (spans: Spans, setWidth: number): number =>
  rowsBegin(spans) + spans.flat().length * ROWS * setWidth;

/**
 * Makes a table over some spans.
 *
 * @param needing offset of a cell → the slots it rules out when covered
 */
function tableOf(
  spans: Spans,
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
        // The slots ruled out with one covered cell less, and those that the lowest cell adds.
        const rest = row & (row - 1);
        const lowest = needing.get(lookup + 31 - Math.clz32(row ^ rest));
        table[begin + 2 * row] = table[begin + 2 * rest]! | (lowest?.[word] ?? 0);
      }
    }
  return table;
}

/** Groups the needed offsets into spans: one per 32 cells, from its first needed lookup to its last. */
function spansOver(cells: readonly number[]): number[][] {
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

/**
 * Candidate lists that can share a lookup table: wherever two of them fill the same slot, the two
 * placements cover cells at the same offsets. In a box nearly all lists are in one class.
 */
interface ListClass {
  /** The lists, by the rank of their cell. */
  readonly ranks: number[];
  /** Slot → a placement in that slot of one of the lists, or −1. */
  readonly sample: Int32Array;
}

/**
 * Groups the lists into classes: each joins the first class that it agrees with.
 *
 * @param placement rank × slots → placement, or −1
 */
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

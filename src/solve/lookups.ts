import type { Places } from './places.ts';

/** How many cells one lookup answers for, and how many answers it chooses among. */
const SPAN = 8;
const ROWS = 1 << SPAN;

/** What the cells covered so far rule out of a list of candidates. */
export interface Lookups {
  /** How many lookups each list needs: one for every eight cells that come after its own. */
  readonly lookups: number;
  /**
   * Rank → its table, undefined until it is made: ((pair of words × lookups + lookup) × 256 + covered cells) × 2
   * → the slots ruled out, in the pairs of words that a set of slots consists of.
   */
  readonly ruledOut: readonly (Int32Array | undefined)[];
  /** Makes the table of a rank. */
  prepare(rank: number): Int32Array;
}

/**
 * Tables take most of the memory that lists need, and are read at every node. But lists whose placements
 * lie alike, counted from their own cells, have one in common: a box of any size needs only one. And a
 * table is made when it is first needed.
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
  const kindOf = new Int32Array(ranks);
  kinds.forEach((kind, number) => {
    for (const rank of kind.ranks) kindOf[rank] = number;
  });
  const furthest = places.offset.reduce((most, offset) => Math.max(most, offset), 0);
  const lookups = Math.ceil(furthest / SPAN);
  const ruledOut: (Int32Array | undefined)[] = Array.from(kindOf, () => undefined);
  const prepare = (rank: number): Int32Array => {
    const kind = kinds[kindOf[rank]!]!;
    const table = new Int32Array(lookups * ROWS * setWidth);
    fill(table, lookups, slotsNeeding(kind, places, setWidth), setWidth);
    for (const alike of kind.ranks) ruledOut[alike] = table;
    return table;
  };
  return { lookups, ruledOut, prepare };
}

/** Lists that agree: where two of them have a slot filled, its cells come as far after their own. */
interface Kind {
  readonly ranks: number[];
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
    let kind = kinds.find((known) => agrees(known, rank));
    if (!kind) kinds.push((kind = { ranks: [], sample: new Int32Array(slots).fill(-1) }));
    kind.ranks.push(rank);
    for (let slot = 0; slot < slots; slot++)
      kind.sample[slot] = Math.max(kind.sample[slot]!, placement[rank * slots + slot]!);
  }
  return kinds;
}

/** How far a cell comes after the list's own → the slots whose placements cover it. */
function slotsNeeding(
  { sample }: Kind,
  { start, offset }: Places,
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

/** Writes what each lookup rules out, for each way its eight cells can be covered. */
function fill(
  table: Int32Array,
  lookups: number,
  needing: ReadonlyMap<number, Int32Array>,
  setWidth: number,
): void {
  for (let lookup = 0; lookup < lookups; lookup++) {
    for (let row = 1; row < ROWS; row++) {
      // Whatever rules out slots with one cell fewer covered, and what the lowest cell adds.
      const rest = row & (row - 1);
      const lowest = needing.get(SPAN * lookup + 32 - Math.clz32(row ^ rest));
      for (let word = 0; word < setWidth; word++) {
        const begin = ((word >> 1) * lookups + lookup) * ROWS * 2 + (word & 1);
        table[begin + 2 * row] = table[begin + 2 * rest]! | (lowest?.[word] ?? 0);
      }
    }
  }
}

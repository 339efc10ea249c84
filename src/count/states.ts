import type { Instance } from './instance.ts';

/** States taken out of a sweep, as plain arrays. */
export interface States {
  readonly size: number;
  /** State → its frontier, an index into `cells` and `words`. */
  readonly frontiers: Int32Array;
  /** State → its supply, an index into `copiesLeft`. */
  readonly supplies: Int32Array;
  /** The digits of the multiplicities, the lowest first: digit → state → value. */
  readonly counts: readonly Float64Array[];
  /** Frontier → its first open cell. */
  readonly cells: Int32Array;
  /** Frontier × width → the covered cells after it. */
  readonly words: Int32Array;
  /** Supply × pieces → copies left. */
  readonly copiesLeft: Uint16Array;
}

/** How many bytes states take. */
export function bytesOf(states: States): number {
  const { frontiers, supplies, counts, cells, words, copiesLeft } = states;
  const lists = [frontiers, supplies, ...counts, cells, words, copiesLeft];
  return lists.reduce((sum, list) => sum + list.byteLength, 0);
}

/** How many ranges the states of a full sweep are split into, or more where they would take too much memory. */
const RANGES = 8;

/**
 * Where a range of sorted states ends, so that a sweep which begins with it takes no more than so many bytes, if that
 * can be: one state at least.
 *
 * @param bytesPerSupply what each supply takes there
 */
export function rangeEnd(
  states: States,
  from: number,
  bytes: number,
  bytesPerSupply: number,
): number {
  const { size, supplies, counts } = states;
  const most = Math.min(size, from + Math.ceil(size / RANGES));
  let end = from;
  let last = -1;
  for (let left = bytes; end < most; end++) {
    left -= 4 + 8 * counts.length;
    if (supplies[end] !== last) left -= bytesPerSupply;
    last = supplies[end]!;
    if (left < 0) break;
  }
  return Math.max(from + 1, end);
}

/**
 * The order of supplies that states are sorted by, as ranks: by the copies left of the piece with the fewest
 * options from a cell on, then of the next one, and so on. If states sorted so are split into ranges, those of
 * one range have used the rarest pieces alike, so they would hardly be merged with states of another range.
 *
 * @param copiesLeft supply × pieces → copies left
 * @returns supply → its rank
 */
export function supplyRanks(instance: Instance, cell: number, copiesLeft: Uint16Array): Int32Array {
  const { copies, firstOption, kind, needs } = instance;
  const pieces = copies.length;
  const options = new Int32Array(pieces);
  for (let option = firstOption[cell]!; option < kind.length; option++)
    for (const [piece] of needs[kind[option]!]!) options[piece]!++;
  const rarestFirst = [...copies.keys()].sort((a, b) => options[a]! - options[b]! || a - b);
  const order = Int32Array.from({ length: copiesLeft.length / pieces }, (_, supply) => supply);
  order.sort((a, b) => {
    for (const piece of rarestFirst) {
      const difference = copiesLeft[a * pieces + piece]! - copiesLeft[b * pieces + piece]!;
      if (difference !== 0) return difference;
    }
    return 0;
  });
  const ranks = new Int32Array(order.length);
  order.forEach((supply, rank) => (ranks[supply] = rank));
  return ranks;
}

import type { SequenceLayout } from './layout.ts';

/**
 * Candidate lists that can share a lookup table: wherever two of them fill the same slot, the two
 * placements cover cells at the same offsets. In a box nearly all lists are in one class.
 */
export interface ListClass {
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
export function classesOf(
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

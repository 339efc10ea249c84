import type { Size } from '../../theme/viewport.ts';

/** Piece → its side of two, in turn, as the first pieces are often laid first; of two the larger where less lies. */
function homesOf(sizes: readonly Size[]): readonly number[] {
  const areas = sizes.map(({ width, height }) => width * height);
  const taken = [0, 0];
  const homes: number[] = [];
  for (let piece = 0; piece < sizes.length; piece += 2) {
    const [one = 0, other = 0] = areas.slice(piece, piece + 2);
    // Sums of equal areas differ by rounding.
    const isLighter = taken[0]! < taken[1]! + 1e-6;
    const isLarger = one > other - 1e-6;
    const side = isLighter === isLarger ? 0 : 1;
    homes.push(side, 1 - side);
    taken[side]! += one;
    taken[1 - side]! += other;
  }
  return homes.slice(0, sizes.length);
}

/**
 * The pieces on each of one or two sides, whose numbers differ by one at most: where they would differ by more, as
 * others do not wait, some change sides.
 *
 * @param isWaiting piece → whether it waits; all do by default
 */
export function groupsOf(
  sizes: readonly Size[],
  sides: number,
  isWaiting?: readonly boolean[],
): readonly (readonly number[])[] {
  const waiting = [...sizes.keys()].filter((piece) => isWaiting?.[piece] ?? true);
  if (sides === 1) return [waiting];
  const homes = homesOf(sizes);
  const groups = [0, 1].map((side) => waiting.filter((piece) => homes[piece] === side));
  const [fuller, other] = groups.toSorted((a, b) => b.length - a.length);
  other!.push(...fuller!.splice((waiting.length + 1) >> 1));
  return groups;
}

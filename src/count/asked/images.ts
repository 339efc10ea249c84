import type { Symmetry } from '../../solve/symmetry/symmetry.ts';

/** The same text for the same placements in any order. */
export const keyOf = (placements: readonly number[]): string =>
  placements.toSorted((a, b) => a - b).join();

/** A solution and its different images under some symmetries, itself first. */
export function imagesOf(
  group: readonly Symmetry[],
  placements: readonly number[],
): (readonly number[])[] {
  const found = new Map<string, readonly number[]>();
  for (const { placements: imageOf } of group) {
    const image = placements.map((one) => imageOf[one]!);
    const key = keyOf(image);
    if (!found.has(key)) found.set(key, image);
  }
  return [...found.values()];
}

import type { Symmetry } from '../../solve/symmetry/symmetry.ts';

/** The same text for the same placements in any order. */
export const keyOf = (placements: readonly number[]): string =>
  placements.toSorted((a, b) => a - b).join();

/** The image of a solution under a symmetry. */
export const imageOf = ({ placements }: Symmetry, solution: readonly number[]): number[] =>
  solution.map((placement) => placements[placement]!);

/** A solution and its different images under some symmetries, itself first. */
export function imagesOf(
  group: readonly Symmetry[],
  placements: readonly number[],
): (readonly number[])[] {
  const found = new Map<string, readonly number[]>();
  for (const symmetry of group) {
    const image = imageOf(symmetry, placements);
    const key = keyOf(image);
    if (!found.has(key)) found.set(key, image);
  }
  return [...found.values()];
}

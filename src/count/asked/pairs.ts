import type { Symmetry } from '../../solve/symmetry/symmetry.ts';
import { imagesOf } from './images.ts';

/** Pairs of solutions that have so many placements in common. */
interface PairRow {
  pairs: number;
  /** The first of them: the numbers of two solutions from 0, the smaller one first. */
  readonly example: readonly [number, number];
}

/** The number of placements in common → the pairs of solutions that have so many. */
type PairRows = ReadonlyMap<number, PairRow>;

/**
 * How many placements each two of some solutions have in common; of images under the symmetries of a group those that have
 * the most. Yields the number of solutions compared with all that follow, one by one.
 */
export function* pairsOf(
  list: readonly (readonly number[])[],
  group: readonly Symmetry[],
): Generator<number, PairRows, undefined> {
  /** Placement → the images it lies in; image → the solution it is of. */
  const having = new Map<number, number[]>();
  const solutionOf: number[] = [];
  for (const [solution, placements] of list.entries())
    for (const image of imagesOf(group, placements)) {
      for (const placement of image) {
        const before = having.get(placement);
        if (before) before.push(solutionOf.length);
        else having.set(placement, [solutionOf.length]);
      }
      solutionOf.push(solution);
    }
  const rows = new Map<number, PairRow>();
  const inImage = new Uint16Array(solutionOf.length);
  const most = new Uint16Array(list.length);
  for (const [one, placements] of list.entries()) {
    yield one;
    for (const placement of placements)
      for (const image of having.get(placement)!) {
        const other = solutionOf[image]!;
        const common = ++inImage[image]!;
        if (other > one && common > most[other]!) most[other] = common;
      }
    for (let other = one + 1; other < list.length; other++) {
      const common = most[other]!;
      const row = rows.get(common);
      if (row) row.pairs++;
      else rows.set(common, { pairs: 1, example: [one, other] });
    }
    inImage.fill(0);
    most.fill(0);
  }
  return rows;
}

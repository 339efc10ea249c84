import type { Problem } from '../../solve/problem.ts';
import { symmetries, type Symmetry } from '../../solve/symmetry/symmetry.ts';
import { FillOrder } from '../plan/fillOrder.ts';
import { InstanceBuilder, type PlainInstance } from '../plan/instanceBuilder.ts';
import { isBalanced, representativesOfFewest } from '../plan/plan.ts';
import { afterPlacing, placementsOfSinglePieces, wholeBoard, type Region } from '../plan/region.ts';

/** The most orbits of placements of a piece that are told apart, per symmetry; by measurement. */
const ORBITS = 2;

/** A symmetry as a list: placement → its image. */
export type Image = Int32Array;

/** A part of all solutions: those in which some placements lie, and the images of these. */
export interface Part {
  /** The placements that lie. */
  readonly held: readonly number[];
  /** The rest of the board as an exact cover. */
  readonly plain: () => PlainInstance;
  /** Symmetries, the identity first, whose images of the part have no solution in common. */
  readonly images: readonly Image[];
  /** The other symmetries of the puzzle: those that map what lies onto itself, the identity first. */
  readonly stabiliser: readonly Symmetry[];
}

/**
 * Divides all solutions by symmetry. If a piece is used exactly once, it lies in one placement of each orbit in turn:
 * as many parts, each with images in place of the other placements of the orbit. A part that is symmetric itself is
 * divided again. Together the images of all parts are all solutions, each once.
 */
export function partsOf(problem: Problem): Part[] {
  if (!isBalanced(problem)) return [];
  const group = symmetries(problem);
  return divide(wholeBoard(problem), group, new FillOrder(problem), [], [group[0]!.placements]);
}

function divide(
  region: Region,
  group: readonly Symmetry[],
  order: FillOrder,
  held: readonly number[],
  images: readonly Image[],
): Part[] {
  const single = group.length > 1 ? placementsOfSinglePieces(region, group) : [];
  const fewest = representativesOfFewest(region, single, group);
  if (!fewest || fewest.length > ORBITS * group.length) {
    const plain = (): PlainInstance => new InstanceBuilder(region, order).plain();
    return [{ held, plain, images, stabiliser: group }];
  }
  return fewest.flatMap((placement) => {
    // Placement of the orbit → a symmetry that leads there.
    const leading = new Map<number, Image>();
    for (const { placements } of group)
      if (!leading.has(placements[placement]!)) leading.set(placements[placement]!, placements);
    const stabiliser = group.filter(({ placements }) => placements[placement] === placement);
    const after = images.flatMap((image) =>
      [...leading.values()].map((other) => other.map((one) => image[one]!)),
    );
    return divide(afterPlacing(region, placement), stabiliser, order, [...held, placement], after);
  });
}

/** The placements of the image of a part that lie, those that are held first. */
export function laid(held: readonly number[], path: readonly number[], image: Image): number[] {
  const placements: number[] = [];
  for (let i = 0; i < held.length; i++) placements.push(image[held[i]!]!);
  for (let i = 0; i < path.length; i++) placements.push(image[path[i]!]!);
  return placements;
}

import type { Symmetry } from '../../solve/symmetry/symmetry.ts';
import { COMPARED, orbits, placementsOfSinglePieces, afterPlacing, type Region } from './region.ts';
import type { Problem } from '../../solve/problem.ts';
import { ColourSums } from '../../solve/rules/sums.ts';
import type { FillOrder } from './fillOrder.ts';
import type { Instance } from './instance.ts';
import { InstanceBuilder } from './instanceBuilder.ts';

/** The work of a term that counts for unique solutions alone, as a part of the work of any other. */
const LIGHT = 1 / 16;

/** An instance whose solutions count several times. */
export interface Term {
  readonly instance: () => Instance;
  /** The number of times that each of its solutions counts. */
  readonly images: number;
  /** Whether its solutions are those of the puzzle; else they count for unique solutions alone. */
  readonly isIdentity: boolean;
}

/**
 * The instances to count for a region, given all of its symmetries, the identity first. All solutions are as
 * many as those of the terms with `isIdentity`, times `images`. Unique solutions are those of all terms,
 * times `images`, divided by the number of symmetries: by Burnside's lemma the orbits of a group are as many
 * as, on average over its members, the solutions that a member maps onto themselves.
 *
 * If a piece is used exactly once, and has no more orbits of placements than there are symmetries, one
 * placement of each orbit makes a region of its own, in which frontiers may be much shorter: the piece may
 * close a ring. The symmetries of that region are those that map the placement onto itself.
 */
export function termsOf(region: Region, group: readonly Symmetry[], order: FillOrder): Term[] {
  const single = group.length > 1 ? placementsOfSinglePieces(region, group) : [];
  const fewest = representativesOfFewest(region, single, group);
  if (fewest && fewest.length <= group.length)
    return fewest.flatMap((placement) => {
      const stabiliser = group.filter((symmetry) => symmetry.placements[placement] === placement);
      const images = group.length / stabiliser.length;
      return termsOf(afterPlacing(region, placement), stabiliser, order).map((term) => ({
        ...term,
        images: term.images * images,
      }));
    });
  const builder = new InstanceBuilder(region, order);
  const [, ...others] = group;
  // A symmetry maps a solution onto itself only if it does so with each single piece.
  const fixing = others.filter(({ placements: imageOf }) =>
    single.every((list) => list.some((placement) => imageOf[placement] === placement)),
  );
  return [
    { images: 1, isIdentity: true, instance: () => builder.all(others) },
    ...fixing.map((symmetry) => ({
      images: 1,
      isIdentity: false,
      instance: () => builder.fixedBy(symmetry),
    })),
  ];
}

/** One placement of each orbit, for the single piece with the fewest orbits; undefined if there is none. */
export function representativesOfFewest(
  { problem, open }: Region,
  single: readonly (readonly number[])[],
  group: readonly Symmetry[],
): readonly number[] | undefined {
  const area = open.reduce((sum, isOpen) => sum + isOpen, 0);
  const areaOf = (placement: number): number =>
    problem.pieces[problem.placements.piece[placement]!]!.cells.length;
  return (
    single
      // A piece that fills the region would leave nothing to count.
      .filter(([placement]) => areaOf(placement!) < area)
      .slice(0, COMPARED)
      .map((placements) => orbits(placements, group).map(([first]) => first!))
      .sort((a, b) => a.length - b.length)[0]
  );
}

/** The share of the work of all terms that is done, given that of the one at hand. */
export function shareDone(terms: readonly Term[], at: number, here: number): number {
  const workOf = ({ isIdentity }: Term): number => (isIdentity ? 1 : LIGHT);
  const sum = (some: readonly Term[]): number => some.reduce((all, one) => all + workOf(one), 0);
  return (sum(terms.slice(0, at)) + here * workOf(terms[at]!)) / sum(terms);
}

/** Whether the pieces can cover the board's cells of each colour; if not, there is nothing to count. */
export function isBalanced(problem: Problem): boolean {
  const sums = new ColourSums(problem);
  return sums.canCover(sums.copies, sums.board);
}

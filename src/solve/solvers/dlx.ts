import { onFewest, type Branching } from '../branching.ts';
import type { Problem } from '../problem.ts';
import { piecesDue } from '../state.ts';
import { ExactCover } from './exactCover.ts';
import type { SearchOptions } from './solver.ts';

/**
 * Algorithm X as in Knuth's DLX: cells and pieces alike are items to cover, and the search branches
 * on the item with the fewest placements left. Ties go to cells in fill order, then to pieces in
 * the order they are tried. It never branches on a piece that may stay unused or has more than one
 * copy left.
 */
export const dlx = (problem: Problem, options: SearchOptions): ExactCover =>
  new ExactCover(problem, options, onFewestItem(problem, options));

/** The choice of that search. */
export function onFewestItem(
  problem: Problem,
  { order, pieces, seed }: Pick<SearchOptions, 'order' | 'pieces' | 'seed'>,
): Branching {
  const isDue = new Set(piecesDue(problem));
  const due = pieces.filter((piece) => isDue.has(piece));
  return onFewest(problem, order.sequence(problem, seed), due);
}

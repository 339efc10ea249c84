import { onFewest } from '../branching.ts';
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
export function dlx(problem: Problem, options: SearchOptions): ExactCover {
  const { order, pieces, seed } = options;
  const isDue = new Set(piecesDue(problem));
  const due = pieces.filter((piece) => isDue.has(piece));
  return new ExactCover(problem, options, onFewest(problem, order.sequence(problem, seed), due));
}

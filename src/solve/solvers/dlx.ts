import { onFewest } from '../branching.ts';
import type { Problem } from '../problem.ts';
import { piecesDue } from '../state.ts';
import { ExactCover } from './exactCover.ts';
import type { SearchOptions } from './solver.ts';

/**
 * Algorithm X as Knuth uses it in DLX: cells and pieces alike are items to cover, and the one with the fewest
 * placements left is branched on; of several the first in the fill order, pieces last and in the order in which they are
 * tried. A piece that may stay unused is never branched on, nor is one of which more than one copy is left.
 */
export function dlx(problem: Problem, options: SearchOptions): ExactCover {
  const { order, pieces, seed } = options;
  const isDue = new Set(piecesDue(problem));
  const due = pieces.filter((piece) => isDue.has(piece));
  return new ExactCover(problem, options, onFewest(problem, order.sequence(problem, seed), due));
}

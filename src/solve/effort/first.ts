import type { Problem } from '../problem.ts';
import { isLeftToChance, plainSearch, startSearch, type Search } from '../search.ts';
import { END } from '../step.ts';

/** The search that, with restarts, finds a first solution of a large board soonest. */
export const quickSearch: Search = { ...plainSearch, solver: 'dlx', pieces: 'hardest' };

/** Limits of the search for a first solution. */
interface TryLimits {
  /** The placements of one try, before the next seed is tried. */
  readonly placements: number;
  readonly seeds: number;
}

/** A first solution, and the search that found it. */
export interface FirstSolution {
  /** The search, with the seed that succeeded. */
  readonly search: Search;
  /** Placements up to and including the one that completed the solution. */
  readonly placements: number;
  /** The solution's placements, in the order they were made. */
  readonly path: readonly number[];
}

/** Enough for nearly every board that has a solution. */
const defaultLimits: TryLimits = { placements: 50_000, seeds: 100 };

/**
 * Looks for a first solution, from the search's seed on. A search with a bad beginning rarely
 * recovers, so it is restarted with the next seed after a number of placements (Gomes, Selman,
 * Kautz 1998, Boosting Combinatorial Search Through Randomization). Each try is an ordinary search
 * that can be repeated alone. A search that does not depend on the seed has one try with the whole
 * budget.
 *
 * @returns undefined if none was found, whether or not one exists
 */
export function firstSolution(
  problem: Problem,
  search: Search,
  { placements, seeds } = defaultLimits,
): FirstSolution | undefined {
  const tries = isLeftToChance(search) ? seeds : 1;
  const most = (placements * seeds) / tries;
  for (let seed = search.seed; seed < search.seed + tries; seed++) {
    const tried = { ...search, seed };
    const solver = startSearch(problem, tried, 'steps');
    let isOver = false;
    while (!isOver && solver.solutions === 0 && solver.placements <= most)
      isOver = solver.step() === END;
    if (solver.solutions > 0) {
      const path = Array.from(solver.path.subarray(0, solver.depth));
      return { search: tried, placements: solver.placements, path };
    }
    // The whole tree was searched: other seeds would find nothing either.
    if (isOver) return undefined;
  }
  return undefined;
}

import type { Problem } from '../problem.ts';
import { isLeftToChance, plainSearch, startSearch, type Search } from '../search.ts';
import { END } from '../step.ts';

/**
 * The search that finds a first solution of a large board soonest, with the restarts of
 * `firstSolution`.
 */
export const quickSearch: Search = { ...plainSearch, solver: 'dlx', pieces: 'hardest' };

/** How long to look for a first solution. */
interface TryLimits {
  /** Placements after which to restart with the next seed. */
  readonly placements: number;
  /** How many seeds to try. */
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
 * Looks for a first solution, from the search's seed on. A search that took a wrong turn early
 * rarely recovers, so it is restarted with the next seed after a number of placements; each try is
 * an ordinary search that can be repeated on its own. A search that does not depend on the seed is
 * made once, with the budget of all tries together.
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
    const solver = startSearch(problem, tried, 'placements');
    let isOver = false;
    while (!isOver && solver.solutions === 0 && solver.placements <= most)
      isOver = solver.step() === END;
    if (solver.solutions > 0) {
      const path = Array.from(solver.path.subarray(0, solver.depth));
      return { search: tried, placements: solver.placements, path };
    }
    // The tree was searched whole: other seeds would find nothing either.
    if (isOver) return undefined;
  }
  return undefined;
}

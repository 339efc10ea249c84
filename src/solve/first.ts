import type { Problem } from './problem.ts';
import { isLeftToChance, plainSearch, startSearch, type Search } from './search.ts';
import { END } from './step.ts';

/** What finds a first solution of a large board soonest, with the restarts of `firstSolution`. */
export const quickSearch: Search = { ...plainSearch, solver: 'dlx', pieces: 'hardest' };

/** How long to look for a first solution. */
interface TryLimits {
  /** Placements after which a search is given up, and begun again with the next seed. */
  readonly placements: number;
  /** How many seeds to try. */
  readonly seeds: number;
}

/** Where a first solution was found. */
export interface FirstSolution {
  /** The search that comes to it, with its seed. */
  readonly search: Search;
  /** Placements of that search, up to the one that completes the solution. */
  readonly placements: number;
  /** The solution's placements, in the order in which they were made. */
  readonly path: readonly number[];
}

/** As long as nearly every board needs that has a solution at all. */
const defaultLimits: TryLimits = { placements: 50_000, seeds: 100 };

/**
 * Looks for a first solution from a search's seed on. A search that has gone astray early is lost
 * for long, so it is given up and begun again with the next seed; each of them is a search like any
 * other, which comes to the same when it is started by itself. One that leaves nothing to chance is
 * made once, for as many placements as all seeds would have had. Undefined if none was found, be it
 * that there is none.
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
    // Searched whole, and another seed would search the same.
    if (isOver) return undefined;
  }
  return undefined;
}

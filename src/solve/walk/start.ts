import { firstSolutions } from '../found/firstSolutions.ts';
import type { Problem } from '../problem.ts';
import type { Search } from '../search.ts';
import { END } from '../step.ts';
import { Walk } from './walk.ts';

/** The most solutions among which one is looked for, and the most steps to find them: a fraction of a second. */
export const MOST_STARTS = { solutions: 8, steps: 300_000 };

/** Where a walk starts. */
interface Start {
  /** The placements of a solution; empty if none was found. */
  readonly path: readonly number[];
  /** Whether the search has no others. */
  readonly isAll: boolean;
}

/** The first solution of a search from which a walk goes on, or else the first one. */
export function startOf(problem: Problem, search: Search, seed: number): Start {
  const { paths, isAll } = firstSolutions(problem, search, MOST_STARTS);
  const path = paths.find((one) => new Walk(problem, one, seed).step() !== END) ?? paths[0] ?? [];
  return { path, isAll };
}

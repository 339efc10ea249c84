import type { Problem } from '../problem.ts';
import { startSearch, type Search } from '../search.ts';
import { END, kindOf, SOLUTION } from '../step.ts';

/** The most solutions to find, and the most steps for it. */
interface Limits {
  readonly solutions: number;
  readonly steps: number;
}

interface FirstSolutions {
  /** The placements of each. */
  readonly paths: readonly (readonly number[])[];
  /** Whether the search has no others. */
  readonly isAll: boolean;
}

/** The solutions of a search in the order found, up to a limit. */
export function firstSolutions(problem: Problem, search: Search, most: Limits): FirstSolutions {
  const solver = startSearch(problem, search, 'steps');
  const paths: (readonly number[])[] = [];
  while (solver.steps < most.steps) {
    const event = solver.step();
    if (event === END) return { paths, isAll: true };
    if (kindOf(event) !== SOLUTION) continue;
    if (paths.length === most.solutions) break;
    paths.push(solver.position().path);
  }
  return { paths, isAll: false };
}

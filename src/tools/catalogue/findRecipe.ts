import { firstSolution, quickSearch } from '../../solve/effort/first.ts';
import type { Problem } from '../../solve/problem.ts';
import type { Recipe } from '../../solve/saved/recipe.ts';
import { plainSearch, startSearch, type Search } from '../../solve/search.ts';
import { END } from '../../solve/step.ts';
import { stopwatch } from './stopwatch.ts';

/** The outcome of a search. */
export interface Trial {
  /** A solution, the end of the tree without one, or neither within the limits. */
  readonly outcome: 'solved' | 'impossible' | 'given up';
  readonly placements: number;
  readonly seconds: number;
}

/** Steps between two checks of the clock. */
const STEPS_A_LOOK = 10_000;

/** Searches for a first solution within limits. */
export function trySearch(
  problem: Problem,
  search: Search,
  most: { readonly placements?: number; readonly seconds: number },
): Trial {
  const seconds = stopwatch();
  const solver = startSearch(problem, search, 'placements');
  const outcomeOf = (outcome: Trial['outcome']): Trial => ({
    outcome,
    placements: solver.placements,
    seconds: seconds(),
  });
  for (;;) {
    for (let i = 0; i < STEPS_A_LOOK; i++) {
      const step = solver.step();
      if (solver.solutions > 0) return outcomeOf('solved');
      if (step === END) return outcomeOf('impossible');
    }
    if (solver.placements > (most.placements ?? Infinity)) return outcomeOf('given up');
    if (seconds() > most.seconds) return outcomeOf('given up');
  }
}

/** The searches to try first, and the placements each is given: those that people can follow. */
const attempts: readonly { readonly search: Partial<Search>; readonly placements: number }[] = [
  { search: {}, placements: 100_000 },
  { search: { rules: ['parity'] }, placements: 5_000 },
  { search: { rules: ['islands'] }, placements: 100_000 },
];

/** The longest to search otherwise, in seconds. */
const LONGEST = 50;

/**
 * Finds a search that solves a puzzle within a minute, or proves it impossible; undefined if none
 * does.
 */
export function findRecipe(problem: Problem): Recipe | undefined {
  for (const { search: parts, placements } of attempts) {
    const recipe = follow(problem, { ...plainSearch, ...parts }, placements);
    if (recipe) return recipe;
  }
  const found = firstSolution(problem, { ...quickSearch, seed: 1 });
  if (found) return { search: found.search, solved: found.placements };
  return follow(problem, { ...plainSearch, solver: 'dlx' }, Infinity);
}

/** The recipe of a search; undefined if it was given up. */
function follow(problem: Problem, search: Search, most: number): Recipe | undefined {
  const { outcome, placements } = trySearch(problem, search, {
    placements: most,
    seconds: LONGEST,
  });
  return outcome === 'given up' ? undefined : { search, [outcome]: placements };
}

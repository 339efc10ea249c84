import { firstSolution, quickSearch } from '../../solve/first.ts';
import type { Problem } from '../../solve/problem.ts';
import type { Recipe } from '../../solve/recipe.ts';
import { plainSearch, startSearch, type Search } from '../../solve/search.ts';
import { END } from '../../solve/step.ts';
import { stopwatch } from './stopwatch.ts';

/** What a search came to. */
export interface Trial {
  /** It found a solution; or it ended without one; or it was given up. */
  readonly outcome: 'solved' | 'impossible' | 'given up';
  readonly placements: number;
  readonly seconds: number;
}

/** Steps between two looks at the clock. */
const STEPS_A_LOOK = 10_000;

/** Searches for a first solution, for so many placements and seconds at most. */
export function trySearch(
  problem: Problem,
  search: Search,
  most: { readonly placements?: number; readonly seconds: number },
): Trial {
  const seconds = stopwatch();
  const solver = startSearch(problem, search, 'placements');
  const told = (outcome: Trial['outcome']): Trial => ({
    outcome,
    placements: solver.placements,
    seconds: seconds(),
  });
  for (;;) {
    for (let i = 0; i < STEPS_A_LOOK; i++) {
      const step = solver.step();
      if (solver.solutions > 0) return told('solved');
      if (step === END) return told('impossible');
    }
    if (solver.placements > (most.placements ?? Infinity)) return told('given up');
    if (seconds() > most.seconds) return told('given up');
  }
}

/**
 * The plain searches to try on a puzzle, one after the other, and how many placements each is given:
 * those are the ones that people can follow.
 */
const attempts: readonly { readonly search: Partial<Search>; readonly placements: number }[] = [
  { search: {}, placements: 100_000 },
  { search: { rules: ['parity'] }, placements: 5_000 },
  { search: { rules: ['islands'] }, placements: 100_000 },
];

/** Longest to search for what plain searches did not come to, in seconds. */
const LONGEST = 50;

/** Finds a way to solve a puzzle within a minute, or to show that it can't be; undefined if none does. */
export function findRecipe(problem: Problem): Recipe | undefined {
  for (const { search: parts, placements } of attempts) {
    const recipe = follow(problem, { ...plainSearch, ...parts }, placements);
    if (recipe) return recipe;
  }
  const found = firstSolution(problem, { ...quickSearch, seed: 1 });
  if (found) return { search: found.search, solved: found.placements };
  return follow(problem, { ...plainSearch, solver: 'dlx' }, Infinity);
}

/** The recipe that a search makes, if it comes to anything. */
function follow(problem: Problem, search: Search, most: number): Recipe | undefined {
  const { outcome, placements } = trySearch(problem, search, {
    placements: most,
    seconds: LONGEST,
  });
  return outcome === 'given up' ? undefined : { search, [outcome]: placements };
}

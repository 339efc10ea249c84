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
export function tryOut(
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
 * The searches to try on a puzzle, one after the other, and how many placements each is given: plain
 * ones first, since those are the ones that people can follow.
 */
const attempts: readonly { readonly search: Partial<Search>; readonly placements: number }[] = [
  { search: {}, placements: 100_000 },
  { search: { rules: ['parity'] }, placements: 5_000 },
  { search: { rules: ['islands'] }, placements: 100_000 },
  ...Array.from({ length: 30 }, (_, i) => ({
    search: { solver: 'dlx', pieces: 'hardest', seed: i + 1 } as const,
    placements: 50_000,
  })),
  { search: { solver: 'dlx' }, placements: Infinity },
];

/** Finds a way to solve a puzzle within a minute, or to show that it can't be; undefined if none does. */
export function findRecipe(problem: Problem): Recipe | undefined {
  for (const { search: parts, placements } of attempts) {
    const search = { ...plainSearch, ...parts };
    const trial = tryOut(problem, search, { placements, seconds: 50 });
    if (trial.outcome === 'solved') return { search, solved: trial.placements };
    if (trial.outcome === 'impossible') return { search, impossible: trial.placements };
  }
  return undefined;
}

import { firstSolution, quickSearch } from '../../solve/effort/first.ts';
import type { OrderId } from '../../solve/orders/index.ts';
import type { Problem } from '../../solve/problem.ts';
import type { Recipe } from '../../solve/saved/recipe.ts';
import { plainSearch, startSearch, type Search } from '../../solve/search.ts';
import { END } from '../../solve/step.ts';

/** Measures CPU seconds from now on, so that other load does not count. */
export function stopwatch(): () => number {
  const began = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1e6;
  };
}

/** Steps between two checks of the clock. */
const STEPS_A_LOOK = 10_000;

/** What a search comes to: a solution, the end of the tree without one, or neither within its limits. */
type Outcome = 'solved' | 'impossible' | 'given up';

type Trial = ReturnType<typeof trySearch>;

/** Searches for a first solution within limits. */
export function trySearch(
  problem: Problem,
  search: Search,
  most: { readonly placements?: number; readonly seconds: number },
) {
  const seconds = stopwatch();
  const solver = startSearch(problem, search, 'steps');
  const run = (): Outcome => {
    for (;;) {
      for (let i = 0; i < STEPS_A_LOOK; i++) {
        const step = solver.step();
        if (solver.solutions > 0) return 'solved';
        if (step === END) return 'impossible';
      }
      const isLong = solver.placements > (most.placements ?? Infinity);
      if (isLong || seconds() > most.seconds) return 'given up';
    }
  };
  return { outcome: run(), placements: solver.placements, seconds: seconds() };
}

/** The searches to try first, and the placements each is given: those that people can follow. */
const attempts: readonly (readonly [parts: Partial<Search>, placements: number])[] = [
  [{}, 100_000],
  [{ rules: ['parity'] }, 5_000],
  [{ rules: ['islands'] }, 100_000],
];

/** The longest to search otherwise, in seconds. */
const LONGEST = 50;

/** Finds a search that solves a puzzle within a minute, or proves it impossible; undefined if none does. */
export function findRecipe(problem: Problem): Recipe | undefined {
  for (const [parts, placements] of attempts) {
    const recipe = follow(problem, { ...plainSearch, ...parts }, placements);
    if (recipe) return recipe;
  }
  const found = firstSolution(problem, { ...quickSearch, seed: 1 });
  if (found) return { search: found.search, solved: found.placements };
  return follow(problem, { ...plainSearch, solver: 'dlx' }, Infinity);
}

/** The recipe of a search; undefined if it was given up. */
function follow(problem: Problem, search: Search, most: number): Recipe | undefined {
  const limits = { placements: most, seconds: LONGEST };
  const { outcome, placements } = trySearch(problem, search, limits);
  return outcome === 'given up' ? undefined : { search, [outcome]: placements };
}

/** How many other searches a recipe has at most. */
const MOST_OTHERS = 5;
/** Placements that each of them may take: so many, or so many times those of the recipe. */
const PLACEMENTS = 60_000;
const TIMES = 2;
/** Beyond, a search is too long to be watched. */
const TOO_MANY = 1_500_000;
/** No search within these limits takes as long, in seconds. */
const LONGEST_OTHER = 600;

/** Orders that look different from each other, the most different ones first. */
const orders: readonly OrderId[] = [
  'diagonal',
  'spiral-in',
  'columns',
  'peel',
  'rows',
  'spiral-out',
  'fewest',
  'diagonal-peel',
];
const SEEDS = 6;

/** The searches to try, in this order. */
const candidates = ({ search }: Recipe): readonly Search[] => [
  { ...plainSearch, solver: 'dlx' },
  ...orders.map((order) => ({ ...plainSearch, rules: search.rules, order })),
  ...Array.from({ length: SEEDS }, (_, i) => ({ ...quickSearch, seed: search.seed + i + 1 })),
];

/** The outcome that a recipe promises. */
export const promisedBy = ({ solved }: Recipe) => (solved === undefined ? 'impossible' : 'solved');

/** Whether a trial came to the outcome of a recipe. */
export const isReached = ({ outcome }: Trial, recipe: Recipe): boolean =>
  outcome === promisedBy(recipe);

/** Tries another search for a puzzle, for as long as it may take. */
export function tryOther(problem: Problem, search: Search, recipe: Recipe): Trial {
  const usual = recipe.solved ?? recipe.impossible ?? 0;
  const placements = Math.min(Math.max(PLACEMENTS, TIMES * usual), TOO_MANY);
  return trySearch(problem, search, { placements, seconds: LONGEST_OTHER });
}

/**
 * Finds other searches that come to the outcome of a recipe about as soon. Those with as many placements are
 * the same in all that can be seen.
 */
export function findOthers(problem: Problem, recipe: Recipe): readonly Search[] {
  const seen = new Set([recipe.solved ?? recipe.impossible]);
  const others: Search[] = [];
  for (const search of candidates(recipe)) {
    if (others.length === MOST_OTHERS) break;
    const trial = tryOther(problem, search, recipe);
    if (!isReached(trial, recipe) || seen.has(trial.placements)) continue;
    seen.add(trial.placements);
    others.push(search);
  }
  return others;
}

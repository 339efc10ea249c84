import { quickSearch } from '../../solve/effort/first.ts';
import type { OrderId } from '../../solve/orders/index.ts';
import type { Problem } from '../../solve/problem.ts';
import type { Recipe } from '../../solve/saved/recipe.ts';
import { plainSearch, type Search } from '../../solve/search.ts';
import { trySearch, type Trial } from './findRecipe.ts';

/** How many other searches a recipe has at most. */
const MOST = 5;
/** Placements that each of them may take: so many, or so many times those of the recipe. */
const PLACEMENTS = 60_000;
const TIMES = 2;
/** Beyond, a search is too long to be watched. */
const TOO_MANY = 1_500_000;
/** No search within these limits takes as long, in seconds. */
const LONGEST = 600;

/** Orders that look different from each other, the most different ones first. */
const orders: readonly OrderId[] = [
  ...(['diagonal', 'spiral-in', 'columns', 'peel', 'rows'] as const),
  ...(['spiral-out', 'fewest', 'diagonal-peel'] as const),
];
const SEEDS = 6;

/** The searches to try, in this order. */
const candidates = ({ search }: Recipe): readonly Search[] => [
  { ...plainSearch, solver: 'dlx' },
  ...orders.map((order) => ({ ...plainSearch, rules: search.rules, order })),
  ...Array.from({ length: SEEDS }, (_, i) => ({ ...quickSearch, seed: search.seed + i + 1 })),
];

const promisedBy = ({ solved }: Recipe) => (solved === undefined ? 'impossible' : 'solved');

/** Whether a trial came to the outcome of a recipe. */
export const isReached = ({ outcome }: Trial, recipe: Recipe): boolean =>
  outcome === promisedBy(recipe);

/** Tries another search for a puzzle, for as long as it may take. */
export function tryOther(problem: Problem, search: Search, recipe: Recipe): Trial {
  const usual = recipe.solved ?? recipe.impossible ?? 0;
  const placements = Math.min(Math.max(PLACEMENTS, TIMES * usual), TOO_MANY);
  return trySearch(problem, search, { placements, seconds: LONGEST });
}

/**
 * Finds other searches that come to the outcome of a recipe about as soon. Those with as many placements are the same in
 * all that can be seen.
 */
export function findOthers(problem: Problem, recipe: Recipe): readonly Search[] {
  const seen = new Set([recipe.solved ?? recipe.impossible]);
  const others: Search[] = [];
  for (const search of candidates(recipe)) {
    if (others.length === MOST) break;
    const trial = tryOther(problem, search, recipe);
    if (!isReached(trial, recipe) || seen.has(trial.placements)) continue;
    seen.add(trial.placements);
    others.push(search);
  }
  return others;
}

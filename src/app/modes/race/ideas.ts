import { firstPair } from '../../../settings/searches.ts';
import { readSearch } from '../../../solve/saved/searchText.ts';
import { writeMaking } from '../../../settings/making.ts';
import type { StrategyId, AskedMaking, Making } from '../../../generate/asked.ts';
import { orders, type OrderId } from '../../../solve/orders/index.ts';
import type { Problem } from '../../../solve/problem.ts';
import { LARGEST_SEED } from '../../../solve/random.ts';
import { isLeftToChance, isSameSearch, type Search } from '../../../solve/search.ts';

const laterIdeas: readonly string[] = [
  'dlx',
  'backtrack:diagonal',
  'backtrack:fewest',
  'backtrack:spiral-in',
  'backtrack:rows:islands',
  'backtrack:spiral-out',
  'backtrack:peel',
];

/** Searches worth adding to a race, in this order. */
export const ideas: readonly Search[] = [
  ...firstPair,
  ...laterIdeas.map((text) => readSearch(text)!),
];

/** The first idea that differs from up to eight searches shown; it counts solutions as the first of them. */
export function newIdea(shown: readonly Search[], problem: Problem): Search {
  const taken = shown.map((search) => straight(search, problem));
  const isTaken = (idea: Search): boolean => {
    const meant = straight(idea, problem);
    return taken.some((one) => isSameSearch(one, meant));
  };
  const unique = shown[0]?.unique ?? false;
  return ideas.map((search) => ({ ...search, unique })).find((idea) => !isTaken(idea))!;
}

/** The same search, with `rows` or `columns` in place of `short-side` where these are equivalent. */
function straight(search: Search, problem: Problem): Search {
  if (search.order !== 'short-side') return search;
  const cells = (order: OrderId): string => orders[order].sequence(problem, search.seed).join();
  const same = (['rows', 'columns'] as const).find((order) => cells(order) === cells('short-side'));
  return { ...search, order: same ?? search.order };
}

/** A copy of a search; if it is random, with the next seed that no pane has. */
export function another(search: Search, shown: readonly Search[]): Search {
  if (!isLeftToChance(search)) return search;
  let next = search;
  while (shown.some((one) => isSameSearch(one, next))) next = { ...next, seed: next.seed + 1 };
  return next;
}

/** Ways to divide a board that are worth adding to a race, in this order. */
const strategyIdeas: readonly StrategyId[] = [
  ...(['strict', 'anneal', 'grow', 'recombine'] as const),
  ...(['restart', 'costly', 'lookahead', 'uniform'] as const),
];
/** How many ways to divide a board race by default. */
const FIRST_STRATEGIES = 4;

/**
 * The ways to divide a board that race when it is divided in one way: that one, and others with the same
 * pieces and seed, or those that raced with it before.
 */
export function firstStrategies(
  make: AskedMaking,
  before: readonly AskedMaking[] = [],
): readonly [AskedMaking, ...AskedMaking[]] {
  if (before[0] && writeMaking(before[0]) === writeMaking(make)) return [make, ...before.slice(1)];
  const others = strategyIdeas.filter((strategy) => strategy !== make.strategy);
  return [
    make,
    ...others.slice(0, FIRST_STRATEGIES - 1).map((strategy) => ({ ...make, strategy })),
  ];
}

/** The first strategy that differs from those shown, else the first again with another seed. */
export function newStrategy(shown: readonly Making[]): Making {
  const [first] = shown;
  const strategy = strategyIdeas.find((id) => shown.every((one) => one.strategy !== id));
  return strategy ? { ...first!, strategy } : anotherSeed(first!, shown);
}

/** A copy with the next seed that no pane has. */
export function anotherSeed(make: Making, shown: readonly Making[]): Making {
  const taken = new Set(shown.map(writeMaking));
  let next = make;
  while (taken.has(writeMaking(next)))
    next = { ...next, seed: (next.seed + 1) % (LARGEST_SEED + 1) };
  return next;
}

import { orders, type OrderId } from '../../../solve/orders/index.ts';
import type { Problem } from '../../../solve/problem.ts';
import { isLeftToChance, type Search } from '../../../solve/search.ts';
import { readSearch, writeSearch } from '../../../solve/searchText.ts';

/** Searches that are worth a pane of their own, in this order. */
export const ideas: readonly Search[] = [
  'backtrack:rows',
  'backtrack:columns',
  'dlx',
  'backtrack:diagonal',
  'backtrack:fewest',
  'backtrack:spiral-in',
  'backtrack:rows:islands',
  'backtrack:spiral-out',
  'backtrack:peel',
].map((text) => readSearch(text)!);

/** What a race begins with where nothing is said. */
export const firstPair: readonly Search[] = ideas.slice(0, 2);

/** A search that none of those shown, eight at most, is yet; it counts as the first of them does. */
export function newIdea(shown: readonly Search[], problem: Problem): Search {
  const meant = (search: Search): string => writeSearch(straight(search, problem));
  const taken = new Set(shown.map(meant));
  const unique = shown[0]?.unique ?? false;
  return ideas
    .map((search) => ({ ...search, unique }))
    .find((search) => !taken.has(meant(search)))!;
}

/** The same search, with rows or columns named where the short side comes to one of them. */
function straight(search: Search, problem: Problem): Search {
  if (search.order !== 'short-side') return search;
  const cells = (order: OrderId): string => orders[order].sequence(problem, search.seed).join();
  const same = (['rows', 'columns'] as const).find((order) => cells(order) === cells('short-side'));
  return { ...search, order: same ?? search.order };
}

/** The same search once more; where it is left to chance, with the next seed that no pane has. */
export function another(search: Search, shown: readonly Search[]): Search {
  if (!isLeftToChance(search)) return search;
  const taken = new Set(shown.map(writeSearch));
  let next = search;
  while (taken.has(writeSearch(next))) next = { ...next, seed: next.seed + 1 };
  return next;
}

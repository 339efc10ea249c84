import { plainSearch, type Search } from './search.ts';

/** The parts of a search that can be left to a puzzle's recipe. */
export const choosable = ['solver', 'order', 'pieces', 'rules', 'seed', 'hold'] as const;

type Choosable = Pick<Search, (typeof choosable)[number]>;

/** How to search: by the puzzle's recipe, or as in `plainSearch` but for these parts. */
export type SearchChoice = 'recipe' | Partial<Choosable>;

/** The choice of somebody who names some parts, or none: then it is the recipe. */
export function choiceOf(named: Partial<Record<keyof Choosable, unknown>>): SearchChoice {
  const parts = choosable.filter((part) => named[part] !== undefined);
  if (parts.length === 0) return 'recipe';
  return Object.fromEntries(parts.map((part) => [part, named[part]]));
}

/** The search that is chosen for a puzzle. */
export function chosenSearch(choice: SearchChoice, unique: boolean, recipe: () => Search): Search {
  const search = choice === 'recipe' ? recipe() : { ...plainSearch, ...choice };
  return { ...search, unique };
}

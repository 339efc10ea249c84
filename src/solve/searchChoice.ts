import { plainSearch, type Search } from './search.ts';

/** The parts of a search that can be left to a puzzle's recipe. */
export const choosable = ['solver', 'order', 'pieces', 'rules', 'seed', 'hold'] as const;

type Choosable = Pick<Search, (typeof choosable)[number]>;

/** By the puzzle's recipe, or as in `plainSearch` except for these parts. */
export type SearchChoice = 'recipe' | Partial<Choosable>;

/** The choice that names these parts; the recipe if none is named. */
export function choiceOf(named: Partial<Record<keyof Choosable, unknown>>): SearchChoice {
  const parts = choosable.filter((part) => named[part] !== undefined);
  if (parts.length === 0) return 'recipe';
  return Object.fromEntries(parts.map((part) => [part, named[part]]));
}

/** Resolves a choice for a puzzle. */
export function chosenSearch(choice: SearchChoice, unique: boolean, recipe: () => Search): Search {
  const search = choice === 'recipe' ? recipe() : { ...plainSearch, ...choice };
  return { ...search, unique };
}

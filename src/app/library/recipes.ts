import { recipeIn, type Recipe, type RecipeFile } from '../../solve/saved/recipe.ts';
import type { Problem } from '../../solve/problem.ts';
import {
  chosenSearch,
  isSameSearch,
  plainSearch,
  searchOn,
  type Search,
} from '../../solve/search.ts';
import { isSameSetting, puzzleIdOf, type Settings } from '../../settings/settings.ts';
import file from '../../../assets/recipes.json';

const recipes = file as RecipeFile;

export const recipeNamed = (id: string): Recipe => recipeIn(recipes, id);

/** The search for the puzzle of settings where none is chosen. */
export function recipeFor(settings: Settings): Search {
  const id = puzzleIdOf(settings);
  return id === undefined ? plainSearch : recipeNamed(id).search;
}

/** The search that settings give for one board. */
export const searchFor = (settings: Settings): Search =>
  chosenSearch(settings.search, settings.unique, () => recipeFor(settings));

/** How many placements a search on the board of settings makes, if it is known to find no solution. */
export function searchedInVain(
  settings: Settings,
  problem: Problem,
  search: Search,
): number | undefined {
  const id = puzzleIdOf(settings);
  if (id === undefined) return undefined;
  const recipe = recipeNamed(id);
  return isSameSearch(search, searchOn(problem, recipe.search)) ? recipe.impossible : undefined;
}

/** Whether settings show the same board and search in the same mode, given the board of the first ones. */
export const isSameSubject = (problem: Problem, one: Settings, other: Settings): boolean =>
  one.mode === other.mode &&
  isSameSetting('puzzle', one.puzzle, other.puzzle) &&
  isSameSearch(searchOn(problem, searchFor(one)), searchOn(problem, searchFor(other)));

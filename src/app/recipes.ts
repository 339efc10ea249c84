import file from '../../assets/recipes.json';
import { recipeIn, type Recipe, type RecipeFile } from '../solve/recipe.ts';
import { plainSearch, type Search } from '../solve/search.ts';
import { chosenSearch } from '../solve/searchChoice.ts';
import { idOf, type Settings } from './settings.ts';

const recipes = file as RecipeFile;

/** The recipe of a puzzle of the catalogue, by its name. */
export const recipeNamed = (id: string): Recipe => recipeIn(recipes, id);

/** How to search what settings show, where nobody chooses otherwise. */
export function recipeFor(settings: Settings): Search {
  const id = idOf(settings);
  return id === undefined ? plainSearch : recipeNamed(id).search;
}

/** The search that settings ask for on one board. */
export const searchFor = (settings: Settings): Search =>
  chosenSearch(settings.search, settings.unique, () => recipeFor(settings));

import file from '../../assets/recipes.json';
import { recipeIn, type Recipe, type RecipeFile } from '../solve/recipe.ts';
import { plainSearch, type Search } from '../solve/search.ts';
import type { Settings } from './settings.ts';

const recipes = file as RecipeFile;

/** The recipe of a puzzle of the catalogue, by its name. */
export const recipeNamed = (id: string): Recipe => recipeIn(recipes, id);

/** How to search what settings show, where nobody chooses otherwise. */
export const recipeFor = ({ puzzle, text }: Settings): Search =>
  text === '' ? recipeNamed(puzzle).search : plainSearch;

import { readInteger, writeInteger, type WrittenInteger } from './validate.ts';
import { plainSearch, type Search } from './search.ts';

/**
 * How a puzzle of the catalogue is searched where nobody chooses otherwise, and what came of it:
 * either `solved` or `impossible`.
 */
export interface Recipe {
  readonly search: Search;
  /** Placements up to and with the one that completes the first solution. */
  readonly solved?: number;
  /** Placements of the whole search, which finds no solution. */
  readonly impossible?: number;
  /** The number of unique solutions as counted here, where that takes less than a minute. */
  readonly unique?: bigint;
}

/** A recipe as the file has it: of the search only what is not plain. */
type WrittenRecipe = Partial<Omit<Search, 'unique'>> &
  Omit<Recipe, 'search' | 'unique'> & { readonly unique?: WrittenInteger };

/** Recipes as they are kept, by the names of their puzzles. */
export type RecipeFile = Readonly<Record<string, WrittenRecipe>>;

/** The recipe of a puzzle; the plain search where it has none, as on every day of the calendar. */
export function recipeIn(file: RecipeFile, id: string): Recipe {
  const written = Object.hasOwn(file, id) ? file[id] : undefined;
  const { solved, impossible, unique, ...search } = written ?? {};
  return {
    search: { ...plainSearch, ...search },
    ...(solved !== undefined && { solved }),
    ...(impossible !== undefined && { impossible }),
    ...(unique !== undefined && { unique: readInteger(unique) }),
  };
}

/** A recipe as it is kept. */
export function writeRecipe({ search, unique, ...outcome }: Recipe): WrittenRecipe {
  const plain: Readonly<Record<string, unknown>> = { ...plainSearch };
  const chosen = Object.entries(search).filter(
    ([part, choice]) => JSON.stringify(choice) !== JSON.stringify(plain[part]),
  );
  return {
    ...Object.fromEntries(chosen),
    ...outcome,
    ...(unique !== undefined && { unique: writeInteger(unique) }),
  };
}

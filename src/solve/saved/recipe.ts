import { readInteger, writeInteger, type WrittenInteger } from './validate.ts';
import { partsBeyondPlain, plainSearch, type Search } from '../search.ts';
import { readSearch, writeSearch } from './searchText.ts';

/** The default search of a puzzle of the catalogue, and its outcome: `solved` or `impossible`. */
export interface Recipe {
  readonly search: Search;
  /** Placements up to and including the one that completes the first solution. */
  readonly solved?: number;
  /** Placements of the whole search, which finds no solution. */
  readonly impossible?: number;
  /** The number of unique solutions, where counting them takes less than a minute. */
  readonly unique?: bigint;
  /** Other searches that reach the same outcome about as soon, and look different. */
  readonly others?: readonly Search[];
}

/** A recipe in the file, which names only the parts of the search that are not plain. */
type WrittenRecipe = Partial<Omit<Search, 'unique'>> &
  Omit<Recipe, 'search' | 'unique' | 'others'> & {
    readonly unique?: WrittenInteger;
    readonly others?: readonly string[];
  };

/** Puzzle id → recipe. */
export type RecipeFile = Readonly<Record<string, WrittenRecipe>>;

/** The recipe of a puzzle; the plain search if the file has none, as for days of the calendar. */
export function recipeIn(file: RecipeFile, id: string): Recipe {
  const written = Object.hasOwn(file, id) ? file[id] : undefined;
  const { solved, impossible, unique, others, ...search } = written ?? {};
  return {
    search: { ...plainSearch, ...search },
    ...(solved !== undefined && { solved }),
    ...(impossible !== undefined && { impossible }),
    ...(unique !== undefined && { unique: readInteger(unique) }),
    ...(others && { others: others.map((text) => readSearch(text)!) }),
  };
}

export function writeRecipe({ search, unique, others, ...outcome }: Recipe): WrittenRecipe {
  // In the file, `unique` is the number of solutions.
  const { unique: _, ...chosen } = partsBeyondPlain(search);
  return {
    ...chosen,
    ...outcome,
    ...(unique !== undefined && { unique: writeInteger(unique) }),
    ...(others && { others: others.map(writeSearch) }),
  };
}

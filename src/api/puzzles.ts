import { recipes, texts } from 'virtual:catalogue';
import { calendar } from '../puzzle/calendar.ts';
import { findEntry, readCatalogue } from '../puzzle/catalogue.ts';
import { recipeIn } from '../solve/saved/recipe.ts';
import type { SearchOptions } from './search.ts';
import { ParsedPuzzle } from './parsed.ts';
import type { Puzzle } from './types.ts';

const entries = readCatalogue(texts);

/** The ids of all puzzles that come with Fitful, in order; those of days are `today-01-01` to `today-12-31`. */
export const puzzleIds: readonly string[] = [...entries.map(({ id }) => id), ...calendar.keys()];

/**
 * The puzzle with an id, such as `pentomino-6x10`.
 *
 * @throws RangeError if there is none
 */
export function puzzleById(id: string): Puzzle {
  const entry = findEntry(entries, id);
  if (!entry) throw new RangeError(`There is no puzzle ${id}.`);
  return new ParsedPuzzle(entry.puzzle);
}

/**
 * The search that suits the puzzle with an id: one that reaches its first solution soon.
 *
 * @throws RangeError if there is none
 */
export function searchById(id: string): SearchOptions {
  if (!findEntry(entries, id)) throw new RangeError(`There is no puzzle ${id}.`);
  const { solver, order, pieces, rules, seed } = recipeIn(recipes, id).search;
  return { solver, order, pieces, rules, seed };
}

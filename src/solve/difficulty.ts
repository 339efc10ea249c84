import type { Recipe } from './recipe.ts';
import { plainSearch } from './search.ts';

/** How much it takes to find a first solution, or that there is none. */
export const difficulties = ['easy', 'medium', 'hard', 'very-hard', 'impossible'] as const;

export type Difficulty = (typeof difficulties)[number];

/**
 * The difficulty of a puzzle with a recipe, by the placements that the plain search takes to a first
 * solution; a puzzle whose recipe needs a better search is one that the plain one is lost in. Undefined
 * where nobody has tried.
 */
export function difficultyIn({ search, solved, impossible }: Recipe): Difficulty | undefined {
  if (impossible !== undefined) return 'impossible';
  if (solved === undefined) return undefined;
  if (JSON.stringify(search) !== JSON.stringify(plainSearch)) return 'very-hard';
  if (solved < 100) return 'easy';
  return solved < 10_000 ? 'medium' : 'hard';
}

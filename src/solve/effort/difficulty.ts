import type { Recipe } from '../saved/recipe.ts';
import { partsBeyondPlain } from '../search.ts';

/** The difficulty of finding a first solution; 'impossible' if there is none. */
export const difficulties = ['easy', 'medium', 'hard', 'very-hard', 'impossible'] as const;

export type Difficulty = (typeof difficulties)[number];

/** The difficulty by the plain search's placements up to the first solution. */
export function difficultyBy(placements: number): 'easy' | 'medium' | 'hard' {
  if (placements < 100) return 'easy';
  return placements < 10_000 ? 'medium' : 'hard';
}

/**
 * The difficulty of a puzzle, from the placements that the plain search makes up to its first
 * solution. A puzzle whose recipe needs a better search is 'very-hard'. Undefined without a
 * recorded outcome.
 */
export function difficultyIn({ search, solved, impossible }: Recipe): Difficulty | undefined {
  if (impossible !== undefined) return 'impossible';
  if (solved === undefined) return undefined;
  if (Object.keys(partsBeyondPlain(search)).length > 0) return 'very-hard';
  return difficultyBy(solved);
}

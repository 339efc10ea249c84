import type { Recipe } from './recipe.ts';

/** How much it takes to find a first solution, or that there is none, or that nobody knows one. */
export const difficulties = ['easy', 'medium', 'hard', 'very-hard', 'open', 'impossible'] as const;

export type Difficulty = (typeof difficulties)[number];

/** The difficulty of a puzzle with a recipe; undefined where nobody has tried. */
export function difficultyIn({ solved, impossible, open }: Recipe): Difficulty | undefined {
  if (impossible !== undefined) return 'impossible';
  if (open !== undefined) return 'open';
  return solved === undefined ? undefined : difficultyOf(solved);
}

/** The difficulty of a puzzle whose first solution takes so many placements, by powers of ten. */
export function difficultyOf(placements: number): Difficulty {
  if (placements < 100) return 'easy';
  if (placements < 10_000) return 'medium';
  return placements < 1_000_000 ? 'hard' : 'very-hard';
}

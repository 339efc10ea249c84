import type { Settings } from '../../../settings/settings.ts';
import { wall as mode } from '../../modes/wall/index.ts';
import type { Interlude } from './interlude.ts';

/** Puzzles all of whose solutions are found within half a minute or so, and fit on a page. */
export const rainPuzzles = [
  'diamond-hexagon',
  'pentomino-5x3',
  'tetromino-t-8x8',
  'hexiamond-sphinx-16',
  'pentomino-5x4',
  'polyhex-4x3',
  'pentomino-5x5',
] as const;

/** The solver that needs the fewest steps for all of them. */
export const rainSearch = { solver: 'dlx' } as const;

/** All solutions of a small puzzle, each in its place as it is found. */
export const rain: Interlude = {
  after({ id: shown }, random, all) {
    const id = rainPuzzles[random.below(rainPuzzles.length)]!;
    const entry = all.find((one) => one.id === id);
    if (!entry) return undefined;
    const settings: Pick<Settings, 'wall'> = { wall: 'all' };
    const search = { search: rainSearch, unique: true };
    return {
      id: shown,
      puzzle: entry.puzzle,
      overrides: { mode: mode.id, puzzle: { id }, ...search, ...settings },
    };
  },
};

import { searchFor } from '../../recipes.ts';
import { searchSlice } from '../../searchSlice.ts';
import type { Mode } from '../mode.ts';
import { wallSlice, type WallSettings } from './settings.ts';

/** Many boards side by side: all solutions of a puzzle, or all puzzles that have been solved. */
export const wall: Mode<WallSettings> = {
  id: 'wall',
  slices: [searchSlice, wallSlice],
  searches: (settings) => (settings.search === 'recipe' ? [] : [searchFor(settings)]),
  enter: () => ({}),
  load: async () => (await import('./code.ts')).createCode(),
};

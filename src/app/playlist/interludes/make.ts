import type { Settings } from '../../../settings/settings.ts';
import { noRequirements } from '../../../generate/asked.ts';
import { LARGEST_SEED } from '../../../solve/random.ts';
import { generate as mode } from '../../modes/generate/index.ts';
import type { Interlude } from './interlude.ts';

/** Boards of at most so many cells are divided within a minute, and solved afterwards. */
const LARGEST = 72;
const SMALLEST = 15;

/** The board of the puzzle that was just shown, divided by swaps; the puzzle made of it is shown next. */
export const make: Interlude = {
  after({ id, puzzle }, random) {
    const { length } = puzzle.board.cells;
    if (length < SMALLEST || length > LARGEST) return undefined;
    const seed = random.below(LARGEST_SEED);
    const settings: Pick<Settings, 'make' | 'require'> = {
      make: { strategy: 'strict', blocks: 'auto', seed },
      require: noRequirements,
    };
    return { id, puzzle, overrides: { mode: mode.id, ...settings } };
  },
};

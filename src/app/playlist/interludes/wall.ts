import { solvedOn } from '../../library/solved.ts';
import type { Settings } from '../../../settings/settings.ts';
import { wall as mode } from '../../modes/wall/index.ts';
import type { Interlude } from './interlude.ts';

/** With fewer boards it is no wall. */
const FEWEST = 4;

/** The puzzles that have been solved in this browser, on the lattice of the one that was just shown. */
export const wall: Interlude = {
  after({ id, puzzle }, _, all, solved) {
    if (solvedOn(puzzle.lattice, all, solved) < FEWEST) return undefined;
    const settings: Pick<Settings, 'wall'> = { wall: 'solved' };
    return { id, puzzle, overrides: { mode: mode.id, ...settings } };
  },
};

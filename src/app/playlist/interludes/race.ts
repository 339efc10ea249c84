import { type Settings, defaults } from '../../../settings/settings.ts';
import { shuffledBy } from '../../../solve/random.ts';
import { recipeNamed } from '../../library/recipes.ts';
import { race as mode } from '../../modes/race/index.ts';
import type { Interlude } from './interlude.ts';

/** How many searches race. */
const PANES = 4;

/** The puzzle that was just shown, searched in four ways at once until each has found a solution. */
export const race: Interlude = {
  after({ id, puzzle }, random) {
    const { search, solved, others = [] } = recipeNamed(id);
    if (solved === undefined || others.length < PANES - 1) return undefined;
    const panes = [search, ...shuffledBy(others, random).slice(0, PANES - 1)];
    const settings: Pick<Settings, 'panes' | 'strategies' | 'equal' | 'until'> = {
      panes,
      strategies: [],
      equal: 'steps',
      until: 'first',
    };
    return { id, puzzle, overrides: { mode: mode.id, ...settings, unique: defaults.unique } };
  },
};

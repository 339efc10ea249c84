import {
  choosable,
  choiceOf,
  type SearchChoice,
  plainSearch,
  type Search,
} from '../solve/search.ts';
import {
  readOrder,
  readPieceOrder,
  readRules,
  readSeed,
  readSolver,
} from '../solve/saved/searchText.ts';
import { defaults, type Settings } from './settings.ts';
import { readFlag, writeFlag, type SettingsSlice } from './settingsSlice.ts';

type SearchParts = Record<(typeof choosable)[number], string>;

/** How a part is written that has not been chosen. */
const NOT_CHOSEN = 'auto';

/** The parts of a search as an address writes them, as few as possible. */
function writeParts(search: SearchChoice): SearchParts {
  const written = Object.fromEntries(choosable.map((part) => [part, NOT_CHOSEN])) as SearchParts;
  if (search === 'recipe') return written;
  for (const part of choosable) {
    const chosen = String(search[part] ?? plainSearch[part]);
    if (chosen !== String(plainSearch[part])) written[part] = chosen;
  }
  // Where all parts are plain, one has to be written, or the address would mean the recipe.
  const isPlain = choosable.every((part) => written[part] === NOT_CHOSEN);
  return isPlain ? { ...written, solver: plainSearch.solver } : written;
}

/** The search of one board, for modes that show one. */
export const searchSlice: SettingsSlice<Pick<Settings, 'search' | 'unique'>, Search> = {
  defaults: { search: defaults.search, unique: defaults.unique },
  readers: {
    solver: readSolver,
    order: readOrder,
    pieces: readPieceOrder,
    rules: readRules,
    seed: readSeed,
    // Whether a piece has this name is seen when there is a puzzle.
    hold: (value) => value || undefined,
    unique: readFlag,
  },
  write: ({ search, unique }) => ({ ...writeParts(search), unique: writeFlag(unique) }),
  settingsOf: ({ unique = defaults.unique, ...parts }) => ({ search: choiceOf(parts), unique }),
};

import { choosable, choiceOf, type SearchChoice, plainSearch } from '../solve/search.ts';
import {
  readOrder,
  readPieceOrder,
  readRules,
  readSeed,
  readSolver,
} from '../solve/saved/searchText.ts';
import type { Place, Row } from './row.ts';

type SearchParts = Record<(typeof choosable)[number], string>;

/** The word for a part that has not been chosen. */
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

/** The search of one board: the recipe of its puzzle, or other parts. */
export const searchChoice = (place: Place): Row<SearchChoice> => ({
  usual: 'recipe',
  readers: {
    solver: readSolver,
    order: readOrder,
    pieces: readPieceOrder,
    rules: readRules,
    seed: readSeed,
    // Whether a piece has this name is seen when there is a puzzle.
    hold: (text) => text || undefined,
  },
  writeAll: writeParts,
  valueOf: choiceOf,
  ...place,
});

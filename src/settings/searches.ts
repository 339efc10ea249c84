import {
  isMisread,
  readOrder,
  readParts,
  readPieceOrder,
  readRules,
  readSeed,
  readSolver,
  writeSearch,
  type Misread,
} from '../solve/saved/searchText.ts';
import type { AskedMaking } from '../generate/asked.ts';
import {
  choiceOf,
  choosable,
  plainSearch,
  type Search,
  type SearchChoice,
} from '../solve/search.ts';
import { readMaking, writeMaking } from './making.ts';
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

export const MOST_PANES = 9;

/** The searches of a race where none are chosen. */
export const firstPair: readonly Search[] = [
  { ...plainSearch, order: 'rows' },
  { ...plainSearch, order: 'columns' },
];

/** A pane that has been read, or else what is wrong with it, as far as that is known. */
type Read<Pane> = { readonly pane: Pane } | { readonly misread: Misread | undefined };

/** Panes separated by `~`: the valid ones, up to `MOST_PANES`; others are reported and left out. */
const panes = <Pane>(
  usual: readonly Pane[],
  read: (text: string) => Read<Pane>,
  write: (pane: Pane) => string,
  place: Place,
): Row<readonly Pane[]> => ({
  usual,
  read(text, { report }) {
    const valid: Pane[] = [];
    for (const [at, part] of text.split('~').entries()) {
      if (part === '') continue;
      const one = read(part);
      if ('pane' in one) valid.push(one.pane);
      else report({ pane: at + 1, text: part, misread: one.misread });
    }
    if (valid.length > MOST_PANES) report({ panes: valid.length, most: MOST_PANES });
    return valid.length > 0 ? valid.slice(0, MOST_PANES) : undefined;
  },
  write: (all) => all.map(write).join('~'),
  ...place,
});

function readSearchPane(text: string): Read<Search> {
  const search = readParts(text);
  return isMisread(search) ? { misread: search } : { pane: search };
}

function readStrategyPane(text: string): Read<AskedMaking> {
  const pane = readMaking(text);
  return pane ? { pane } : { misread: undefined };
}

export const searchPanes = (place: Place): Row<readonly Search[]> =>
  panes(firstPair, readSearchPane, writeSearch, place);

/** Ways to divide the board, up to 9: if there are any, they race instead of searches. */
export const strategyPanes = (place: Place): Row<readonly AskedMaking[]> =>
  panes([], readStrategyPane, writeMaking, place);

import type { CatalogueEntry } from '../../puzzle/catalogue.ts';
import type { InterludeId } from '../../puzzle/category.ts';
import { noRequirements } from '../../generate/asked.ts';
import { defaults } from '../../settings/settings.ts';
import { LARGEST_SEED, shuffledBy, type RandomStream } from '../../solve/random.ts';
import { recipeNamed } from '../library/recipes.ts';
import { solvedOn } from '../library/solved.ts';
import type { PlaylistItem } from '../state.ts';

/**
 * Something else than a board that is solved, between two of them: what is shown after a puzzle; undefined if it cannot
 * follow that.
 *
 * @param all the puzzles that come with the page
 * @param solved solutions found in this browser, by puzzle id
 */
type Interlude = (
  shown: CatalogueEntry,
  random: RandomStream,
  all: readonly CatalogueEntry[],
  solved: ReadonlyMap<string, string>,
) => PlaylistItem | undefined;

const PANES = 4;

/** The puzzle that was just shown, searched in four ways at once until each has found a solution. */
const race: Interlude = ({ id, puzzle }, random) => {
  const { search, solved, others = [] } = recipeNamed(id);
  if (solved === undefined || others.length < PANES - 1) return undefined;
  const panes = [search, ...shuffledBy(others, random).slice(0, PANES - 1)];
  const { unique } = defaults;
  const settings = { panes, strategies: [], equal: 'steps', until: 'first', unique } as const;
  return { id, puzzle, overrides: { mode: 'race', ...settings } };
};

/** Cells of a board that is divided within a minute, and solved afterwards. */
const DIVIDED = { least: 15, most: 72 };

/** The board of the puzzle that was just shown, divided by swaps; the puzzle made of it is shown next. */
const make: Interlude = ({ id, puzzle }, random) => {
  const { length } = puzzle.board.cells;
  if (length < DIVIDED.least || length > DIVIDED.most) return undefined;
  const making = { strategy: 'strict', blocks: 'auto', seed: random.below(LARGEST_SEED) } as const;
  return { id, puzzle, overrides: { mode: 'generate', make: making, require: noRequirements } };
};

/** Orders at which the circle is seen, and single dominoes still are. */
const ORDERS = { least: 18, most: 28 };

/** An Aztec diamond that is tiled with dominoes at random, until its arctic circle is seen. */
const aztec: Interlude = ({ id, puzzle }, random) => {
  const order = ORDERS.least + random.below(ORDERS.most - ORDERS.least + 1);
  const diamond = { order, seed: random.below(LARGEST_SEED) };
  return { id, puzzle, overrides: { mode: 'aztec', diamond } };
};

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
const rain: Interlude = ({ id: shown }, random, all) => {
  const id = rainPuzzles[random.below(rainPuzzles.length)]!;
  const entry = all.find((one) => one.id === id);
  if (!entry) return undefined;
  const settings = { puzzle: { id }, search: rainSearch, unique: true, wall: 'all' } as const;
  return { id: shown, puzzle: entry.puzzle, overrides: { mode: 'wall', ...settings } };
};

const FEWEST = 4;

/** The puzzles that have been solved in this browser, on the lattice of the one that was just shown. */
const wall: Interlude = ({ id, puzzle }, _, all, solved) =>
  solvedOn(puzzle.lattice, all, solved) < FEWEST
    ? undefined
    : { id, puzzle, overrides: { mode: 'wall', wall: 'solved' } };

/** Every interlude, by its name in addresses. */
export const interludes: Readonly<Record<InterludeId, Interlude>> = {
  race,
  make,
  aztec,
  rain,
  wall,
};

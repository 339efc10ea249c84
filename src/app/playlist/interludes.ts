import type { CatalogueEntry } from '../../puzzle/catalogue.ts';
import type { InterludeId } from '../../puzzle/category.ts';
import { noRequirements } from '../../generate/asked.ts';
import { defaults, type Settings } from '../../settings/settings.ts';
import { hasPiecesInPlace } from '../../solve/problem.ts';
import { LARGEST_SEED, RandomStream, shuffledBy } from '../../solve/random.ts';
import { recipeNamed } from '../library/recipes.ts';
import { solvedOn } from '../library/solved.ts';
import type { PlaylistItem } from '../state.ts';
import type { finishingSeed } from './finishing.ts';

/** What finds seeds, once its code is there: it is not needed at first. */
export type SeedFinder = typeof finishingSeed;

/**
 * Something else than a board that is solved, between two of them: what is shown after a puzzle; undefined if
 * it cannot follow that.
 *
 * @param all the puzzles that come with the page
 * @param solved solutions found in this browser, by puzzle id
 * @param seedFrom finds the seed of a division; undefined if it cannot be loaded
 */
type Interlude = (
  shown: CatalogueEntry,
  random: RandomStream,
  all: readonly CatalogueEntry[],
  solved: ReadonlyMap<string, string>,
  seedFrom: SeedFinder | undefined,
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

/**
 * The board of the puzzle that was just shown, divided by swaps that only ever improve, with a seed with which they come
 * to the end. A board that its own pieces cannot cover may be one that cannot be divided either.
 */
const make: Interlude = ({ id, puzzle }, random, _all, _solved, seedFrom) => {
  const { length } = puzzle.board.cells;
  if (length < DIVIDED.least || length > DIVIDED.most) return undefined;
  if (hasPiecesInPlace(puzzle) || recipeNamed(id).solved === undefined) return undefined;
  const from = { strategy: 'strict', blocks: 'auto', seed: random.below(LARGEST_SEED) } as const;
  const wishes = { make: from, require: noRequirements, size: undefined };
  // Without its code there is none of divisions either, and the turns go on as if it were shown.
  const seed = seedFrom ? seedFrom(puzzle, wishes) : from.seed;
  if (seed === undefined) return undefined;
  return { id, puzzle, overrides: { mode: 'generate', ...wishes, make: { ...from, seed } } };
};

/** Orders at which the circle is seen, and single dominoes still are. */
const ORDERS = { least: 18, most: 28 };

/** An Aztec diamond that is tiled with dominoes at random, until its arctic circle is seen. */
const aztec: Interlude = ({ id, puzzle }, random) => {
  const order = ORDERS.least + random.below(ORDERS.most - ORDERS.least + 1);
  const diamond = { order, seed: random.below(LARGEST_SEED) };
  return { id, puzzle, overrides: { mode: 'aztec', diamond } };
};

/** Puzzles that have more solutions than there are boards on a wall at once, but no more than a minute of them. */
export const rainPuzzles = [
  'pentomino-cross-1',
  'pentomino-triple-i',
  'tetrahex-7x4',
  'tetromino-t-8x8',
  'hexiamond-sphinx-16',
] as const;

/** The solver that finds all of them in few steps. */
export const rainSearch = { solver: 'dlx' } as const;

/** All solutions of a puzzle, several at a time. */
const rain: Interlude = ({ id: shown }, random, all) => {
  const id = rainPuzzles[random.below(rainPuzzles.length)]!;
  const entry = all.find((one) => one.id === id);
  if (!entry) return undefined;
  const settings = { puzzle: { id }, search: rainSearch, unique: true, wall: 'all' } as const;
  return { id: shown, puzzle: entry.puzzle, overrides: { mode: 'wall', ...settings } };
};

/** Puzzles whose walks see many solutions, most of them by few pieces. */
export const walkPuzzles = [
  'domino-8x8',
  'pentomino-10x6',
  'hexiamond-most-solutions',
  'hexiamond-tenyo',
  'tetromino-t-8x8',
] as const;

/** A walk from solution to solution of a puzzle. */
const walk: Interlude = ({ id: shown }, random, all) => {
  const id = walkPuzzles[random.below(walkPuzzles.length)]!;
  const entry = all.find((one) => one.id === id);
  if (!entry) return undefined;
  const settings = { puzzle: { id }, walk: random.below(LARGEST_SEED) } as const;
  return { id: shown, puzzle: entry.puzzle, overrides: { mode: 'walk', ...settings } };
};

const FEWEST = 4;

/** The puzzles that have been solved in this browser, on the lattice of the one that was just shown. */
const wall: Interlude = ({ id, puzzle }, _, all, solved) =>
  solvedOn(puzzle.lattice, all, solved) < FEWEST
    ? undefined
    : { id, puzzle, overrides: { mode: 'wall', wall: 'solved' } };

/** Every interlude, by its name in addresses. */
const interludes: Readonly<Record<InterludeId, Interlude>> = {
  race,
  make,
  aztec,
  rain,
  walk,
  wall,
};

/** Of several interludes, how many others come before one comes again. */
export const othersBefore = (count: number): number => Math.min(count - 1, Math.ceil(count / 2));

/** Where the turns are, as plain data. */
export interface TurnsState {
  readonly random: readonly number[];
  /** How many boards there have been since the last interlude. */
  readonly boards: number;
  /** Whether the last thing shown was an interlude. */
  readonly isOn: boolean;
  /** Those shown, the latest at the end. */
  readonly shown: readonly InterludeId[];
}

/** Decides after which boards there is which interlude: the same for the same seed and solved boards. */
export class Turns {
  private readonly random: RandomStream;
  private readonly solved: () => ReadonlyMap<string, string>;
  private turn: Omit<TurnsState, 'random'> = { boards: 0, isOn: false, shown: [] };

  /**
   * @param solved solutions found in this browser, by puzzle id
   * @param kept the state to go on from
   */
  constructor(seed: number, solved: () => ReadonlyMap<string, string>, kept?: TurnsState) {
    this.random = new RandomStream(seed);
    this.solved = solved;
    if (!kept) return;
    const { random, ...turn } = kept;
    this.random.restore(random);
    this.turn = turn;
  }

  state(): TurnsState {
    return { random: this.random.state(), ...this.turn };
  }

  /** The interlude that follows a puzzle; undefined if it is followed by the next board. */
  after(
    entry: CatalogueEntry,
    all: readonly CatalogueEntry[],
    { interludes: ids, every }: Settings,
    seedFrom: SeedFinder | undefined,
  ): PlaylistItem | undefined {
    const { random } = this;
    const { isOn, shown } = this.turn;
    const boards = isOn ? this.turn.boards : this.turn.boards + 1;
    this.turn = { boards, isOn: false, shown };
    if (isOn || boards < every) return undefined;
    const recent = shown.slice(Math.max(0, shown.length - othersBefore(ids.length)));
    const due = shuffledBy(ids, random).filter((id) => !recent.includes(id));
    for (const id of due) {
      const item = interludes[id](entry, random, all, this.solved(), seedFrom);
      if (!item) continue;
      this.turn = { boards: 0, isOn: true, shown: [...shown.slice(-ids.length), id] };
      return item;
    }
    return undefined;
  }
}

import { readBlocks, type Blocks } from './sizes.ts';
import { pieceSets } from '../puzzle/pieces/index.ts';

export const strategyIds = [
  'strict',
  'costly',
  'lookahead',
  'restart',
  'anneal',
  'grow',
  'recombine',
  'uniform',
] as const;

export type StrategyId = (typeof strategyIds)[number];

/** The most cells for swaps alone: 841 cells take most of a minute, and 144 cells in pairs get stuck. */
const MOST_SWAPPED = 100;

/**
 * The strategy that is followed if none is named: swaps that only improve, unless the board has many cells,
 * or more is required of the puzzle.
 */
export const usualFor = (cells: number, isMoreRequired: boolean): StrategyId =>
  isMoreRequired || cells > MOST_SWAPPED ? 'recombine' : 'restart';

/** Reads the name of a strategy; undefined for anything else. */
export const readStrategy = (text: string): StrategyId | undefined =>
  strategyIds.find((id) => id === text);

export interface Making {
  readonly strategy: StrategyId;
  readonly blocks: Asked;
  readonly seed: number;
}

/** A way to divide a board, with `auto` for the usual strategy of the board. */
export type AskedMaking = Omit<Making, 'strategy'> & { readonly strategy: StrategyId | 'auto' };

/** The pieces that a board is to be divided into. */
export type Asked =
  | Blocks
  /** As many as the puzzle on show has, or else such that they have about five cells. */
  | 'auto'
  /** Pieces of a named set, some of them more than once. */
  | { readonly set: string };

const isSet = (name: string): boolean =>
  Object.values(pieceSets).some((sets) => Object.hasOwn(sets, name));

/** Reads a number of pieces, their sizes, the name of a set, or nothing; undefined for anything else. */
export function readAsked(text: string): Asked | undefined {
  if (text === '' || text === 'auto') return 'auto';
  return isSet(text) ? { set: text } : readBlocks(text);
}

/** The set that the pieces are to be of, if they are. */
export const setIn = (asked: Asked): string | undefined =>
  typeof asked === 'object' && 'set' in asked ? asked.set : undefined;

export const writeAsked = (asked: Asked): string =>
  typeof asked === 'object' && 'set' in asked ? asked.set : String(asked);

/** Levels of difficulty, and their names in the catalogue. */
export const difficultyOf = { gentle: 'easy', fair: 'medium', hard: 'hard' } as const;

export type DifficultyLevel = keyof typeof difficultyOf;
export const difficultyLevels = Object.keys(difficultyOf) as readonly DifficultyLevel[];

export interface Requirements {
  /** Exactly one solution, those turned and flipped counted once. */
  readonly isUnique: boolean;
  /** No two pieces alike. */
  readonly isDifferent: boolean;
  readonly difficulty?: DifficultyLevel | undefined;
}

export const noRequirements: Requirements = { isUnique: false, isDifferent: false };

export const requiresNothing = ({ isUnique, isDifferent, difficulty }: Requirements): boolean =>
  !isUnique && !isDifferent && !difficulty;

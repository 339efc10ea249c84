/** The names of all strategies. */
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

/** Boards of more cells take swaps alone too long, 841 cells most of a minute, and from 144 cells in pairs on they get stuck. */
const MOST_SWAPPED = 100;

/**
 * The strategy that is followed if none is named: swaps that only improve, unless the board has many cells, or
 * more is required of the puzzle.
 */
export const usualFor = (cells: number, isMoreRequired: boolean): StrategyId =>
  isMoreRequired || cells > MOST_SWAPPED ? 'recombine' : 'restart';

/** Reads the name of a strategy; undefined for anything else. */
export const readStrategy = (text: string): StrategyId | undefined =>
  strategyIds.find((id) => id === text);

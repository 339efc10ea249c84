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

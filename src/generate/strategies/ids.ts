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

/** The strategy that is followed if none is named, where divisions are watched: swaps that only improve. */
export const usualStrategy: StrategyId = 'restart';

/** Boards of more cells take swaps alone too long, 841 cells most of a minute, and from 144 cells in pairs on they get stuck. */
const MOST_SWAPPED = 100;

/** The strategy that is followed if none is named, where only the division is wanted, of a board with so many cells. */
export const usualFor = (cells: number): StrategyId =>
  cells > MOST_SWAPPED ? 'recombine' : usualStrategy;

/** Reads the name of a strategy; undefined for anything else. */
export const readStrategy = (text: string): StrategyId | undefined =>
  strategyIds.find((id) => id === text);

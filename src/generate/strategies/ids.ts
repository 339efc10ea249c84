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

/** The strategy that is followed if none is named. */
export const usualStrategy: StrategyId = 'restart';

/** Reads the name of a strategy; undefined for anything else. */
export const readStrategy = (text: string): StrategyId | undefined =>
  strategyIds.find((id) => id === text);

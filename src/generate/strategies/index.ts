import { anneal } from './anneal.ts';
import { costly, restart, strict } from './descent.ts';
import { grow } from './grow.ts';
import { lookahead } from './lookahead.ts';
import { recombine } from './recombine.ts';
import type { Strategy } from './strategy.ts';

const all = {
  strict,
  costly,
  lookahead,
  restart,
  anneal,
  grow,
  recombine,
} satisfies Record<string, Strategy>;

export type StrategyId = keyof typeof all;

/** Every way to divide a frame, by name. */
export const strategies: Readonly<Record<StrategyId, Strategy>> = all;

/** The strategy that is followed if none is named. */
export const usualStrategy: StrategyId = 'restart';

import { anneal } from './anneal.ts';
import { costly, restart, strict } from './descent.ts';
import { grow } from './grow.ts';
import type { StrategyId } from './ids.ts';
import { lookahead } from './lookahead.ts';
import { recombine } from './recombine.ts';
import type { Strategy } from './strategy.ts';
import { uniform } from './uniform.ts';

/** Every way to divide a frame. */
export const strategies: Readonly<Record<StrategyId, Strategy>> = {
  strict,
  costly,
  lookahead,
  restart,
  anneal,
  grow,
  recombine,
  uniform,
};

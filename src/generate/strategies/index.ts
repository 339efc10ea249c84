import type { SizedFrame } from '../sizes.ts';
import { anneal } from './anneal.ts';
import { costly, restart, strict } from './descent.ts';
import { grow } from './grow.ts';
import type { StrategyId } from '../asked.ts';
import { lookahead } from './lookahead.ts';
import { recombine } from './recombine.ts';
import type { Strategy } from './strategy.ts';
import type { TellWork } from '../workReport.ts';
import { uniform } from './uniform.ts';

/** Every way to divide a frame; runs given the same one share what it has found out about the
 * frame; `tell` is told how far that is. */
export const strategies: Readonly<
  Record<StrategyId, (sized: SizedFrame, tell?: TellWork) => Strategy>
> = {
  strict: () => strict,
  costly: () => costly,
  lookahead: () => lookahead,
  restart: () => restart,
  anneal: () => anneal,
  grow: () => grow,
  recombine: () => recombine,
  uniform,
};

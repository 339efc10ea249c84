import type { Figures } from './measuredRun.ts';
import type { Until } from '../run/until.ts';

/**
 * What searches are compared by. `found` is the number of solutions up to where a search was
 * stopped, `solutions` that of the whole search.
 */
export const measures = ['placements', 'deadEnds', 'first', 'solutions', 'found'] as const;
export type Measure = (typeof measures)[number];

/**
 * Bounds of a value, both inclusive: equal if it is known exactly, `high` Infinity if unbounded.
 */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

export const isExact = ({ low, high }: Interval): boolean => low === high;

/**
 * Whether a search did what it was run for. One that was limited to a number of steps did only if
 * it finished.
 */
export const isDone = ({ first, finished }: Figures, until: Until): boolean =>
  finished || (until === 'first' && first !== null);

/**
 * The measure of a search. One that was stopped early would have reached at least its value so far;
 * a first solution that does not exist is infinitely far.
 */
export function measured(figures: Figures, measure: Measure, until: Until): Interval {
  if (measure === 'first') {
    const { first, finished, placements } = figures;
    if (first !== null) return { low: first, high: first };
    return { low: finished ? Infinity : placements + 1, high: Infinity };
  }
  if (measure === 'found') return { low: figures.solutions, high: figures.solutions };
  const low = figures[measure];
  return { low, high: isDone(figures, until) ? low : Infinity };
}

/** The ratio of two values. */
export function ratioOf(more: Interval, less: Interval): Interval {
  // Equal values have ratio 1, zero and infinity included.
  if (isExact(more) && isExact(less) && more.low === less.low) return { low: 1, high: 1 };
  return {
    low: less.high === Infinity ? 0 : more.low / less.high,
    high: more.high === Infinity ? Infinity : more.high / less.low,
  };
}

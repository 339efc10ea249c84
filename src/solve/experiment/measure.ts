import type { Figures } from './measuredRun.ts';
import type { Until } from '../../run/until.ts';

/**
 * What searches are compared by. `found` are the solutions that they came to by where they were
 * stopped, `solutions` all that they would have come to.
 */
export const measures = ['placements', 'deadEnds', 'first', 'solutions', 'found'] as const;
export type Measure = (typeof measures)[number];

/** The numbers between which one lies, both included: one number if it is known, up to Infinity if it is not. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

export const isExact = ({ low, high }: Interval): boolean => low === high;

/** Whether a search came to what it was run for. Of so many steps only the end of the search is that. */
export const isDone = ({ first, finished }: Figures, until: Until): boolean =>
  finished || (until === 'first' && first !== null);

/**
 * What a search comes to. One that was not done would come to at least as much as it did so far. A
 * first solution that there is not is infinitely far.
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

/** How many times as much one is as another. */
export function ratioOf(more: Interval, less: Interval): Interval {
  // Equal is equal, nothing and infinity too.
  if (isExact(more) && isExact(less) && more.low === less.low) return { low: 1, high: 1 };
  return {
    low: less.high === Infinity ? 0 : more.low / less.high,
    high: more.high === Infinity ? Infinity : more.high / less.low,
  };
}

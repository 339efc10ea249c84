import type { Counts } from '../solve/position.ts';
import { exactly, type Interval } from './interval.ts';
import type { LagProfile } from '../lag/profile.ts';
import type { Until } from '../run/until.ts';

/** The figures of a search, equal to those the page shows at the same moment. */
export interface SearchFigures extends Counts {
  /** The number of the placement that completed the first solution; null before it. */
  readonly first: number | null;
  /** The share of the tree that has been searched, 0 to 1. */
  readonly progress: number;
  /** Whether the whole tree was searched. */
  readonly finished: boolean;
  /** What mistakes cost, if that is measured; null if it is not known. */
  readonly lag?: LagProfile | null;
}

/**
 * The measures of searches. `found` is the number of solutions up to the point at which a search was
 * stopped, `solutions` that of the whole search.
 */
export const searchMeasures = ['placements', 'deadEnds', 'first', 'solutions', 'found'] as const;
export type SearchMeasure = (typeof searchMeasures)[number];

/** Whether a search reached its goal; with a limit of steps, whether it finished. */
export const isDone = ({ first, finished }: SearchFigures, until: Until): boolean =>
  finished || (until === 'first' && first !== null);

/**
 * The measure of a search. One that was stopped early would have reached at least its value so far;
 * a first solution that does not exist is infinitely far.
 */
export function measured(figures: SearchFigures, measure: SearchMeasure, until: Until): Interval {
  if (measure === 'first') {
    const { first, finished, placements } = figures;
    if (first !== null) return exactly(first);
    return { low: finished ? Infinity : placements + 1, high: Infinity };
  }
  if (measure === 'found') return exactly(figures.solutions);
  const low = figures[measure];
  return { low, high: isDone(figures, until) ? low : Infinity };
}

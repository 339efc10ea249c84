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
  /** Of the same, if there was a mistake: the mean number of pieces on one before it was noticed, to a hundredth. */
  readonly meanLag?: number;
  /** The share of mistakes, and of the placements on them, whose piece is one of the first third; in %, to a tenth. */
  readonly earlyMistakes?: number;
  readonly earlyWaste?: number;
}

/** The measures that need what mistakes cost; like `found`, they are of the search up to where it was stopped. */
export const lagMeasures = ['meanLag', 'earlyMistakes', 'earlyWaste'] as const;

/**
 * The measures of searches. `found` is the number of solutions up to the point at which a search was
 * stopped, `solutions` that of the whole search.
 */
export const searchMeasures = [
  'placements',
  'deadEnds',
  'first',
  'solutions',
  'found',
  ...lagMeasures,
] as const;
export type SearchMeasure = (typeof searchMeasures)[number];

/** Whether a search reached its goal; with a limit of steps, whether it finished. */
export const isDone = ({ first, finished }: SearchFigures, until: Until): boolean =>
  finished || (until === 'first' && first !== null);

const isOfLag = (measure: SearchMeasure): measure is (typeof lagMeasures)[number] =>
  lagMeasures.some((one) => one === measure);

const toDigits = (value: number, digits: number): number => Number(value.toFixed(digits));

/** The figures that follow from what mistakes cost a search of boards of so many pieces; none without a mistake, or if not all are known. */
export function lagFigures({ lag, isExact, mistakes, byDepth }: LagProfile, pieces: number) {
  if (!lag || !isExact) return {};
  const share = (of: 'mistakes' | 'placements', all: number): number => {
    const early = byDepth.slice(0, Math.floor(pieces / 3) + 1);
    return toDigits((100 * early.reduce((sum, one) => sum + one[of], 0)) / all, 1);
  };
  const wasted = byDepth.reduce((sum, { placements }) => sum + placements, 0);
  return {
    meanLag: toDigits(lag.pieces.mean, 2),
    earlyMistakes: share('mistakes', mistakes),
    earlyWaste: share('placements', wasted),
  };
}

/**
 * The measure of a search. One that was stopped early would have reached at least its value so far;
 * a first solution that does not exist is infinitely far. What mistakes cost is not known where there was none.
 */
export function measured(figures: SearchFigures, measure: SearchMeasure, until: Until): Interval {
  if (measure === 'first') {
    const { first, finished, placements } = figures;
    if (first !== null) return exactly(first);
    return { low: finished ? Infinity : placements + 1, high: Infinity };
  }
  if (measure === 'found') return exactly(figures.solutions);
  if (isOfLag(measure)) {
    const value = figures[measure];
    return value === undefined ? { low: 0, high: Infinity } : exactly(value);
  }
  const low = figures[measure];
  return { low, high: isDone(figures, until) ? low : Infinity };
}

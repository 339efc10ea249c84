import type { Interval } from '../interval.ts';

/** The three quartiles; the second is the median. */
export type Quartiles = readonly [lower: Interval, median: Interval, upper: Interval];

/** A value at a place among sorted ones, between neighbours in proportion. */
function between(sorted: Float64Array, place: number): number {
  const below = sorted[Math.floor(place)]!;
  const above = sorted[Math.ceil(place)]!;
  return below === above ? below : below + (above - below) * (place % 1);
}

/**
 * The quartiles of at least one value, each known within bounds. As no quartile falls while a value grows, the
 * quartiles of all lower bounds and of all upper bounds are the bounds of those of the values.
 */
export function quartilesOf(values: readonly Interval[]): Quartiles {
  // Typed arrays sort by number, infinity included.
  const lows = Float64Array.from(values, ({ low }) => low).sort();
  const highs = Float64Array.from(values, ({ high }) => high).sort();
  const at = (share: number): Interval => {
    const place = share * (values.length - 1);
    return { low: between(lows, place), high: between(highs, place) };
  };
  return [at(0.25), at(0.5), at(0.75)];
}

/** The order of values by what is known of them: first those with the least upper bounds. */
export const byBounds = (one: Interval, other: Interval): number =>
  one.high === other.high ? one.low - other.low : one.high < other.high ? -1 : 1;

/** Whether a value is certainly no larger than another. */
export const isAtMost = (one: Interval, other: Interval): boolean => one.high <= other.low;

/** The bounds of a value of which nothing is known but that it is not negative. */
export const unknown: Interval = { low: 0, high: Infinity };

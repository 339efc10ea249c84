import type { Interval } from './interval.ts';

/** Two values of the same thing. */
export type Pair = readonly [Interval, Interval];

/** How far two orders of the same things agree. */
export interface RankCorrelation {
  /** Kendall's τ: 1 where the orders agree in all, −1 where they are opposite; as far as the values tell. */
  readonly range: Interval;
  /** The pairs of things that are compared. */
  readonly pairs: number;
  /** Those that both values order alike, for certain. */
  readonly alike: number;
}

/**
 * The rank correlation of two values over all pairs of things within the same group: the pairs that both values
 * order alike, less those that they order differently, as a share of all (M. G. Kendall, “A new measure of rank
 * correlation”, Biometrika 30, 1938). Pairs that either value leaves equal count as neither.
 *
 * @throws Error if there is nothing to compare
 */
export function rankCorrelation(groups: readonly (readonly Pair[])[]): RankCorrelation {
  let [low, high, pairs, alike] = [0, 0, 0, 0];
  for (const group of groups)
    for (const [i, one] of group.entries())
      for (const other of group.slice(0, i)) {
        const signs = products(signOf(one[0], other[0]), signOf(one[1], other[1]));
        low += Math.min(...signs);
        high += Math.max(...signs);
        alike += Math.min(...signs) === 1 ? 1 : 0;
        pairs++;
      }
  if (pairs === 0) throw new Error('A rank correlation needs two things in some group.');
  return { range: { low: low / pairs, high: high / pairs }, pairs, alike };
}

/** The least and the most that the sign of a difference can be. */
function signOf(one: Interval, other: Interval): readonly [least: number, most: number] {
  const least = one.low > other.high ? 1 : one.low === other.high ? 0 : -1;
  const most = one.high < other.low ? -1 : one.high === other.low ? 0 : 1;
  return [least, most];
}

const products = (one: readonly number[], other: readonly number[]): number[] =>
  one.flatMap((a) => other.map((b) => a * b));

import type { Heat } from './heatMeter.ts';

export const heatMeasures = ['chosen', 'cleared', 'covered'] as const;

/** What is counted for each cell, as in `Heat`. */
export type HeatMeasure = (typeof heatMeasures)[number];

/** The counts between which a scale goes, both above 0. */
export interface HeatScale {
  readonly least: number;
  readonly most: number;
}

/** The level of the least count: the part of a scale of six colours that leads there from none. */
export const FAINTEST = 1 / 5;

/** Cell → its count; pieces that were chosen are left out. */
export const countsOf = (heat: Heat, measure: HeatMeasure): readonly number[] =>
  heat[measure].slice(0, heat.cleared.length);

/** The scale of the counts of one board, or of several; undefined if all are 0. */
export function heatScaleOf(boards: readonly (readonly number[])[]): HeatScale | undefined {
  let [least, most] = [Infinity, 0];
  for (const counts of boards)
    for (const count of counts) {
      if (count <= 0) continue;
      least = Math.min(least, count);
      most = Math.max(most, count);
    }
  return most > 0 ? { least, most } : undefined;
}

/** The number half-way between the ends of the scale: their geometric mean, as equal factors are equally far apart. */
export const middleOf = ({ least, most }: HeatScale): number => Math.sqrt(least * most);

/** The share of all levels that lies below that of the least count, as counts are within a factor of two; 0 to 1. */
export const unusedOf = (scale: HeatScale): number =>
  (heatLevel(scale.least, scale) - FAINTEST) / (1 - FAINTEST);

/**
 * The level of a count, 0 for none, 1 for the most: equal factors are equally far apart, as counts differ by orders of
 * magnitude. Counts that differ by less than a factor of two do not take the whole scale.
 */
export function heatLevel(count: number, { least, most }: HeatScale): number {
  if (count <= 0) return 0;
  const low = Math.min(least, most / 2);
  return FAINTEST + (1 - FAINTEST) * (Math.log(count / low) / Math.log(most / low));
}

/** The cells with the highest counts, in falling order, of equals the first ones; none without a count. */
export const busiest = (counts: readonly number[], most: number) =>
  counts
    .map((count, cell) => ({ cell, count }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count || a.cell - b.cell)
    .slice(0, most);

import type { MeterReport } from '../../../lag/paneMeters.ts';

/** The chart data of one pane, up to the playhead. All lists have the same length. */
export interface LineData {
  readonly id: number;
  /** Moments of the race, ascending: steps, or ms of computing time. */
  readonly at: readonly number[];
  /** The minimum, maximum and average of a value around each moment. */
  readonly least: readonly number[];
  readonly most: readonly number[];
  readonly mean: readonly number[];
}

/** The chart data of a search, whose value is the number of pieces on the board. */
export interface SearchChart extends LineData {
  /** The share of the search tree explored, 0 to 1. */
  readonly progress: readonly number[];
  /** The number of placements at each depth, from 1; as long as that. */
  readonly nodes: readonly number[];
  /** What meters told last; undefined if they have not. */
  readonly measured: MeterReport | undefined;
}

/** The first and the last of the moments that share a px, for each px of which there are so many. */
function pixels(moments: number, most: number): (readonly [first: number, last: number])[] {
  const by = Math.max(1, Math.ceil(moments / Math.max(1, most)));
  const count = Math.ceil(moments / by);
  return Array.from({ length: count }, (_, i) => [i * by, Math.min((i + 1) * by, moments) - 1]);
}

/**
 * Merges moments that share a px of a chart into the last one, with the minimum and maximum of all. More
 * could not be seen, and would be slow to draw.
 */
export function thinLine({ id, at, ...all }: LineData, most: number): LineData {
  // Before anything is recorded, there are moments without values.
  const merged = pixels(Math.min(at.length, all.mean.length), most);
  const of = (list: readonly number[], value: (part: readonly number[]) => number): number[] =>
    merged.map(([first, last]) => value(list.slice(first, last + 1)));
  return {
    id,
    at: merged.map(([, last]) => at[last]!),
    least: of(all.least, (part) => Math.min(...part)),
    most: of(all.most, (part) => Math.max(...part)),
    mean: of(all.mean, (part) => part.reduce((sum, one) => sum + one, 0) / part.length),
  };
}

/** Merges moments of a search likewise. */
export function thin(chart: SearchChart, most: number): SearchChart {
  const { at, progress } = chart;
  return {
    ...chart,
    ...thinLine(chart, most),
    // There is progress before there are values.
    at: pixels(at.length, most).map(([, last]) => at[last]!),
    progress: pixels(at.length, most).map(([, last]) => progress[last]!),
  };
}

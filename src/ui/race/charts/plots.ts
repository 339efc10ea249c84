import { scaleLinear, scaleLog, type ScaleContinuousNumeric } from 'd3-scale';
import { area, line } from 'd3-shape';
import { thin, thinLine, type LineData, type SearchChart } from './lineData.ts';
import type { Size } from '../../widgets/sizeOf.ts';

/** A tick: its position in px, and its value. */
interface Tick {
  readonly at: number;
  readonly value: number;
}

/** The line of one pane, the band around it, and the end of the line. */
interface Trace {
  readonly id: number;
  readonly line: string;
  readonly band: string;
  readonly end: { readonly x: number; readonly y: number; readonly value: number } | undefined;
  /** The y of its letter beside the chart, as near to the end as the others allow. */
  readonly label: number;
}

export interface Plot {
  readonly x: readonly Tick[];
  readonly y: readonly Tick[];
  readonly traces: readonly Trace[];
}

/** The margins around the lines in px: for numbers at the left and below, for letters at the right. */
export const marginOf = ({ em }: Size) => ({
  top: 2.6 * em,
  right: 2.2 * em,
  bottom: 1.8 * em,
  left: 4.4 * em,
});
/** The minimum distance of numbers in em: along the x axis, and along a y axis with few or many ticks. */
const ALONG = 6.4;
const ALONG_LEVELS = 3.4;
const UP = 3;
const UP_DENSE = 2.6;
/**
 * With more panes than this, bands and jittering lines would hide one another: there are no bands then,
 * and lines go through fewer points.
 */
const MOST_BANDS = 3;
const CALM = 48;
/** Points per px that can be told apart. */
const DENSE = 0.75;
/** The smallest share shown on a logarithmic axis. */
const LEAST_SHARE = 1e-6;

type Scale = ScaleContinuousNumeric<number, number>;

function across(size: Size): [number, number] {
  const { left, right } = marginOf(size);
  return [left, Math.max(left + 1, size.width - right)];
}

function up(size: Size): [number, number] {
  const { top, bottom } = marginOf(size);
  return [Math.max(top + 1, size.height - bottom), top];
}

/** Ticks about `apart` px from each other, along the range of a scale. */
function ticksOf(scale: Scale, apart: number): Tick[] {
  const [from, to] = scale.range() as [number, number];
  const most = Math.max(2, Math.floor(Math.abs(to - from) / apart));
  return scale.ticks(most).map((value) => ({ at: scale(value), value }));
}

/** The integers among them: there are no half steps or depths. */
const wholeTicks = (scale: Scale, apart: number): Tick[] =>
  ticksOf(scale, apart).filter(({ value }) => Number.isInteger(value));

/** Powers of ten, thinned out if there are many. */
function decades(scale: Scale, apart: number): Tick[] {
  const [low, high] = scale.domain().map((value) => Math.log10(value)) as [number, number];
  const [from, to] = scale.range() as [number, number];
  const most = Math.max(2, Math.floor(Math.abs(to - from) / apart));
  const by = Math.max(1, Math.ceil((high - low) / most));
  const ticks: Tick[] = [];
  for (let power = Math.ceil(low - 1e-9); power <= high + 1e-9; power += by) {
    const value = 10 ** power;
    ticks.push({ at: scale(value), value });
  }
  return ticks;
}

/**
 * Spreads labels that would overlap, each as near to its place as possible, between two borders. Keeps
 * their order.
 */
export function spread(
  places: readonly (number | undefined)[],
  apart: number,
  top: number,
  bottom: number,
): number[] {
  const order = [...places.keys()].sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const spread = places.map((place) => place ?? 0);
  let low = top;
  for (const i of order) {
    if (places[i] === undefined) continue;
    const at = Math.max(low, spread[i]!);
    spread[i] = at;
    low = at + apart;
  }
  let high = bottom;
  for (const i of order.toReversed()) {
    if (places[i] === undefined) continue;
    const at = Math.min(high, spread[i]!);
    spread[i] = at;
    high = at - apart;
  }
  return spread;
}

const latest = (charts: readonly LineData[]): number =>
  Math.max(1, ...charts.map(({ at }) => at.at(-1) ?? 0));

/** Plots a list of values per pane; NaN breaks the line. */
function plot<Data extends LineData>(
  charts: readonly Data[],
  size: Size,
  x: { readonly scale: Scale; readonly of: (chart: Data, i: number) => number },
  y: { readonly scale: Scale; readonly of: (chart: Data) => readonly number[] },
  ticks: Pick<Plot, 'x' | 'y'>,
  banded = false,
): Plot {
  const isShown = (value: number): boolean => !Number.isNaN(value);
  const traces = charts.map((chart) => {
    const values = y.of(chart);
    const draw = line<number>((_, i) => x.scale(x.of(chart, i)))
      .y((value) => y.scale(value))
      .defined(isShown)
      .digits(1);
    const fill = area<number>()
      .x((_, i) => x.scale(x.of(chart, i)))
      .y0((_, i) => y.scale(chart.least[i]!))
      .y1((_, i) => y.scale(chart.most[i]!))
      .digits(1);
    const last = values.findLastIndex(isShown);
    const value = values[last];
    return {
      id: chart.id,
      line: draw(values) ?? '',
      band: banded ? (fill(values) ?? '') : '',
      end:
        value === undefined
          ? undefined
          : { x: x.scale(x.of(chart, last)), y: y.scale(value), value },
    };
  });
  const labels = spread(
    traces.map(({ end }) => end?.y),
    // Labels below each other.
    size.em,
    marginOf(size).top,
    size.height - marginOf(size).bottom,
  );
  return { ...ticks, traces: traces.map((trace, i) => ({ ...trace, label: labels[i]! })) };
}

/** The plot of depth: the average, and with few panes the minimum and maximum. */
export function depthPlot(charts: readonly SearchChart[], size: Size): Plot {
  const isFew = charts.length <= MOST_BANDS;
  const x = scaleLinear([0, latest(charts)], across(size));
  const deepest = Math.max(1, ...charts.map(({ nodes }) => nodes.length));
  const y = scaleLinear([0, deepest], up(size));
  return plot(
    charts.map((chart) => thin(chart, isFew ? size.width * DENSE : CALM)),
    size,
    { scale: x, of: (chart, i) => chart.at[i]! },
    { scale: y, of: ({ mean }) => mean },
    {
      x: wholeTicks(x, ALONG * size.em),
      y: wholeTicks(y, UP_DENSE * size.em),
    },
    isFew,
  );
}

/** The plot of a value without a limit: the average, and with few panes the minimum and maximum. */
export function amountPlot(charts: readonly LineData[], size: Size): Plot {
  const isFew = charts.length <= MOST_BANDS;
  const x = scaleLinear([0, latest(charts)], across(size));
  const thinned = charts.map((chart) => thinLine(chart, isFew ? size.width * DENSE : 2 * CALM));
  const greatest = Math.max(1, ...thinned.flatMap(({ most }) => most));
  const y = scaleLinear([0, greatest], up(size)).nice(3);
  return plot(
    thinned,
    size,
    { scale: x, of: (chart, i) => chart.at[i]! },
    { scale: y, of: ({ mean }) => mean },
    {
      x: wholeTicks(x, ALONG * size.em),
      y: wholeTicks(y, UP * size.em),
    },
    isFew,
  );
}

/** The plot of progress, on a linear or logarithmic axis. */
export function progressPlot(charts: readonly SearchChart[], size: Size, isLog: boolean): Plot {
  const x = scaleLinear([0, latest(charts)], across(size));
  const thinned = charts.map((chart) => thin(chart, 2 * CALM));
  let least = 1;
  let most = 0;
  for (const { progress } of thinned) {
    for (const share of progress) {
      if (share > 0 && share < least) least = share;
      if (share > most) most = share;
    }
  }
  const floor = 10 ** Math.floor(Math.log10(Math.max(LEAST_SHARE, Math.min(least, 0.1))));
  const y = isLog
    ? scaleLog([floor, 1], up(size)).clamp(true)
    : scaleLinear([0, most > 0 ? most : 1], up(size)).nice(3);
  return plot(
    thinned,
    size,
    { scale: x, of: (chart, i) => chart.at[i]! },
    {
      scale: y,
      // Zero has no logarithm.
      of: ({ progress }) =>
        isLog ? progress.map((share) => (share > 0 ? share : Number.NaN)) : progress,
    },
    {
      x: wholeTicks(x, ALONG * size.em),
      y: isLog ? decades(y, UP_DENSE * size.em) : ticksOf(y, UP * size.em),
    },
  );
}

/** The plot of placements at each depth. */
export function nodesPlot(charts: readonly SearchChart[], size: Size): Plot {
  const deepest = Math.max(2, ...charts.map(({ nodes }) => nodes.length));
  const most = Math.max(10, ...charts.map(({ nodes }) => Math.max(1, ...nodes)));
  const x = scaleLinear([1, deepest], across(size));
  const y = scaleLog([1, 10 ** Math.ceil(Math.log10(most))], up(size));
  return plot(
    charts,
    size,
    { scale: x, of: (_, i) => i + 1 },
    {
      scale: y,
      of: ({ nodes }) => nodes.map((made) => (made > 0 ? made : Number.NaN)),
    },
    {
      x: wholeTicks(x, ALONG_LEVELS * size.em),
      y: decades(y, UP_DENSE * size.em),
    },
  );
}

export interface Bar {
  readonly id: number;
  /** Its middle (y), width and height in px; it starts at the left margin. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly value: number;
}

/** The margins beside bars in px: for letters at the left, for numbers at the right. */
export const besideBars = ({ em }: Size) => ({ left: 1.8 * em, right: 8.4 * em });

/** One bar per pane, below each other. */
export function bars(
  values: readonly { readonly id: number; readonly value: number }[],
  size: Size,
): readonly Bar[] {
  const { left, right } = besideBars(size);
  const { top } = marginOf(size);
  const most = Math.max(1, ...values.map(({ value }) => value));
  const length = scaleLinear([0, most], [0, Math.max(1, size.width - left - right)]);
  const each = (size.height - top) / Math.max(1, values.length);
  return values.map(({ id, value }, i) => ({
    id,
    value,
    y: top + each * (i + 0.5),
    width: value > 0 ? Math.max(1, length(value)) : 0,
    height: Math.min(1.4 * size.em, each * 0.6),
  }));
}

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
/** The minimum distance of numbers in em: along the moments of a race, and along a y axis with few or many ticks. */
const ALONG = 6.4;
export const UP = 3;
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

export function across(size: Size): [number, number] {
  const { left, right } = marginOf(size);
  return [left, Math.max(left + 1, size.width - right)];
}

export function up(size: Size): [number, number] {
  const { top, bottom } = marginOf(size);
  return [Math.max(top + 1, size.height - bottom), top];
}

/** The most ticks along a scale, about `apart` px from each other. */
function mostTicks(scale: Scale, apart: number): number {
  const [from, to] = scale.range() as [number, number];
  return Math.max(2, Math.floor(Math.abs(to - from) / apart));
}

export function ticksOf(scale: Scale, apart: number): Tick[] {
  const values = scale.ticks(mostTicks(scale, apart));
  return values.map((value) => ({ at: scale(value), value }));
}

/** The integers among them: there are no half steps or depths. */
export const wholeTicks = (scale: Scale, apart: number): Tick[] =>
  ticksOf(scale, apart).filter(({ value }) => Number.isInteger(value));

/** Powers of ten, thinned out if there are many. */
export function decades(scale: Scale, apart: number): Tick[] {
  const [low, high] = scale.domain().map(Math.log10).map(Math.round) as [number, number];
  const by = Math.max(1, Math.ceil((high - low) / mostTicks(scale, apart)));
  return Array.from({ length: Math.floor((high - low) / by) + 1 }, (_, i) => {
    const value = 10 ** (low + i * by);
    return { at: scale(value), value };
  });
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
  const spread = places.map((place) => place ?? 0);
  const order = [...places.keys()]
    .filter((i) => places[i] !== undefined)
    .sort((a, b) => spread[a]! - spread[b]!);
  let low = top;
  for (const i of order) {
    spread[i] = Math.max(low, spread[i]!);
    low = spread[i] + apart;
  }
  let high = bottom;
  for (const i of order.toReversed()) {
    spread[i] = Math.min(high, spread[i]!);
    high = spread[i] - apart;
  }
  return spread;
}

/** An axis with the place of the value at an index, or with all values; NaN breaks the line. */
export interface Axis<Of> {
  readonly scale: Scale;
  readonly of: Of;
  readonly ticks: readonly Tick[];
}

/** Plots a list of values per pane. */
export function plot<Data extends LineData>(
  charts: readonly Data[],
  size: Size,
  x: Axis<(chart: Data, i: number) => number>,
  y: Axis<(chart: Data) => readonly number[]>,
  banded = false,
): Plot {
  const isShown = (value: number): boolean => !Number.isNaN(value);
  const traces = charts.map((chart) => {
    const values = y.of(chart);
    const place = (_: number, i: number): number => x.scale(x.of(chart, i));
    const draw = line<number>(place, (value) => y.scale(value))
      .defined(isShown)
      .digits(1);
    const fill = area<number>(
      place,
      (_, i) => y.scale(chart.least[i]!),
      (_, i) => y.scale(chart.most[i]!),
    ).digits(1);
    const last = values.findLastIndex(isShown);
    const value = values[last];
    return {
      id: chart.id,
      line: draw(values) ?? '',
      band: banded ? (fill(values) ?? '') : '',
      end: value === undefined ? undefined : { x: place(value, last), y: y.scale(value), value },
    };
  });
  const { top, bottom } = marginOf(size);
  const ends = traces.map(({ end }) => end?.y);
  // Labels below each other.
  const labels = spread(ends, size.em, top, size.height - bottom);
  return {
    x: x.ticks,
    y: y.ticks,
    traces: traces.map((trace, i) => ({ ...trace, label: labels[i]! })),
  };
}

/** The axis of the moments of a race. */
function moments(
  charts: readonly LineData[],
  size: Size,
): Axis<(c: LineData, i: number) => number> {
  const latest = Math.max(1, ...charts.map(({ at }) => at.at(-1) ?? 0));
  const scale = scaleLinear([0, latest], across(size));
  return { scale, of: ({ at }, i) => at[i]!, ticks: wholeTicks(scale, ALONG * size.em) };
}

/** Whether there are so few panes that bands and all points can be told apart. */
const isFew = (charts: readonly LineData[]): boolean => charts.length <= MOST_BANDS;

/** The plot of depth: the average, and with few panes the minimum and maximum. */
export function depthPlot(charts: readonly SearchChart[], size: Size): Plot {
  const deepest = Math.max(1, ...charts.map(({ nodes }) => nodes.length));
  const scale = scaleLinear([0, deepest], up(size));
  return plot(
    charts.map((chart) => thinLine(chart, isFew(charts) ? size.width * DENSE : CALM)),
    size,
    moments(charts, size),
    { scale, of: ({ mean }) => mean, ticks: wholeTicks(scale, UP_DENSE * size.em) },
    isFew(charts),
  );
}

/** The plot of a value without a limit: the average, and with few panes the minimum and maximum. */
export function amountPlot(charts: readonly LineData[], size: Size): Plot {
  const most = isFew(charts) ? size.width * DENSE : 2 * CALM;
  const thinned = charts.map((chart) => thinLine(chart, most));
  const greatest = Math.max(1, ...thinned.flatMap(({ most }) => most));
  const scale = scaleLinear([0, greatest], up(size)).nice(3);
  return plot(
    thinned,
    size,
    moments(charts, size),
    { scale, of: ({ mean }) => mean, ticks: wholeTicks(scale, UP * size.em) },
    isFew(charts),
  );
}

/** Breaks a line at zero, which has no logarithm. */
export const withoutZero = (values: readonly number[]): number[] =>
  values.map((value) => (value > 0 ? value : Number.NaN));

/** The plot of progress, on a linear or logarithmic axis. */
export function progressPlot(charts: readonly SearchChart[], size: Size, isLog: boolean): Plot {
  const thinned = charts.map((chart) => thin(chart, 2 * CALM));
  const shares = thinned.flatMap(({ progress }) => progress).filter((share) => share > 0);
  const least = Math.max(LEAST_SHARE, Math.min(0.1, ...shares));
  const scale = isLog
    ? scaleLog([10 ** Math.floor(Math.log10(least)), 1], up(size)).clamp(true)
    : scaleLinear([0, shares.length > 0 ? Math.max(...shares) : 1], up(size)).nice(3);
  return plot(thinned, size, moments(charts, size), {
    scale,
    of: ({ progress }) => (isLog ? withoutZero(progress) : progress),
    ticks: isLog ? decades(scale, UP_DENSE * size.em) : ticksOf(scale, UP * size.em),
  });
}

export interface Bar {
  /** Its middle (y), width and height in px; it starts at the left margin. */
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Undefined if there is none yet. */
  readonly value: number | undefined;
}

/** The margins beside bars in px: for letters at the left, for numbers at the right. */
export const besideBars = ({ em }: Size) => ({ left: 1.8 * em, right: 8.4 * em });

/** One bar per value, below each other. */
export function bars(values: readonly (number | undefined)[], size: Size): readonly Bar[] {
  const { left, right } = besideBars(size);
  const { top } = marginOf(size);
  const most = Math.max(1, ...values.map((value) => value ?? 0));
  const length = scaleLinear([0, most], [0, Math.max(1, size.width - left - right)]);
  const each = (size.height - top) / Math.max(1, values.length);
  return values.map((value, i) => ({
    value,
    y: top + each * (i + 0.5),
    width: value ? Math.max(1, length(value)) : 0,
    height: Math.min(1.4 * size.em, each * 0.6),
  }));
}

import { scaleLinear, scaleLog } from 'd3-scale';
import { branchingAt, survivorsAt } from '../../../lag/deadEndMeter.ts';
import type { Size } from '../../widgets/sizeOf.ts';
import type { SearchChart } from './lineData.ts';
import {
  across,
  decades,
  plot,
  ticksOf,
  up,
  UP,
  wholeTicks,
  withoutZero,
  type Axis,
  type Plot,
} from './plots.ts';

/** The minimum distance of numbers along the x axis, in em. */
const ALONG = 3.4;
/** The place of zero on a logarithmic axis of counts. */
const ZERO = 0.4;

type ValuesOf = (chart: SearchChart) => readonly number[];

/** Plots values by depth, the first of them at depth `first`. */
function levelPlot(
  charts: readonly SearchChart[],
  size: Size,
  first: number,
  valuesOf: ValuesOf,
  y: Omit<Axis<ValuesOf>, 'of'>,
): Plot {
  const deepest = Math.max(first + 1, ...charts.map((chart) => first + valuesOf(chart).length - 1));
  const scale = scaleLinear([first, deepest], across(size));
  const x = { scale, of: (_: SearchChart, i: number) => first + i };
  return plot(
    charts,
    size,
    { ...x, ticks: wholeTicks(scale, ALONG * size.em) },
    { ...y, of: valuesOf },
  );
}

const greatest = (charts: readonly SearchChart[], valuesOf: ValuesOf, least: number): number =>
  Math.max(least, ...charts.flatMap(valuesOf).filter((value) => !Number.isNaN(value)));

/** The minimum distance of powers of ten in em, so that three are there where numbers are far apart. */
const UP_COUNTS = 1.5;

/** An axis of counts, by powers of ten. */
function counts(charts: readonly SearchChart[], size: Size, valuesOf: ValuesOf, least = 1) {
  const most = 10 ** Math.ceil(Math.log10(greatest(charts, valuesOf, 10)));
  const scale = scaleLog([least, most], up(size)).clamp(true);
  const ticks = decades(scaleLog([1, most], [scale(1), scale(most)]), UP_COUNTS * size.em);
  return { scale, ticks };
}

/** The plot of placements at each depth, with gaps where there is none. */
export function nodesPlot(charts: readonly SearchChart[], size: Size): Plot {
  const y = counts(charts, size, ({ nodes }) => nodes);
  return levelPlot(charts, size, 1, ({ nodes }) => withoutZero(nodes), y);
}

/** The placements in vain by the depth of the mistake, that of the present one too. */
function inVainOf({ measured }: SearchChart): readonly number[] {
  const { byDepth = [], present } = measured?.profile ?? {};
  const length = Math.max(byDepth.length, (present?.depth ?? -1) + 1);
  return Array.from({ length }, (_, depth) => {
    const noticed = byDepth[depth]?.placements ?? 0;
    return noticed + (present?.depth === depth ? present.placements : 0);
  });
}

/** The plot of what was in vain, by the depth of the mistake: from depth 0 on only if there is no solution at all. */
export function inVainPlot(charts: readonly SearchChart[], size: Size): Plot {
  const first = charts.some((chart) => (inVainOf(chart)[0] ?? 0) > 0) ? 0 : 1;
  const valuesOf: ValuesOf = (chart) => inVainOf(chart).slice(first);
  return levelPlot(charts, size, first, valuesOf, counts(charts, size, valuesOf, ZERO));
}

const branchingOf: ValuesOf = ({ measured }) =>
  (measured?.deadEnds.byDepth ?? [])
    .slice(0, -1)
    .map((_, depth) => branchingAt(measured!.deadEnds, depth));

/** The plot of how many pieces were laid next on average, by how many lay. */
export function branchingPlot(charts: readonly SearchChart[], size: Size): Plot {
  const scale = scaleLinear([0, greatest(charts, branchingOf, 1)], up(size)).nice(3);
  return levelPlot(charts, size, 0, branchingOf, { scale, ticks: ticksOf(scale, UP * size.em) });
}

const survivorsOf: ValuesOf = ({ measured }) =>
  (measured?.deadEnds.byDepth ?? [])
    .map(
      ({ placements, full }, depth) => survivorsAt(measured!.deadEnds, depth) / (placements - full),
    )
    .slice(1);

/** The plot of the share of boards that are not full from which the search went on, by depth. */
export function survivorsPlot(charts: readonly SearchChart[], size: Size): Plot {
  const scale = scaleLinear([0, greatest(charts, survivorsOf, 0.1)], up(size)).nice(3);
  return levelPlot(charts, size, 1, survivorsOf, { scale, ticks: ticksOf(scale, UP * size.em) });
}

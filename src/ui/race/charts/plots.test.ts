import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nodesPlot } from './levelPlots.ts';
import { thin, type SearchChart } from './lineData.ts';
import {
  amountPlot,
  bars,
  besideBars,
  depthPlot,
  marginOf,
  progressPlot,
  spread,
} from './plots.ts';

const size = { width: 300, height: 140, em: 10 };
const margin = marginOf(size);

const chart = (
  id: number,
  points: number,
  nodes: readonly number[] = [1, 10, 100],
): SearchChart => {
  const list = (value: (i: number) => number) => Array.from({ length: points }, (_, i) => value(i));
  return {
    id,
    at: list((i) => i * 10),
    least: list(() => 0),
    most: list((i) => (i === 500 ? 3 : 2)),
    mean: list(() => 1.5),
    progress: list((i) => i / points),
    nodes,
    measured: undefined,
  };
};

/** The points of an SVG path. */
const points = (path: string): [number, number][] =>
  [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

test('letters do not overlap, are in order and within the borders, and keep their places if there is room', () => {
  fc.assert(
    fc.property(fc.array(fc.double({ min: 8, max: 120, noNaN: true }), { maxLength: 9 }), (all) => {
      const put = spread(all, 10, 8, 122);
      const order = all.map((_, i) => i).sort((a, b) => all[a]! - all[b]!);
      for (const [at, i] of order.entries()) {
        expect(put[i]).toBeGreaterThanOrEqual(8 - 1e-9);
        expect(put[i]).toBeLessThanOrEqual(122 + 1e-9);
        const before = order[at - 1];
        if (before !== undefined) expect(put[i]! - put[before]!).toBeGreaterThan(10 - 1e-9);
      }
    }),
  );
  expect(spread([20, 60, 100], 10, 8, 122)).toEqual([20, 60, 100]);
});

test('thinning keeps the extremes and the last moment, within the requested number of samples', () => {
  const thinned = thin(chart(1, 1024), 200);
  expect(thinned.at.length).toBeLessThanOrEqual(200);
  expect(thinned.at.at(-1)).toBe(10230);
  expect(Math.max(...thinned.most)).toBe(3);
  expect(thinned.mean.every((depth) => Math.abs(depth - 1.5) < 1e-9)).toBe(true);
  expect(thin(chart(1, 100), 200).at).toHaveLength(100);
});

describe('lines', () => {
  const charts = [chart(1, 200), chart(2, 50, [1, 0, 5])];
  const plots = {
    depth: depthPlot(charts, size),
    even: progressPlot(charts, size, false),
    log: progressPlot(charts, size, true),
    nodes: nodesPlot(charts, size),
  };

  test.each(Object.entries(plots))('of %s are within the axes, with numbers on both', (_, plot) => {
    expect(plot.traces.map(({ id }) => id)).toEqual([1, 2]);
    expect(plot.x.length).toBeGreaterThan(1);
    expect(plot.y.length).toBeGreaterThan(1);
    for (const { line, end } of plot.traces) {
      const drawn = points(line);
      expect(drawn.length).toBeGreaterThan(0);
      for (const [x, y] of drawn) {
        expect(x).toBeGreaterThanOrEqual(margin.left);
        expect(x).toBeLessThanOrEqual(size.width - margin.right);
        expect(y).toBeGreaterThanOrEqual(margin.top);
        expect(y).toBeLessThanOrEqual(size.height - margin.bottom);
      }
      expect(end!.x).toBeCloseTo(drawn.at(-1)![0], 0);
      expect(end!.y).toBeCloseTo(drawn.at(-1)![1], 0);
    }
  });

  test('share a time axis', () => {
    expect(plots.even.x).toEqual(plots.depth.x);
    const [one, other] = plots.depth.traces.map(({ end }) => end!.x);
    expect(one).toBe(size.width - margin.right);
    expect(other).toBeLessThan(one! / 2);
  });

  test('have ticks only at whole steps and depths, however few there are', () => {
    for (let latest = 0; latest <= 4; latest++) {
      const begun = [{ ...chart(1, 2, latest === 0 ? [] : [1]), at: [0, latest] }];
      const depth = depthPlot(begun, size);
      const even = progressPlot(begun, size, false);
      const nodes = nodesPlot(begun, size);
      for (const { value } of [...depth.x, ...depth.y, ...even.x, ...nodes.x])
        expect(Number.isInteger(value)).toBe(true);
      expect(even.x).toEqual(depth.x);
    }
  });

  test('have gaps where a depth was never reached', () => {
    expect(plots.nodes.traces[1]!.line).toMatch(/M.*M/);
  });

  test('have bands if there are few panes', () => {
    expect(plots.depth.traces.every(({ band }) => band !== '')).toBe(true);
    const many = [1, 2, 3, 4].map((id) => chart(id, 20));
    expect(depthPlot(many, size).traces.every(({ band }) => band === '')).toBe(true);
  });

  test('are empty without samples', () => {
    const empty = [chart(1, 0, [])];
    for (const plot of [depthPlot(empty, size), progressPlot(empty, size, true)]) {
      expect(plot.traces[0]).toMatchObject({ line: '', end: undefined });
    }
    expect(nodesPlot(empty, size).traces[0]!.line).toBe('');
  });
});

test('bars are as long as their values, and even the shortest is visible', () => {
  const drawn = bars([1000, 500, 1, 0], size);
  const { left, right } = besideBars(size);
  const longest = size.width - left - right;
  expect(drawn.map(({ width }) => width)).toEqual([longest, longest / 2, 1, 0]);
  for (const [i, bar] of drawn.entries()) {
    expect(bar.y + bar.height / 2).toBeLessThanOrEqual(size.height);
    if (i > 0) expect(bar.y - drawn[i - 1]!.y).toBeGreaterThan(bar.height);
  }
});

test('the whole chart scales with its font size', () => {
  const [one, other] = [1, 3].map((by) => ({ width: 300 * by, height: 140 * by, em: 10 * by }));
  const charts = [chart(1, 200), chart(2, 50)];
  const numbersOf = (plot: ReturnType<typeof depthPlot>) =>
    [plot.x, plot.y].map((ticks) => ticks.map(({ value }) => value));
  for (const plot of [depthPlot, nodesPlot]) {
    const [small, large] = [plot(charts, one!), plot(charts, other!)];
    expect(numbersOf(large)).toEqual(numbersOf(small));
    for (const [i, { end, label }] of large.traces.entries()) {
      expect(end!.x).toBeCloseTo(3 * small.traces[i]!.end!.x, 6);
      expect(label).toBeCloseTo(3 * small.traces[i]!.label, 6);
    }
  }
});

describe('an amount', () => {
  test('is plotted between nothing and the greatest, with a band for a few panes', () => {
    const data = chart(1, 1024);
    const { y, traces } = amountPlot([data], size);
    expect(y[0]!.value).toBe(0);
    expect(y.at(-1)!.value).toBeGreaterThanOrEqual(3);
    expect(traces[0]!.band).not.toBe('');
    const ys = points(traces[0]!.line).map(([, y]) => y);
    expect(Math.min(...ys)).toBeGreaterThanOrEqual(margin.top);
    expect(amountPlot(Array(4).fill(data), size).traces[0]!.band).toBe('');
  });

  test('leaves progress its moments while there are no values', () => {
    const none = {
      id: 1,
      at: [0],
      least: [],
      most: [],
      mean: [],
      progress: [0],
      nodes: [],
      measured: undefined,
    };
    expect(thin(none, 200)).toEqual(none);
    expect(progressPlot([none], size, false).traces[0]!.end).toMatchObject({ x: margin.left });
  });

  test('has no line before anything is recorded', () => {
    const none = { id: 1, at: [0], least: [], most: [], mean: [] };
    expect(amountPlot([none], size).traces[0]).toMatchObject({
      line: '',
      band: '',
      end: undefined,
    });
  });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainSearch, startSearch } from '../solve/search.ts';
import { END } from '../solve/step.ts';
import { problemOf } from '../testing/random/situations.ts';
import { HeatMeter } from './heatMeter.ts';
import {
  busiest,
  countsOf,
  FAINTEST,
  heatLevel,
  heatMeasures,
  heatScaleOf,
  middleOf,
  unusedOf,
} from './heatScale.ts';

const counts = fc.array(fc.nat(1e9), { minLength: 1, maxLength: 30 });

test('levels are in the order of counts, 0 for none alone, 1 for the most', () => {
  fc.assert(
    fc.property(counts, (own) => {
      const scale = heatScaleOf([own]);
      expect(scale === undefined).toBe(own.every((count) => count === 0));
      if (!scale) return;
      const ordered = own.toSorted((a, b) => a - b);
      const levels = ordered.map((count) => heatLevel(count, scale));
      expect(levels).toEqual(levels.toSorted((a, b) => a - b));
      expect(new Set(levels).size).toBe(new Set(own).size);
      expect(levels.filter((level) => level === 0)).toHaveLength(
        own.filter((count) => count === 0).length,
      );
      expect(levels.at(-1)).toBeCloseTo(1, 12);
    }),
  );
});

test('equal factors are equally far apart, and nearly equal counts look nearly equal', () => {
  const scale = { least: 1, most: 10_000 };
  const at = (count: number): number => heatLevel(count, scale);
  expect(at(10) - at(1)).toBeCloseTo(at(10_000) - at(1000), 12);
  expect(at(0)).toBe(0);
  expect(at(1)).toBe(FAINTEST);
  const narrow = heatScaleOf([[1000, 1010]])!;
  expect(heatLevel(1010, narrow) - heatLevel(1000, narrow)).toBeLessThan(0.02);
});

test('several boards have the scale of all their counts', () => {
  fc.assert(
    fc.property(fc.array(counts), (boards) => {
      expect(heatScaleOf(boards)).toEqual(heatScaleOf([boards.flat()]));
    }),
  );
  expect(heatScaleOf([[0, 5], [2], []])).toEqual({ least: 2, most: 5 });
});

test('half-way between the ends is the level half-way, where the whole scale is used', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1000 }),
      fc.integer({ min: 0, max: 1000 }),
      (least, more) => {
        const scale = { least, most: least + more };
        const unused = unusedOf(scale);
        expect(unused > 1e-9).toBe(scale.most < 2 * least);
        if (unused < 1e-9)
          expect(heatLevel(middleOf(scale), scale)).toBeCloseTo((FAINTEST + 1) / 2, 9);
      },
    ),
  );
  expect(unusedOf({ least: 7, most: 7 })).toBeCloseTo(1, 9);
});

test('the busiest cells are those with the most, in falling order', () => {
  fc.assert(
    fc.property(counts, fc.nat(8), (own, most) => {
      const found = busiest(own, most);
      expect(found).toHaveLength(Math.min(most, own.filter((count) => count > 0).length));
      const left = own.filter((_, cell) => !found.some((one) => one.cell === cell));
      expect(found.map(({ cell }) => own[cell])).toEqual(found.map(({ count }) => count));
      const falling = found.map(({ count }) => count);
      expect(falling).toEqual(falling.toSorted((a, b) => b - a));
      expect(Math.max(0, ...left)).toBeLessThanOrEqual(falling.at(-1) ?? Infinity);
    }),
  );
});

test('the counts of cells leave out pieces that were chosen', () => {
  const problem = problemOf('square-bar-corner');
  const meter = new HeatMeter(problem);
  const solver = startSearch(problem, { ...plainSearch, solver: 'dlx' }, 'nodes');
  for (let event = solver.step(); event !== END && meter.steps < 500; event = solver.step())
    meter.apply(event);
  for (const measure of heatMeasures)
    expect(countsOf(meter.heat, measure)).toEqual(
      problem.cells.map((_, cell) => meter.heat[measure][cell]),
    );
});

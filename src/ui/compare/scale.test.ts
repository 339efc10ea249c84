import { expect, test } from 'vitest';
import { exactly, type Interval } from '../../experiment/interval.ts';
import { quartilesOf, unknown } from '../../experiment/comparison/quartiles.ts';
import { contrast, rgb } from '../../theme/colour.ts';
import { themes } from '../../theme/index.ts';
import { scaleOf, shadeOf } from './scale.ts';

const tableOf = (...values: readonly Interval[]) => ({
  puzzle: 'it',
  rows: [
    {
      order: 'rows' as const,
      cells: values.map((value) => ({ values: [value], quartiles: quartilesOf([value]), done: 1 })),
    },
  ],
});

test('the scale is logarithmic, from the least to the most that is known', () => {
  const scale = scaleOf(tableOf(exactly(10), exactly(1000), { low: 100, high: Infinity }, unknown));
  expect([10, 100, 1000, 1e9, 0].map((value) => Number(scale(value).toFixed(6)))).toEqual([
    0, 0.5, 1, 1, 0,
  ]);
  expect(scaleOf(tableOf(exactly(7)))(7)).toBe(0);
  expect(scaleOf(tableOf(unknown))(7)).toBe(0);
});

test.each(Object.values(themes))('a number can be read on its colour in $id', (theme) => {
  const scale = scaleOf(tableOf(exactly(10), exactly(1000)));
  const shades = [10, 60, 1000].map((value) => shadeOf(theme, scale, exactly(value)));
  for (const shade of shades) {
    expect(shade).toMatch(/^#[\da-f]{6}$/);
    expect(contrast(rgb(theme.text.strong), rgb(shade))).toBeGreaterThan(4.5);
  }
  expect(new Set(shades).size).toBe(3);
  expect(shadeOf(theme, scale, unknown)).toBe(theme.text.panel);
  // What it is at least says nothing of how few it is.
  expect(shadeOf(theme, scale, { low: 10, high: Infinity })).toBe(theme.text.panel);
  expect(shadeOf(theme, scale, { low: 10, high: 1000 })).toBe(shades[2]);
});

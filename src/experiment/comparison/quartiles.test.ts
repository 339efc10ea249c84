import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactly, type Interval } from '../interval.ts';
import { byBounds, quartilesOf, unknown } from './quartiles.ts';

const anyBounds: fc.Arbitrary<Interval> = fc
  .tuple(fc.nat(50), fc.oneof(fc.constant(0), fc.nat(50), fc.constant(Infinity)))
  .map(([low, more]) => ({ low, high: low + more }));

/** The quartiles of known numbers, by counting along the sorted ones in quarter steps. */
function counted(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  const stretched = sorted.flatMap((value, i) => {
    const next = sorted[i + 1];
    if (next === undefined) return [value];
    return [0, 1, 2, 3].map((part) => (value * (4 - part) + next * part) / 4);
  });
  return [1, 2, 3].map((quarter) => stretched[quarter * (values.length - 1)]!);
}

test('quartiles are those of values sorted, interpolated between neighbours', () => {
  expect(quartilesOf([7].map(exactly))).toEqual([7, 7, 7].map(exactly));
  expect(quartilesOf([9, 1, 4, 2, 6].map(exactly))).toEqual([2, 4, 6].map(exactly));
  expect(quartilesOf([1, 2].map(exactly))).toEqual([1.25, 1.5, 1.75].map(exactly));
  fc.assert(
    fc.property(fc.array(fc.nat(99), { minLength: 1, maxLength: 9 }), (values) => {
      expect(quartilesOf(values.map(exactly))).toEqual(counted(values).map(exactly));
    }),
  );
});

test('quartiles of bounds hold for all values within, and are reached', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyBounds, fc.nat(100)), { minLength: 1, maxLength: 9 }),
      (all) => {
        const bounds = all.map(([one]) => one);
        const quartiles = quartilesOf(bounds);
        const inside = all.map(([{ low, high }, share]) =>
          high === Infinity ? low + share : low + ((high - low) * share) / 100,
        );
        for (const [i, value] of counted(inside).entries()) {
          expect(value).toBeGreaterThanOrEqual(quartiles[i]!.low - 1e-9);
          expect(value).toBeLessThanOrEqual(quartiles[i]!.high + 1e-9);
        }
        expect(quartiles.map(({ low }) => low)).toEqual(counted(bounds.map(({ low }) => low)));
        const far = bounds.map(({ high }) => Math.min(high, 1e12));
        for (const [i, value] of counted(far).entries()) {
          const { high } = quartiles[i]!;
          if (high === Infinity) expect(value).toBeGreaterThan(1e10);
          else expect(value).toBe(high);
        }
      },
    ),
  );
});

test('a stopped run among known ones leaves those quartiles exact that it cannot move', () => {
  const values = [3, 5, 8, 13].map(exactly);
  expect(quartilesOf([...values, { low: 20, high: Infinity }])).toEqual([5, 8, 13].map(exactly));
  expect(quartilesOf([exactly(3), { low: 4, high: Infinity }, exactly(9)])[1]).toEqual({
    low: 4,
    high: 9,
  });
});

test('values are sorted by what they are at most, then by what they are at least', () => {
  const sorted = [exactly(2), { low: 1, high: 3 }, exactly(3), unknown, { low: 9, high: Infinity }];
  expect(sorted.toReversed().toSorted(byBounds)).toEqual(sorted);
});

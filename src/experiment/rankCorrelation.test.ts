import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactly, type Interval } from './interval.ts';
import { rankCorrelation, type Pair } from './rankCorrelation.ts';

const pairOf = (one: number, other: number): Pair => [exactly(one), exactly(other)];

test('orders that agree, are opposite, or have nothing to do with each other', () => {
  const of = (values: readonly (readonly [number, number])[]) =>
    rankCorrelation([values.map(([one, other]) => pairOf(one, other))]);
  const same = [
    [1, 10],
    [2, 20],
    [3, 90],
  ] as const;
  expect(of(same)).toEqual({ range: exactly(1), pairs: 3, alike: 3 });
  expect(of(same.map(([one, other]) => [one, -other] as const)).range).toEqual(exactly(-1));
  // Kendall's own kind of example: of the six pairs of four, one is out of order.
  expect(of([...same, [4, 50]])).toEqual({ range: exactly(4 / 6), pairs: 6, alike: 5 });
  expect(of(same.map(([one]) => [one, 7] as const))).toEqual({
    range: exactly(0),
    pairs: 3,
    alike: 0,
  });
  expect(() => of([])).toThrow('needs two things');
});

test('things are compared within their group alone', () => {
  const groups = [
    [pairOf(1, 1), pairOf(2, 2)],
    [pairOf(30, -1), pairOf(40, -2)],
  ];
  expect(rankCorrelation(groups)).toEqual({ range: exactly(0), pairs: 2, alike: 1 });
});

test('with bounds it encloses that of all values within them, as closely as signs tell', () => {
  const anyValue = fc.nat(5);
  const anyInterval: fc.Arbitrary<{ range: Interval; value: number }> = fc
    .tuple(anyValue, anyValue, anyValue, fc.boolean())
    .map(([a, b, c, isOpen]) => {
      const [low, value, high] = [a, b, c].sort((x, y) => x - y) as [number, number, number];
      return { range: { low, high: isOpen ? Infinity : high }, value };
    });
  const anyThing = fc.tuple(anyInterval, anyInterval);
  let open = 0;
  fc.assert(
    fc.property(fc.array(anyThing, { minLength: 2, maxLength: 6 }), (things) => {
      const bounded = rankCorrelation([things.map(([one, other]) => [one.range, other.range])]);
      const exact = rankCorrelation([things.map(([one, other]) => pairOf(one.value, other.value))]);
      expect(bounded.range.low).toBeLessThanOrEqual(exact.range.low);
      expect(bounded.range.high).toBeGreaterThanOrEqual(exact.range.high);
      expect(bounded.alike).toBeLessThanOrEqual(exact.alike);
      if (bounded.range.low < bounded.range.high) open++;
    }),
  );
  expect(open).toBeGreaterThan(10);
});

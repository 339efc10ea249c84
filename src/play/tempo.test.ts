import { expect, test } from 'vitest';
import { ladder, rungOf } from './tempo.ts';

test('speeds range from a step in four seconds to a million a second, then max', () => {
  const speeds = ladder.slice(0, -1) as number[];
  expect(speeds).toEqual(speeds.toSorted((a, b) => a - b));
  expect([speeds[0], speeds.at(-1), ladder.at(-1)]).toEqual([0.25, 1_000_000, 'max']);
});

test('each listed speed has its own rung, any other the nearest', () => {
  expect(ladder.map(rungOf)).toEqual([...ladder.keys()]);
  expect(ladder[rungOf(0)]).toBe(0.25);
  expect(ladder[rungOf(57)]).toBe(60);
  expect(ladder[rungOf(1e9)]).toBe(1_000_000);
});

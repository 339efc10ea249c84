import { hourOf } from './appearance.ts';
import { expect, test } from 'vitest';

test('the hour is that of the clock, in steps of a minute, unless one is chosen', () => {
  const at = (hours: number, minutes: number): number =>
    hourOf({ hour: 'auto' }, new Date(2026, 5, 1, hours, minutes));
  expect(at(0, 0)).toBe(0);
  expect(at(18, 30)).toBe(18.5);
  expect(at(18, 31)).toBeCloseTo(18.5 + 1 / 60);
  expect(at(18, 33)).toBeCloseTo(18.55);
  expect(at(23, 59)).toBeLessThan(24);
  expect(hourOf({ hour: 7.5 }, new Date(2026, 5, 1, 18))).toBe(7.5);
});

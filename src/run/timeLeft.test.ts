import { expect, test } from 'vitest';
import { TimeLeft } from './timeLeft.ts';

test.each([
  [0.25, 10, 10, 30],
  [0.25, 10, 2, undefined],
  [0, 10, 10, undefined],
  [1, 10, 10, 0],
])('with %d done in %d s, %d of them since the last start, %j s are left', (...given) => {
  const [progress, seconds, running, left] = given;
  expect(new TimeLeft().after(progress, seconds, running)).toBe(left);
});

test('after a count has been resumed, the estimate does not grow while its progress stands still', () => {
  const left = new TimeLeft();
  const shown = Array.from({ length: 60 }, (_, quarter) => {
    const running = quarter / 4;
    return left.after(0.5, 100 + running, running);
  });
  expect(new Set(shown)).toEqual(new Set([undefined, 100]));
  // The next report is news.
  expect(left.after(0.55, 116, 16)).toBeCloseTo((116 * 0.45) / 0.55);
});

import { expect, test } from 'vitest';
import { ToldPace } from './toldPace.ts';

test('a pace is told in two figures once it is known, and changes once a second at most', () => {
  const pace = new ToldPace();
  expect(pace.at(0, 0, 0)).toBeUndefined();
  expect(pace.at(2400, 9, 1_234_567)).toBeUndefined();
  expect(pace.at(2500, 10, 1_234_567)).toBe(1_200_000);
  expect(pace.at(3400, 11, 987_654)).toBe(1_200_000);
  expect(pace.at(3500, 12, 987_654)).toBe(990_000);
});

test('nothing is told of another search that begins, nor of one that stands still', () => {
  const pace = new ToldPace();
  pace.at(0, 50, 100);
  expect(pace.at(2500, 60, 100)).toBe(100);
  expect(pace.at(2600, 0, 100)).toBeUndefined();
  expect(pace.at(5100, 1, 0.2)).toBeUndefined();
  // It may begin further on than the last one was seen.
  expect(pace.at(6100, 2, 100)).toBe(100);
  expect(pace.at(60_000, 900, 5000)).toBeUndefined();
  expect(pace.at(62_500, 901, 5000)).toBe(5000);
});

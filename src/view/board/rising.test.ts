import { expect, test } from 'vitest';
import type { Cell } from '../../puzzle/types.ts';
import { geometryOf } from './geometry.ts';
import { risingOf } from './rising.ts';

const row = (left: number, columns: number): Cell[] =>
  Array.from({ length: columns }, (_, i): Cell => [left + i, 0]);

const orderOf = (cells: readonly Cell[]) =>
  risingOf(geometryOf({ lattice: 'square', cells, labelled: [] }));

test('trays appear one after another from the middle, and the cells of each light up from its own middle', () => {
  const { tray, delay, number, count, trays } = orderOf([
    ...row(0, 3),
    ...row(5, 3),
    ...row(10, 3),
  ]);
  expect([trays, ...count]).toEqual([3, ...Array(9).fill(3)]);
  expect([...tray].slice(3, 6)).toEqual([0, 0, 0]);
  expect(new Set([tray[0], tray[8]])).toEqual(new Set([1, 2]));
  for (const first of [0, 3, 6]) {
    expect(new Set(delay.slice(first, first + 3)).size).toBe(1);
    expect(number[first + 1]).toBe(0);
  }
  expect([delay[3], Math.min(delay[0]!, delay[8]!)]).toEqual([0, 150]);
});

test('a board with one tray does not wait, and many trays do not take longer than few', () => {
  expect(new Set(orderOf(row(0, 9)).delay)).toEqual(new Set([0]));
  const many = Array.from({ length: 30 }, (_, i): Cell => [2 * i, 0]);
  expect(Math.max(...orderOf(many).delay)).toBeCloseTo(600);
});

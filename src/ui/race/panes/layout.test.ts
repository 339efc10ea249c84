import { expect, test } from 'vitest';
import { gridFor, isBeside } from './layout.ts';

const grids = (width: number, height: number, aspect: number, em: number): string =>
  [1, 2, 3, 4, 6, 9]
    .map((panes) => gridFor(panes, { aspect, captions: 0 }, { width, height, em }))
    .map(({ columns, rows }) => `${columns}×${rows}`)
    .join(' ');

test('panes are arranged for large boards: side by side if tall, stacked if wide', () => {
  expect(grids(1200, 376, 6 / 10, 15)).toBe('1×1 2×1 3×1 4×1 3×2 3×3');
  expect(grids(1200, 376, 10 / 6, 15)).toBe('1×1 2×1 3×1 2×2 2×3 3×3');
  expect(grids(366, 520, 6 / 10, 12)).toBe('1×1 1×2 1×3 2×2 2×3 2×5');
  expect(grids(366, 420, 5, 12)).toBe('1×1 1×2 1×3 1×4 2×3 2×5');
  // Never so low that a pane's buttons wrap, unless it cannot be helped.
  expect(grids(296, 206, 1, 12)).toMatch(/ 2×5$/);
  expect(grids(296, 100, 1, 12)).toMatch(/ 2×5$/);
});

const beside = (aspect: number, width: number, height: number, em: number, captions = 0) =>
  isBeside({ aspect, captions }, { width, height, em });

test('figures are placed where they leave the board larger', () => {
  expect(beside(6 / 10, 590, 370, 15)).toBe(true);
  expect(beside(20 / 3, 590, 370, 15)).toBe(false);
  expect(beside(10 / 6, 390, 120, 15)).toBe(true);
  expect(beside(20 / 3, 390, 120, 15)).toBe(false);
  expect(beside(1, 180, 240, 12)).toBe(false);
  expect(beside(6 / 10, 148, 41, 12)).toBe(false);
  // What is said below the board takes room from it.
  expect(beside(10 / 6, 590, 370, 15)).toBe(false);
  expect(beside(10 / 6, 590, 370, 15, 6)).toBe(true);
});

import { expect, test } from 'vitest';
import { evenViewports, gridFor, isBeside } from './layout.ts';

const grids = (width: number, height: number, aspect: number, em: number): string =>
  [1, 2, 3, 4, 6, 9]
    .map((panes) => gridFor(panes, width, height, aspect, em))
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

test('even viewports share the area without overlapping', () => {
  for (let panes = 1; panes <= 9; panes++) {
    const boxes = evenViewports(panes, 900, 600, 1).map(({ top, right, bottom, left }) => ({
      left,
      top,
      right: 900 - right,
      bottom: 600 - bottom,
    }));
    expect(boxes).toHaveLength(panes);
    for (const [i, one] of boxes.entries()) {
      expect(one.right - one.left).toBeGreaterThan(200);
      expect(one.bottom - one.top).toBeGreaterThan(150);
      for (const other of boxes.slice(0, i)) {
        const apart =
          one.left >= other.right - 1e-9 ||
          other.left >= one.right - 1e-9 ||
          one.top >= other.bottom - 1e-9 ||
          other.top >= one.bottom - 1e-9;
        expect(apart).toBe(true);
      }
    }
  }
});

test('figures are placed where they leave the board larger', () => {
  expect(isBeside(6 / 10, 590, 370, 15)).toBe(true);
  expect(isBeside(20 / 3, 590, 370, 15)).toBe(false);
  expect(isBeside(10 / 6, 390, 120, 15)).toBe(true);
  expect(isBeside(20 / 3, 390, 120, 15)).toBe(false);
  expect(isBeside(1, 180, 240, 12)).toBe(false);
  expect(isBeside(6 / 10, 148, 41, 12)).toBe(false);
});

import { expect, test } from 'vitest';
import { evenViewports } from './boardGrid.ts';

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

test('even viewports are side by side for tall boards, and stacked for wide ones', () => {
  const columnsOf = (boards: number, aspect: number): number =>
    new Set(evenViewports(boards, 900, 600, aspect).map(({ left }) => left)).size;
  expect([1, 2, 3, 4, 9].map((boards) => columnsOf(boards, 1 / 2))).toEqual([1, 2, 3, 4, 5]);
  expect([1, 2, 3, 4, 9].map((boards) => columnsOf(boards, 4))).toEqual([1, 1, 1, 1, 2]);
  expect([1, 2, 3, 4, 9].map((boards) => columnsOf(boards, 1))).toEqual([1, 2, 2, 2, 3]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Rectangle } from '../../theme/viewport.ts';
import { CORNERS, cornerOf, sharedBy } from './corners.ts';

const AWAY = 1.5;
const free = { x: 2, y: 3, width: 24, height: 16 };
const anyCells = fc.array(
  fc.record({
    x: fc.integer({ min: 3, max: 24 }),
    y: fc.integer({ min: 4, max: 17 }),
    width: fc.constant(1),
    height: fc.constant(1),
  }),
  { minLength: 1, maxLength: 12 },
);

const overlap = (one: Rectangle, other: Rectangle): boolean => {
  const { width, height } = sharedBy(one, other);
  return width > 1e-9 && height > 1e-9;
};

/** The size of the largest rectangle in the upper left corner, among all of half steps. */
function largest(cells: readonly Rectangle[]): number {
  let best = 0;
  for (let width = 0; width <= free.width; width += 0.5)
    for (let height = 0; height <= free.height; height += 0.5) {
      const one = { ...free, width, height };
      const isFree = cells.every(
        ({ x, y }) => !overlap(one, { x: x - AWAY, y: y - AWAY, width: 99, height: 99 }),
      );
      if (isFree) best = Math.max(best, width * height);
    }
  return best;
}

test('the rectangle in a corner keeps away from all cells, and none is larger', () => {
  fc.assert(
    fc.property(anyCells, (cells) => {
      for (const corner of CORNERS) {
        const { x, y, width, height } = cornerOf(corner, { free, tray: free, cells }, AWAY);
        expect(corner.across < 0 ? x : x + width).toBe(corner.across < 0 ? 2 : 26);
        expect(corner.down < 0 ? y : y + height).toBe(corner.down < 0 ? 3 : 19);
        for (const cell of cells) {
          const around = {
            x: cell.x - AWAY,
            y: cell.y - AWAY,
            width: 1 + 2 * AWAY,
            height: 1 + 2 * AWAY,
          };
          expect(overlap({ x, y, width, height }, around)).toBe(false);
        }
      }
      const { width, height } = cornerOf(CORNERS[0]!, { free, tray: free, cells }, AWAY);
      expect(width * height).toBe(largest(cells));
    }),
  );
});

test('the share of a corner is that of the tray which it covers', () => {
  const tray = { x: 6, y: 6, width: 10, height: 10 };
  // An L: the upper right quarter of its tray is free.
  const cells = [
    { x: 6, y: 6, width: 5, height: 10 },
    { x: 6, y: 11, width: 10, height: 5 },
  ];
  const share = (number: number): number =>
    cornerOf(CORNERS[number]!, { free: tray, tray, cells }, 1).share;
  expect(share(1)).toBeCloseTo(16 / 100);
  expect([share(0), share(2), share(3)]).toEqual([0, 0, 0]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Size } from '../../widgets/sizeOf.ts';
import { trays } from '../../../testing/trays.ts';
import { aspectOf, boardIn, gridFor, paneIn, roomIn, trackOf } from './layout.ts';

const grids = (width: number, height: number, aspect: number, em: number): string =>
  [1, 2, 3, 4, 6, 9]
    .map((panes) => gridFor(panes, { aspect, captions: 0 }, { width, height, em }))
    .map(({ columns, rows }) => `${columns}×${rows}`)
    .join(' ');

test('panes are arranged for large boards: side by side if tall, stacked if wide', () => {
  expect(grids(1200, 376, 6 / 10, 15)).toBe('1×1 2×1 3×1 4×1 6×1 5×2');
  expect(grids(1200, 376, 10 / 6, 15)).toBe('1×1 2×1 3×1 2×2 3×2 3×3');
  expect(grids(366, 520, 6 / 10, 12)).toBe('1×1 1×2 1×3 2×2 2×3 1×9');
  expect(grids(366, 420, 5, 12)).toBe('1×1 1×2 1×3 1×4 1×6 1×9');
  // Never so low that a pane's buttons wrap, unless it cannot be helped.
  expect(grids(296, 206, 1, 12)).toMatch(/ 2×5$/);
  expect(grids(296, 100, 1, 12)).toMatch(/ 2×5$/);
});

const isBeside = (aspect: number, width: number, height: number, em: number, captions = 0) =>
  boardIn({ aspect, captions }, { width, height, em }).isBeside;

test('text is beside a board, or below it where the board is much larger with it there', () => {
  expect(isBeside(6 / 10, 590, 370, 15)).toBe(true);
  expect(isBeside(10 / 6, 590, 270, 15)).toBe(true);
  expect(isBeside(10 / 6, 590, 330, 15)).toBe(true);
  expect(isBeside(10 / 6, 400, 270, 15)).toBe(false);
  expect(isBeside(1, 390, 270, 15)).toBe(true);
  expect(isBeside(10 / 6, 445, 174, 12)).toBe(true);
  expect(isBeside(20 / 3, 590, 370, 15)).toBe(false);
  expect(isBeside(10 / 6, 390, 120, 15)).toBe(true);
  expect(isBeside(20 / 3, 390, 120, 15)).toBe(false);
  expect(isBeside(1, 180, 240, 12)).toBe(false);
  expect(isBeside(6 / 10, 120, 41, 12)).toBe(false);
  // What is said below the board takes room from it.
  expect(isBeside(10 / 6, 590, 330, 15, 6)).toBe(true);
});

/** Where panes are on pages with controls, with and without charts. */
const areas: readonly Size[] = [
  { width: 1200, height: 376, em: 15 },
  { width: 1200, height: 544, em: 15 },
  { width: 900, height: 336, em: 12 },
  { width: 366, height: 520, em: 12 },
  { width: 791, height: 240, em: 12 },
  { width: 2400, height: 566, em: 22.5 },
  { width: 2400, height: 816, em: 22.5 },
  { width: 1012, height: 1300, em: 14.6 },
];

test('a board takes at least two thirds of its pane, in one direction, on every lattice', () => {
  for (const area of areas)
    for (let panes = 1; panes <= 9; panes++)
      for (const { puzzle, tray } of trays) {
        const aspect = aspectOf(tray);
        const boards = { aspect, captions: 0 };
        const pane = paneIn(gridFor(panes, boards, area), area);
        const room = roomIn(pane);
        const { width, isBeside } = boardIn(boards, pane);
        const share = Math.max(width / room.width, width / aspect / room.height);
        const name = `${panes} panes of ${puzzle} in ${area.width} × ${area.height}`;
        expect.soft(share, name).toBeGreaterThanOrEqual(2 / 3);
        // Text beside the board has room.
        if (isBeside) expect(room.width - width).toBeGreaterThanOrEqual(110);
      }
});

test('on any page boards are within their panes, with room for their text, and never mere dots', () => {
  const area = fc
    .record({
      width: fc.integer({ min: 290, max: 2600 }),
      height: fc.integer({ min: 150, max: 1600 }),
    })
    .map(({ width, height }): Size => {
      const em = Math.max(13, Math.min(0.0208 * (height + 150), 0.0144 * width));
      return { width, height, em };
    })
    .filter(({ width, height }) => width >= 560 || height >= 380);
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      area,
      fc.constantFrom(...trays),
      (panes, area, one) => {
        const aspect = aspectOf(one.tray);
        const boards = { aspect, captions: 0 };
        const pane = paneIn(gridFor(panes, boards, area), area);
        const room = roomIn(pane);
        const { width, isBeside } = boardIn(boards, pane);
        const text = isBeside ? { width: 110, height: 0 } : { width: 0, height: 3 * area.em };
        expect(width + text.width).toBeLessThanOrEqual(room.width);
        if (width > 0) expect(width / aspect + text.height).toBeLessThanOrEqual(room.height + 1);
        if (room.height >= 2.5 * area.em)
          expect(Math.max(width, width / aspect)).toBeGreaterThan(16);
      },
    ),
    { numRuns: 1000 },
  );
});

/** Where panes are at 1280 × 720 without charts. */
const usual: Size = { width: 1200, height: 544, em: 15 };

test.each([
  [2, 400],
  [3, 320],
  [4, 250],
  [5, 220],
  [6, 220],
])('at 1280 × 720 each of %i boards is at least %i px long', (panes, least) => {
  for (const { puzzle, tray } of trays) {
    const aspect = aspectOf(tray);
    const boards = { aspect, captions: 0 };
    const { width } = boardIn(boards, paneIn(gridFor(panes, boards, usual), usual));
    expect.soft(Math.max(width, width / aspect), puzzle).toBeGreaterThanOrEqual(least);
  }
});

test('the last row is in the middle, of panes that are two tracks wide', () => {
  const tracks = (panes: number, columns: number) =>
    Array.from({ length: panes }, (_, pane) =>
      trackOf(pane, panes, { columns, rows: Math.ceil(panes / columns) }),
    );
  expect(tracks(3, 2)).toEqual([undefined, undefined, 2]);
  expect(tracks(5, 3)).toEqual([undefined, undefined, undefined, 2, undefined]);
  expect(tracks(7, 3)).toEqual([...Array.from({ length: 6 }, () => undefined), 3]);
  expect(tracks(4, 2)).toEqual([undefined, undefined, 1, undefined]);
  expect(tracks(1, 1)).toEqual([1]);
});

import { expect, test } from 'vitest';
import type { Size } from '../../widgets/sizeOf.ts';
import { trays } from '../../../testing/trays.ts';
import { aspectOf, gridFor, paneIn, roomIn, widthBeside } from './layout.ts';

const grids = (width: number, height: number, aspect: number, em: number): string =>
  [1, 2, 3, 4, 6, 9]
    .map((panes) => gridFor(panes, { aspect, captions: 0 }, { width, height, em }))
    .map(({ columns, rows }) => `${columns}×${rows}`)
    .join(' ');

test('panes are arranged for large boards: side by side if tall, stacked if wide', () => {
  expect(grids(1200, 376, 6 / 10, 15)).toBe('1×1 2×1 3×1 4×1 6×1 5×2');
  expect(grids(1200, 376, 10 / 6, 15)).toBe('1×1 2×1 3×1 2×2 3×2 3×3');
  expect(grids(366, 520, 6 / 10, 12)).toBe('1×1 1×2 1×3 2×2 2×3 1×9');
  expect(grids(366, 420, 5, 12)).toBe('1×1 1×2 1×3 2×2 2×3 1×9');
  // Never so low that a pane's buttons wrap, unless it cannot be helped.
  expect(grids(296, 206, 1, 12)).toMatch(/ 2×5$/);
  expect(grids(296, 100, 1, 12)).toMatch(/ 2×5$/);
});

const isBeside = (aspect: number, width: number, height: number, em: number, captions = 0) =>
  widthBeside({ aspect, captions }, { width, height, em }) !== undefined;

test('text is beside a board wherever 110 px are free there, else below', () => {
  expect(isBeside(6 / 10, 590, 370, 15)).toBe(true);
  expect(isBeside(20 / 3, 590, 370, 15)).toBe(false);
  expect(isBeside(10 / 6, 390, 120, 15)).toBe(true);
  expect(isBeside(20 / 3, 390, 120, 15)).toBe(false);
  expect(isBeside(1, 180, 240, 12)).toBe(false);
  expect(isBeside(6 / 10, 120, 41, 12)).toBe(false);
  // What is said below the board takes room from it.
  expect(isBeside(10 / 6, 590, 370, 15)).toBe(false);
  expect(isBeside(10 / 6, 590, 370, 15, 6)).toBe(true);
  // Exactly so many.
  const pane = { width: 300, height: 160, em: 12 };
  const { width, height } = roomIn(pane);
  const aspect = (free: number) => (width - free - 0.55 * pane.em) / height;
  expect(widthBeside({ aspect: aspect(110), captions: 0 }, pane)).toBeDefined();
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
        const beside = widthBeside(boards, pane);
        const below = Math.min(room.width, aspect * (room.height - linesIn(pane) * pane.em));
        const width = beside ?? below;
        const share = Math.max(width / room.width, width / aspect / room.height);
        const name = `${panes} panes of ${puzzle} in ${area.width} × ${area.height}`;
        expect.soft(share, name).toBeGreaterThanOrEqual(2 / 3);
        // Text beside the board has room.
        if (beside !== undefined) expect(room.width - beside).toBeGreaterThanOrEqual(110);
      }
});

/** The height of the text below a board, in em. */
function linesIn({ width, height, em }: Size): number {
  if (width >= 34 * em) return 2.3;
  return height > 20 * em ? 5.8 : 3.6;
}

import { bestTurn, cellIn, turnsOf } from './layout.ts';
import { withMargins } from '../../theme/viewport.ts';
import { expect, test } from 'vitest';
import { catalogueOnDisk } from '../../testing/catalogueOnDisk.ts';
import { themes } from '../../theme/index.ts';
import { boardOf } from './board.ts';
import { geometryOf } from './geometry.ts';
import { RIM } from './tray.ts';

const boards = catalogueOnDisk.map(({ puzzle }) => {
  const board = boardOf(puzzle);
  const all = turnsOf(geometryOf(board));
  return puzzle.labels === undefined ? all : all.slice(0, 1);
});
const deepest = Math.max(...Object.values(themes).map(({ thickness }) => thickness.tray));
const none = { top: 0, right: 0, bottom: 0, left: 0 };

/** The distances of a tray from the edges of a page without controls, and the width of a cell. */
function placed(turns: (typeof boards)[number], width: number, height: number) {
  const { top, right, bottom, left } = withMargins(none, { width, height });
  const room = { width: width - left - right, height: height - top - bottom };
  const board = turns[bestTurn(turns, room, 0)]!;
  const cell = cellIn(board, room);
  const across = ((board.right - board.left) / 2 + RIM) * cell;
  const down = ((board.bottom - board.top) / 2 + RIM) * cell;
  const middle = top + room.height / 2;
  return {
    cell,
    above: middle - down,
    below: height - middle - down,
    beside: width / 2 - across,
    high: 2 * down,
  };
}

test.each([
  [1280, 720],
  [2560, 1080],
  [1080, 1920],
  [390, 844],
  [3840, 2160],
])(
  'at %i × %i every board has a margin around it, and more below than above on wide pages',
  (width, height) => {
    const highest: number[] = [];
    for (const turns of boards) {
      const { cell, above, below, beside, high } = placed(turns, width, height);
      expect(above).toBeGreaterThan(0.09 * height);
      expect(beside).toBeGreaterThan(0.05 * width);
      // On tall pages it stands together with rows of pieces above it.
      expect(below).toBeGreaterThan(above + (height > width ? -0.001 : 0.07) * height);
      // Its front, and as much again for its shadow.
      expect(below).toBeGreaterThan(2 * deepest * cell + 0.05 * height);
      highest.push(high / height);
    }
    // The largest that are as wide as they are high make use of it.
    if (width > height) expect(Math.max(...highest)).toBeGreaterThan(0.68);
  },
);

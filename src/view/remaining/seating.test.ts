import { type Rectangle, withMargins } from '../../theme/viewport.ts';
import { waysOf, BoardLayout } from '../board/layout.ts';
import { describe, expect, test } from 'vitest';
import { catalogueOnDisk } from '../../testing/catalogueOnDisk.ts';
import { boardOf } from '../board/board.ts';
import { geometryOf } from '../board/geometry.ts';
import { seatsBeside } from './seating.ts';
import { PieceShapes } from './pieceShapes.ts';

const none = { top: 0, right: 0, bottom: 0, left: 0 };
const boards = catalogueOnDisk.map(({ id, puzzle }) => {
  const board = boardOf(puzzle);
  const geometry = geometryOf(board);
  const turns = waysOf(board, geometry);
  return { id, puzzle, turns, shapes: new PieceShapes(board, board.pieceSet!, geometry) };
});

const overlap = (a: Rectangle, b: Rectangle): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const isWithin = (a: Rectangle, b: Rectangle): boolean =>
  a.x > b.x - 1e-6 &&
  a.y > b.y - 1e-6 &&
  a.x + a.width < b.x + b.width + 1e-6 &&
  a.y + a.height < b.y + b.height + 1e-6;

describe.each([
  [1280, 720],
  [2560, 1080],
  [1080, 1920],
  [390, 844],
  [3840, 2160],
])('at %i × %i', (width, height) => {
  const page = { width, height };
  const insets = withMargins(none, page);
  const within = ({ top, right, bottom, left }: typeof none): Rectangle => ({
    x: left,
    y: top,
    width: width - left - right,
    height: height - top - bottom,
  });
  const free = within(insets.free!);
  const laidOut = boards.map(({ id, puzzle, turns, shapes }) => {
    const layout = new BoardLayout(turns);
    const isTurned = layout.fit(within(insets), 1, puzzle.labels === undefined);
    if (isTurned) shapes.turn(layout.board);
    const { tray, cell } = layout;
    const seats = seatsBeside(shapes.orientations(true), shapes.orientations(false), {
      page,
      free,
      tray,
      cell,
    });
    const lying = shapes.orientations(seats?.isFlat ?? true);
    const taken = seats?.middles.map(([x, y], copy): Rectangle => {
      const [wide, high] = [lying[copy]!.width * seats.cell, lying[copy]!.height * seats.cell];
      return { x: x - wide / 2, y: y - high / 2, width: wide, height: high };
    });
    return { id, seats, taken, tray, cell };
  });

  test('remaining pieces lie beside the board, within the page, and not on each other', () => {
    for (const { seats, taken, tray, cell } of laidOut) {
      if (!seats || !taken) continue;
      expect(seats.cell).toBeLessThanOrEqual(cell / 3 + 1e-9);
      expect(seats.cell).toBeGreaterThanOrEqual(6);
      for (const [at, one] of taken.entries()) {
        expect(isWithin(one, free)).toBe(true);
        expect(overlap(one, tray)).toBe(false);
        const away = seats.cell * 0.99;
        const around = {
          x: one.x - away,
          y: one.y - away,
          width: one.width + 2 * away,
          height: one.height + 2 * away,
        };
        for (const other of taken.slice(at + 1)) expect(overlap(around, other)).toBe(false);
      }
    }
  });

  test('rows above and below keep away from the edges of the page', () => {
    const rows = laidOut.flatMap(({ taken = [], tray }) => {
      const isBeside = ({ y, height: high }: Rectangle) =>
        y < tray.y + tray.height && y + high > tray.y;
      return taken.some(isBeside) ? [] : taken;
    });
    const ends = rows.flatMap(({ x, width: wide }) => [x, width - x - wide]);
    expect(ends.length).toBeGreaterThan(0);
    expect(Math.min(...ends)).toBeGreaterThanOrEqual(0.06 * width - 1e-6);
  });

  test('there is room beside most boards, the first one among them', () => {
    const seated = laidOut.filter(({ seats }) => seats);
    expect(seated.length).toBeGreaterThan(0.7 * laidOut.length);
    expect(seated.map(({ id }) => id)).toContain('pentomino-10x6');
  });

  test('beside many remaining pieces, the margins are wide', () => {
    for (const { seats, tray } of laidOut) {
      if (!seats || seats.middles.length <= 14) continue;
      const margins = seats.middles.map(([x, y]) =>
        Math.max(
          (x < tray.x ? tray.x : x > tray.x + tray.width ? width - tray.x - tray.width : 0) / width,
          (y < tray.y ? tray.y : y > tray.y + tray.height ? height - tray.y - tray.height : 0) /
            height,
        ),
      );
      expect(Math.min(...margins)).toBeGreaterThanOrEqual(0.15);
    }
  });
});

import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Point } from '../../puzzle/lattices/index.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import type { JewelOrder } from '../../theme/theme.ts';
import {
  boardRoom,
  roomWithin,
  withMargins,
  type Rectangle,
  type Size,
} from '../../theme/viewport.ts';
import { boardOf } from '../board/board.ts';
import { geometryOf } from '../board/geometry.ts';
import { BoardLayout, waysOf } from '../board/layout.ts';
import type { CellMesh } from '../pieces/cellMesh.ts';
import { PieceShapes } from '../remaining/pieceShapes.ts';
import { Seats } from '../remaining/seats.ts';
import { ignore } from '../../testing/pictures/unseen.ts';
import { MOST_JEWELS } from './jewel.ts';
import { belowBand, isFree, jewelSize, placeOf, type Room } from './places.ts';

const orders: readonly JewelOrder[] = ['scattered', 'ordered', 'foot'];
const pages: readonly (readonly [width: number, height: number])[] = [
  [1280, 720],
  [390, 844],
  [2560, 1080],
  [1080, 1920],
  [960, 540],
  [320, 200],
];
const ids = readdirSync('assets/puzzles')
  .map((name) => name.replace('.txt', ''))
  .filter((_, i) => i % 17 === 0);

/** The room around a board with its remaining pieces on a page without controls. */
function roomOf(id: string, page: Size): Room {
  const board = boardOf(parsePuzzle(readFileSync(`assets/puzzles/${id}.txt`, 'utf8')));
  const insets = withMargins({ top: 0, right: 0, bottom: 0, left: 0 }, page);
  const geometry = geometryOf(board);
  const layout = new BoardLayout(waysOf(board, geometry));
  const isTurned = layout.fit(boardRoom(insets, page), 1, true);
  const free = roomWithin(insets.free!, page);
  const shapes = new PieceShapes(board, board.pieceSet!, geometry);
  const seats = new Seats(shapes, ignore as unknown as CellMesh);
  if (isTurned) shapes.turn(layout.board);
  const { tray, cell, cells } = layout;
  const preferred = belowBand({ page, free });
  seats.layOut({ page, free, preferred: [preferred], tray, cell, cells }, false);
  return { page, free, boards: [tray], pieces: seats.taken };
}

/** The places of as many jewels as there are, or as there is room for. */
function placesIn(room: Room, order: JewelOrder): Point[] {
  const places: Point[] = [];
  for (let seed = 1; seed <= MOST_JEWELS; seed++) {
    const place = placeOf(seed * 7919, order, room, places);
    if (place) places.push(place);
  }
  return places;
}

const gap = (one: Rectangle, other: Rectangle): number =>
  Math.hypot(
    Math.max(one.x - other.x - other.width, 0, other.x - one.x - one.width),
    Math.max(one.y - other.y - other.height, 0, other.y - one.y - one.height),
  );

test.each(pages.flatMap((page) => orders.map((order) => [...page, order] as const)))(
  'on %d × %d jewels in the order %s keep away from boards, pieces, each other, and the page’s foot',
  (width, height, order) => {
    const page = { width, height };
    const size = jewelSize(page);
    for (const id of ids) {
      const room = roomOf(id, page);
      const places = placesIn(room, order);
      const squares = places.map(([x, y]) => ({
        x: x * width - size / 2,
        y: y * height - size / 2,
        width: size,
        height: size,
      }));
      for (const [i, square] of squares.entries()) {
        const short = Math.min(width, height) - 1e-6;
        for (const board of room.boards)
          expect(gap(square, board)).toBeGreaterThanOrEqual(0.06 * short);
        for (const piece of room.pieces)
          expect(gap(square, piece)).toBeGreaterThanOrEqual(0.04 * short);
        for (const other of squares.slice(0, i)) {
          const [across, down] = [square.x - other.x, square.y - other.y];
          expect(Math.hypot(across, down)).toBeGreaterThan(0.06 * Math.min(width, height));
          expect(gap(square, other)).toBeGreaterThanOrEqual(0);
        }
        expect(square.x).toBeGreaterThanOrEqual(0.02 * width);
        expect(square.x + size).toBeLessThanOrEqual(0.98 * width);
        expect(square.y).toBeGreaterThanOrEqual(0.04 * height);
        // Titles and figures are below.
        expect(square.y + size).toBeLessThanOrEqual(0.82 * height);
      }
    }
  },
);

test.each(orders)(
  'in the order %s there is room for many on a wide page, and for some on a usual one',
  (order) => {
    const wide = roomOf('hexiamond-snowflake', { width: 2560, height: 1080 });
    expect(placesIn(wide, order).length).toBeGreaterThan(order === 'foot' ? 8 : 18);
    const usual = roomOf('hexiamond-snowflake', { width: 1280, height: 720 });
    expect(placesIn(usual, order).length).toBeGreaterThan(3);
  },
);

test.each([
  ['pentomino-10x6', 1280, 720],
  ['hexiamond-snowflake', 1280, 720],
  ['pentomino-20x3', 1280, 720],
  ['pentomino-10x6', 1920, 1080],
  ['hexiamond-snowflake', 390, 844],
  ['pentomino-20x3', 390, 844],
  ['pentomino-8x8-middle', 390, 844],
])('beside %s on %d × %d there is a place in every order', (id, width, height) => {
  const room = roomOf(id, { width, height });
  for (const order of orders) expect(placesIn(room, order).length).toBeGreaterThan(0);
});

test('beside most boards the corner of the band is a place, so that jewels stay as boards change', () => {
  const page = { width: 1280, height: 720 };
  const everywhere = ids.map((id) => placeOf(1, 'scattered', roomOf(id, page), [])?.join());
  const counts = everywhere.map((place) => everywhere.filter((other) => other === place).length);
  const [corner] = everywhere.filter((place, i) => place && counts[i] === Math.max(...counts));
  expect(everywhere.filter((place) => place === corner).length).toBeGreaterThan(0.7 * ids.length);
});

test('where there is no room there is no place', () => {
  const page = { width: 400, height: 300 };
  const free = { x: 0, y: 0, width: 400, height: 300 };
  const narrow = { page, free: { ...free, width: 1, height: 1 }, boards: [], pieces: [] };
  for (const order of orders) {
    expect(placeOf(1, order, { page, free, boards: [free], pieces: [] }, [])).toBeUndefined();
    expect(placeOf(1, order, narrow, [])).toBeUndefined();
  }
});

test('the same seed has the same place, and it is free', () => {
  const room = roomOf('hexiamond-snowflake', { width: 1280, height: 720 });
  fc.assert(
    fc.property(fc.nat(2 ** 32 - 1), fc.constantFrom(...orders), (seed, order) => {
      const place = placeOf(seed, order, room, []);
      expect(placeOf(seed, order, room, [])).toEqual(place);
      if (place) expect(isFree(place, order, room, [])).toBe(true);
    }),
  );
});

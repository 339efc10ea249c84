import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../../puzzle/text.ts';
import { ignore } from '../../testing/pictures/unseen.ts';
import { themes } from '../../theme/index.ts';
import { roomAt } from '../../theme/room.ts';
import { boardRoom, roomWithin, withMargins, type Rectangle } from '../../theme/viewport.ts';
import { boardOf } from '../board/board.ts';
import { geometryOf } from '../board/geometry.ts';
import { BoardLayout, waysOf } from '../board/layout.ts';
import { boardsBelow, piecesBelow } from '../jewels/places.ts';
import type { CellMesh } from '../pieces/cellMesh.ts';
import { seatParts } from '../rooms.ts';
import { PieceShapes } from '../remaining/pieceShapes.ts';
import { Seats } from '../remaining/seats.ts';
import {
  between,
  CLEAR,
  EDGE,
  floorBelow,
  heightAbove,
  liftOf,
  placeIn,
  RADIUS,
  spansIn,
  standOf,
} from './disc.ts';

const sizes = [
  [1280, 720],
  [390, 844],
  [2560, 1080],
  [1080, 1920],
  [960, 540],
] as const;
const boards = readdirSync('assets/puzzles').map((name) =>
  boardOf(parsePuzzle(readFileSync(`assets/puzzles/${name}`, 'utf8'))),
);
const laidOut = boards.map((board) => {
  const geometry = geometryOf(board);
  const layout = new BoardLayout(waysOf(board, geometry));
  const shapes = board.pieceSet && new PieceShapes(board, board.pieceSet, geometry);
  return { layout, seats: shapes && new Seats(shapes, ignore as unknown as CellMesh) };
});
const skies = Array.from({ length: 48 }, (_, i) => roomAt(themes.midnight, i / 2)!);

test.each(sizes)(
  'on %d × %d a disc is clear of a board and of waiting pieces, at any hour',
  (width, height) => {
    const page = { width, height };
    const insets = withMargins({ top: 0, right: 0, bottom: 0, left: 0 }, page);
    const free = roomWithin({ ...insets, ...insets.free }, page);
    const radius = RADIUS * Math.min(width, height);
    const sky = { page, lift: liftOf(insets.bottom / height) };
    let seenOnce = 0;
    for (const { layout, seats } of laidOut)
      for (const row of [undefined, { boardsBelow, piecesBelow }]) {
        layout.fit(boardRoom(insets, page), 1, true);
        const preferred = seatParts(sky, free, row, seats?.areFew);
        const { tray, cell, cells } = layout;
        seats?.layOut({ page, free, preferred, tray, cell, cells }, false);
        const pieces = seats?.taken ?? [];
        const spans = spansIn({ ...sky, boards: [layout.tray], pieces });
        for (const at of skies) {
          const { x, y, seen } = placeIn(at, spans);
          if (seen === 0) continue;
          seenOnce++;
          expect(Math.sign(0.5 - x)).toBe(Math.sign(0.5 - at.discAt[0]));
          const clear = radius + CLEAR * width - 1e-6;
          expect(Math.min(x, 1 - x) * width).toBeGreaterThan(radius + EDGE * width - 1e-6);
          const top = (1 - y - sky.lift) * height - radius;
          const beside = (thing: Rectangle): number =>
            Math.max(thing.x - x * width, x * width - thing.x - thing.width);
          const isClear = (thing: Rectangle): boolean =>
            beside(thing) > clear || thing.y + thing.height <= top - radius + 1e-6;
          expect([layout.tray, ...pieces].every(isClear)).toBe(true);
        }
      }
    expect(seenOnce).toBeGreaterThan(skies.length);
  },
);

test('on wide pages there is a disc in the morning and in the evening, and at night, but not at noon, nor while the moon crosses', () => {
  const page = { width: 960, height: 540 };
  const board = { x: 168, y: 57, width: 624, height: 394 };
  const piece = { y: 200, width: 74, height: 50 };
  const pieces = [
    { ...piece, x: 66 },
    { ...piece, x: 828 },
  ];
  const sky = { page, lift: 0 };
  const spans = spansIn({ ...sky, boards: [board], pieces });
  const seenAt = (hour: number): number => placeIn(roomAt(themes.midnight, hour)!, spans).seen;
  expect([6.5, 16, 18.5, 22, 0, 2, 3, 4].map(seenAt)).toEqual(Array(8).fill(1));
  expect([3.52, 12].map(seenAt)).toEqual([0, 0]);
  const wide = spansIn({ ...sky, boards: [{ ...board, x: 330, width: 300 }], pieces: [] });
  expect(placeIn(roomAt(themes.midnight, 18)!, wide).x).toBeCloseTo(0.94, 9);
  const narrow = spansIn({ ...sky, boards: [{ ...board, x: 20, width: 920 }], pieces: [] });
  expect(narrow).toEqual({ left: undefined, right: undefined });
  const nearly = spansIn({ ...sky, boards: [{ ...board, x: 60, width: 830 }], pieces: [] });
  expect(nearly).toEqual(narrow);
});

test('a disc is in none of two places while it passes from one to the other', () => {
  const [from, to] = [
    { x: 0.1, y: 0.25, seen: 1 },
    { x: 0.9, y: 0.25, seen: 1 },
  ];
  expect([0, 0.5, 1].map((share) => between(from, to, share).seen)).toEqual([1, 0, 1]);
  expect(between(from, { ...from, seen: 0 }, 0.5)).toEqual({ x: 0.1, y: 0.25, seen: 0.5 });
});

test('boards stand where the lowest one ends, and from the leftmost to the rightmost', () => {
  const page = { width: 390, height: 800 };
  const board = { x: 20, y: 100, width: 350, height: 300 };
  const stand = standOf(
    [
      { ...board, x: 40 },
      { ...board, height: 500 },
    ],
    page,
  )!;
  expect(stand.foot).toBeCloseTo(0.25, 9);
  expect((stand.middle - stand.half) * page.width).toBeCloseTo(20, 9);
  expect((stand.middle + stand.half) * page.width).toBeCloseTo(390, 9);
  expect(standOf([], page)).toBeUndefined();
});

test('the floor is at the foot of a large board, and below a small one, which hangs as high above it', () => {
  const page = { width: 1280, height: 720 };
  const tray = (y: number, height: number) => ({ x: 300, y, width: 680, height });
  const floorOf = (...at: Parameters<typeof tray>) => floorBelow(standOf([tray(...at)], page)!);
  expect([floorOf(80, 520), floorOf(160, 230)]).toEqual([expect.closeTo(1 / 6, 9), 0.22]);
  expect(heightAbove(tray(80, 520), page)).toBeCloseTo(0, 9);
  expect(160 + 230 + heightAbove(tray(160, 230), page)).toBeCloseTo(0.78 * 720, 9);
});

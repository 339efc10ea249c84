import type { Point } from '../../puzzle/lattices/index.ts';
import { RandomStream, shuffledBy } from '../../solve/random.ts';
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

const grown = ({ x, y, width, height }: Rectangle, by: number): Rectangle => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The gap between two rectangles, across the nearest side. */
const gapBetween = (a: Rectangle, b: Rectangle): number =>
  Math.max(a.x - b.x - b.width, b.x - a.x - a.width, a.y - b.y - b.height, b.y - a.y - a.height);

/** The side of a tray on which a rectangle lies beyond it. */
function sideOf(one: Rectangle, tray: Rectangle): string {
  if (one.x + one.width < tray.x) return 'left';
  if (one.x > tray.x + tray.width) return 'right';
  return one.y < tray.y ? 'above' : 'below';
}

const depthOf = (pieces: readonly Rectangle[]): number =>
  Math.max(...pieces.map(({ width }) => width));

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
    const { tray, cell, cells } = layout;
    const lying = { flat: shapes.orientations(true), upright: shapes.orientations(false) };
    const seats = seatsBeside(lying.flat, lying.upright, {
      page,
      free,
      tray,
      cell,
      cells,
    });
    const oriented = seats?.isFlat === false ? lying.upright : lying.flat;
    const placeOf = ([x, y]: Point, copy: number): Rectangle => {
      const wide = oriented[copy]!.width * (seats?.cell ?? 0);
      const high = oriented[copy]!.height * (seats?.cell ?? 0);
      return { x: x - wide / 2, y: y - high / 2, width: wide, height: high };
    };
    return { id, lying, seats, placeOf, taken: seats?.middles.map(placeOf), tray, cell, cells };
  });

  test('remaining pieces lie beside the board, within the page, and not on each other', () => {
    for (const { seats, taken, tray, cell, cells } of laidOut) {
      if (!seats || !taken) continue;
      const areBeside = taken.every((one) => ['left', 'right'].includes(sideOf(one, tray)));
      const most = areBeside || seats.corners ? cell / 3 : 0.45 * cell;
      expect(seats.cell).toBeLessThanOrEqual(Math.max(most, Math.min(10, cell)) + 1e-9);
      expect(seats.cell).toBeGreaterThanOrEqual(6);
      for (const [at, one] of taken.entries()) {
        expect(isWithin(one, free)).toBe(true);
        for (const part of seats.corners ? cells : [tray]) expect(overlap(one, part)).toBe(false);
        const around = grown(one, seats.cell * 0.99);
        for (const other of taken.slice(at + 1)) expect(overlap(around, other)).toBe(false);
      }
    }
  });

  test('pieces in a single row beside the board are at most 8 % of the width from it', () => {
    let single = 0;
    for (const { seats, taken = [], tray } of laidOut) {
      const right = tray.x + tray.width;
      const areBeside = taken.every(({ x, width: wide }) => x + wide <= tray.x || x >= right);
      if (!seats || !areBeside) continue;
      for (const isLeft of [true, false]) {
        const side = taken.filter(({ x }) => x < tray.x === isLeft);
        const middles = new Set(side.map(({ x, width: wide }) => Math.round(x + wide / 2)));
        if (middles.size !== 1) continue;
        single++;
        const most = Math.max(0.08 * width, 1.4 * seats.cell + depthOf(side) / 2);
        expect(Math.max(...side.map((one) => gapBetween(one, tray)))).toBeLessThan(most + 1e-6);
      }
    }
    if (width > height) expect(single).toBeGreaterThan(50);
  });

  test('closed ranks lie near the board, each piece on its side, within the page, and not on each other', () => {
    const random = new RandomStream(width);
    let closer = 0;
    for (const { id, seats, placeOf, tray } of laidOut) {
      if (!seats || seats.corners) continue;
      const count = seats.middles.length;
      for (let waiting = 1; 2 * waiting <= count; waiting += 1 + (count >> 4)) {
        const chosen = new Set(shuffledBy([...seats.middles.keys()], random).slice(0, waiting));
        const isWaiting = seats.middles.map((_, copy) => chosen.has(copy));
        const middles = seats.closed(isWaiting);
        expect([id, middles.map((middle) => middle !== undefined)]).toEqual([id, isWaiting]);
        const taken = [...chosen].map((copy) => placeOf(middles[copy]!, copy));
        const gaps = taken.map((one) => gapBetween(one, tray));
        expect(Math.min(...gaps)).toBeLessThanOrEqual(
          Math.max(0.08 * width, 1.4 * seats.cell) + 1e-6,
        );
        for (const [at, one] of taken.entries()) {
          expect(isWithin(one, free)).toBe(true);
          expect(gaps[at]).toBeGreaterThan(1.3 * seats.cell);
          const around = grown(one, seats.cell * 0.99);
          for (const other of taken.slice(at + 1)) expect(overlap(around, other)).toBe(false);
        }
        for (const copy of chosen) {
          const [open, now] = [placeOf(seats.middles[copy]!, copy), placeOf(middles[copy]!, copy)];
          expect(sideOf(now, tray)).toBe(sideOf(open, tray));
          if (gapBetween(now, tray) < gapBetween(open, tray) - 1) closer++;
        }
      }
    }
    expect(closer).toBeGreaterThan(100);
  });

  test('pieces of lopsided boards lie in the corners that these leave free, in closed ranks, too', () => {
    const random = new RandomStream(height);
    const cornered: string[] = [];
    for (const { id, seats, placeOf, tray, cells } of laidOut) {
      if (!seats?.corners) continue;
      cornered.push(id);
      for (const corner of seats.corners) expect(overlap(corner, tray)).toBe(true);
      const chosen = new Set(shuffledBy([...seats.middles.keys()], random).slice(0, 5));
      const waiting = seats.middles.map((_, copy) => chosen.has(copy));
      for (const middles of [seats.middles, seats.closed(waiting)]) {
        const taken = middles.flatMap((middle, copy) => (middle ? [placeOf(middle, copy)] : []));
        for (const [at, one] of taken.entries()) {
          expect(seats.corners.some((corner) => isWithin(one, corner))).toBe(true);
          for (const cell of cells) expect(overlap(grown(one, seats.cell), cell)).toBe(false);
          for (const other of taken.slice(at + 1)) expect(overlap(one, other)).toBe(false);
        }
      }
    }
    expect(cornered).toContain('pentomino-triple-l');
    expect(cornered).not.toContain('pentomino-10x6');
  });

  test('pieces lie in the first preferred part in which they fit, and else as if there were none', () => {
    const lower = (down: number): Rectangle => ({
      ...free,
      y: free.y + down * height,
      height: free.height - down * height,
    });
    const preferred = [lower(0.3), lower(0.1)];
    let [fitting, others] = [0, 0];
    for (const { tray, cell, cells, lying, seats } of laidOut) {
      const place = (around: { free: Rectangle; preferred?: readonly Rectangle[] }) =>
        seatsBeside(lying.flat, lying.upright, { page, tray, cell, cells, ...around });
      const [first, second] = preferred.map((part) => place({ free: part }));
      const within = first ?? second;
      const { middles } = place({ free, preferred }) ?? {};
      expect(middles).toEqual((within ?? seats)?.middles);
      if (within) fitting++;
      else others++;
    }
    expect(Math.min(fitting, others)).toBeGreaterThan(0);
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
      if (!seats || seats.corners || seats.middles.length <= 14) continue;
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

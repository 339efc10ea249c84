import type { Point } from '../../puzzle/lattices/index.ts';
import { RandomStream, shuffledBy } from '../../solve/random.ts';
import { boardRoom, type Rectangle, withMargins } from '../../theme/viewport.ts';
import { waysOf, BoardLayout } from '../board/layout.ts';
import { describe, expect, test } from 'vitest';
import { catalogueOnDisk } from '../../testing/catalogueOnDisk.ts';
import { boardOf } from '../board/board.ts';
import { geometryOf } from '../board/geometry.ts';
import { seatsBeside, SEVERAL } from './seating.ts';
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

/** The side of a tray on which a rectangle lies, beside it or along it. */
const sideOf = (one: Rectangle, tray: Rectangle, areBeside: boolean): string =>
  areBeside ? (one.x < tray.x ? 'left' : 'right') : one.y < tray.y ? 'above' : 'below';

/** Rectangles in rows: those on one side with one edge towards the board, along which they follow each other. */
function rowsOf(taken: readonly Rectangle[], tray: Rectangle, areBeside: boolean): Rectangle[][] {
  const rows: { side: string; edge: number; row: Rectangle[] }[] = [];
  for (const one of taken) {
    const side = sideOf(one, tray, areBeside);
    const [right, bottom] = [one.x + one.width, one.y + one.height];
    const edge = { left: right, right: one.x, above: bottom, below: one.y }[side]!;
    const same = rows.find((row) => row.side === side && Math.abs(row.edge - edge) < 1e-3);
    if (same) same.row.push(one);
    else rows.push({ side, edge, row: [one] });
  }
  return rows.map(({ row }) => row);
}

/** Whether the different ones of some numbers follow each other in equal steps. */
function isEven(numbers: readonly number[]): boolean {
  const sorted = numbers.toSorted((one, other) => one - other);
  const steps = sorted.flatMap((at, i) =>
    i > 0 && at > sorted[i - 1]! + 1e-3 ? [at - sorted[i - 1]!] : [],
  );
  return Math.max(...steps, 0) - Math.min(...steps, Infinity) < 1e-3;
}

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
    const isTurned = layout.fit(boardRoom(insets, page), 1, puzzle.labels === undefined);
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
    const placeOf = ([x, y]: Point, copy: number, size = seats?.cell ?? 0): Rectangle => {
      const wide = oriented[copy]!.width * size;
      const high = oriented[copy]!.height * size;
      return { x: x - wide / 2, y: y - high / 2, width: wide, height: high };
    };
    return {
      id,
      lying,
      seats,
      placeOf,
      taken: seats?.middles.map((middle, copy) => placeOf(middle, copy)),
      tray,
      cell,
      cells,
    };
  });

  test('remaining pieces lie beside the board, within the page, and not on each other', () => {
    for (const { seats, taken, tray, cell, cells } of laidOut) {
      if (!seats || !taken) continue;
      const isFew = taken.length < SEVERAL;
      const most = (isFew ? 0.5 : 0.45) * cell;
      const seen = Math.min(0.02 * Math.min(width, height), 0.5 * cell);
      expect(seats.cell).toBeLessThanOrEqual(Math.max(most, seen) + 1e-9);
      expect(seats.cell).toBeGreaterThanOrEqual(6);
      for (const [at, one] of taken.entries()) {
        expect(isWithin(one, free)).toBe(true);
        for (const part of seats.corners ? cells : [tray]) expect(overlap(one, part)).toBe(false);
        const around = grown(one, seats.cell * 0.99);
        for (const other of taken.slice(at + 1)) expect(overlap(around, other)).toBe(false);
      }
    }
  });

  test('pieces lie in rows with one edge towards the board, or in a grid, alike on both sides, and near it', () => {
    let [rows, single, grids] = [0, 0, 0];
    for (const { id, seats, taken = [], tray, cell } of laidOut) {
      if (!seats || seats.corners) continue;
      const sides = new Set(taken.map((one) => sideOf(one, tray, seats.areBeside)));
      const found = rowsOf(taken, tray, seats.areBeside);
      const [xs, ys] = [seats.middles.map(([x]) => x), seats.middles.map(([, y]) => y)];
      const isGrid = found.length > sides.size;
      if (isGrid && !seats.areBeside) {
        for (const level of new Set(ys.map(Math.round))) {
          const along = xs.filter((_, i) => Math.round(ys[i]!) === level);
          expect([id, isEven(along)]).toEqual([id, true]);
          const middle = (Math.min(...along) + Math.max(...along)) / 2;
          expect(Math.abs(middle - tray.x - tray.width / 2)).toBeLessThan(1);
        }
      } else if (isGrid) {
        grids++;
        expect([id, isEven(ys)]).toEqual([id, true]);
        for (const isLeft of [true, false]) {
          const columns = xs.filter((x) => x < tray.x === isLeft);
          expect([id, isEven(columns)]).toEqual([id, true]);
        }
      }
      rows += found.length;
      if (found.length <= 2) single++;
      for (const row of isGrid ? [] : found) {
        // From end to end, with equal gaps.
        const spans = row
          .map((one) =>
            seats.areBeside ? [one.y, one.y + one.height] : [one.x, one.x + one.width],
          )
          .toSorted(([one], [other]) => one! - other!);
        const gaps = spans.slice(1).map(([start], i) => start! - spans[i]![1]!);
        const spread = Math.max(0, ...gaps) - Math.min(...gaps, Infinity);
        expect([id, gaps.length > 0 ? spread : 0]).toEqual([id, expect.closeTo(0, 4)]);
        if (!seats.areBeside) {
          const middle = (spans[0]![0]! + spans.at(-1)![1]!) / 2;
          expect(Math.abs(middle - tray.x - tray.width / 2)).toBeLessThan(1);
        }
      }
      const nearest = [...sides].map((side) => {
        const there = taken.filter((one) => sideOf(one, tray, seats.areBeside) === side);
        // Rows above may be longer than a board is wide.
        const within = { ...tray, x: 0, width };
        return Math.min(...there.map((one) => gapBetween(one, seats.areBeside ? tray : within)));
      });
      const most = Math.max(0.055 * Math.min(width, height), 0.7 * cell, 1.4 * seats.cell);
      expect(Math.min(...nearest)).toBeLessThan(most + 1e-6);
      // Every side is as near.
      expect(Math.max(...nearest) - Math.min(...nearest)).toBeLessThan(1e-4);
    }
    expect(rows).toBeGreaterThan(100);
    if (width > height) expect(Math.min(single, grids)).toBeGreaterThan(40);
  });

  test('on tall pages pieces lie above the board, unless it is slender or leaves a corner free', () => {
    if (width > height) return;
    const others = laidOut.filter(({ seats, taken = [], tray }) => {
      // Slender boards are higher than others.
      if (!seats || seats.corners || tray.width < 0.46 * width) return false;
      return taken.some((one) => one.y + one.height > tray.y);
    });
    expect(others.length).toBeLessThan(0.05 * laidOut.length);
  });

  test('closed ranks lie near the board, as many on both sides, within the page, and not on each other', () => {
    const random = new RandomStream(width);
    let [closer, larger] = [0, 0];
    for (const { id, seats, placeOf, tray, cell } of laidOut) {
      if (!seats || seats.corners) continue;
      const count = seats.middles.length;
      for (let waiting = 1; 4 * waiting <= 3 * count; waiting += 1 + (count >> 4)) {
        const chosen = new Set(shuffledBy([...seats.middles.keys()], random).slice(0, waiting));
        const isWaiting = seats.middles.map((_, copy) => chosen.has(copy));
        const { middles, cell: size } = seats.closed(isWaiting);
        const isLarger = size > seats.cell;
        expect([1, 1.25, 1.5, 1.75]).toContainEqual(expect.closeTo(size / seats.cell, 9));
        if (isLarger) expect(size).toBeLessThanOrEqual(0.5 * cell + 1e-9);
        if (isLarger) larger++;
        expect([id, middles.map((middle) => middle !== undefined)]).toEqual([id, isWaiting]);
        const taken = [...chosen].map((copy) => placeOf(middles[copy]!, copy, size));
        const gaps = taken.map((one) => gapBetween(one, tray));
        const most = Math.max(0.055 * Math.min(width, height), 0.7 * cell, 1.4 * seats.cell);
        expect(Math.min(...gaps)).toBeLessThanOrEqual(most + 1e-6);
        for (const [at, one] of taken.entries()) {
          expect(isWithin(one, free)).toBe(true);
          expect(gaps[at]).toBeGreaterThan(1.3 * seats.cell);
          const around = grown(one, seats.cell * 0.99);
          for (const other of taken.slice(at + 1)) expect(overlap(around, other)).toBe(false);
        }
        const sides = taken.map((one) => sideOf(one, tray, seats.areBeside));
        const first = sides.filter((side) => side === sides[0]).length;
        if (seats.areBeside) expect(Math.abs(2 * first - taken.length)).toBeLessThan(2);
        for (const copy of chosen) {
          const [open, now] = [
            placeOf(seats.middles[copy]!, copy),
            placeOf(middles[copy]!, copy, size),
          ];
          if (gapBetween(now, tray) < gapBetween(open, tray) - 1) closer++;
        }
      }
    }
    expect(closer).toBeGreaterThan(100);
    expect(larger).toBeGreaterThan(100);
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
      for (const { middles, cell } of [seats, seats.closed(waiting)]) {
        const taken = middles.flatMap((middle, copy) =>
          middle ? [placeOf(middle, copy, cell)] : [],
        );
        for (const [at, one] of taken.entries()) {
          expect(seats.corners.some((corner) => isWithin(one, corner))).toBe(true);
          for (const other of cells) expect(overlap(grown(one, seats.cell), other)).toBe(false);
          for (const other of taken.slice(at + 1)) expect(overlap(one, other)).toBe(false);
        }
      }
    }
    // Beside it they are as large on pages that are wide enough.
    if (width < 2 * height) expect(cornered).toContain('pentomino-triple-l');
    expect(cornered).not.toContain('pentomino-10x6');
  });

  test('pieces lie in the first preferred part in which they fit, many in at most two columns on each side if they do in any', () => {
    const lower = (down: number): Rectangle => ({
      ...free,
      y: free.y + down * height,
      height: free.height - down * height,
    });
    const preferred = [lower(0.3), lower(0.1)];
    let [fitting, others, slim] = [0, 0, 0];
    for (const { tray, cell, cells, lying, seats } of laidOut) {
      const place = (around: { free: Rectangle; preferred?: readonly Rectangle[] }) =>
        seatsBeside(lying.flat, lying.upright, { page, tray, cell, cells, ...around });
      const [first, second] = preferred.map((part) => place({ free: part }));
      const columns = (one: typeof first) => new Set(one?.middles.map(([x]) => Math.round(x))).size;
      const inTwo = [first, second, seats].find(
        (one) => one?.areBeside && columns(one) <= 4 && one.cell >= 0.37 * cell,
      );
      const isMany = lying.flat.length > 14 && width > height;
      const within = (isMany ? inTwo : undefined) ?? first ?? second;
      if (isMany && inTwo && inTwo !== first) slim++;
      const found = place({ free, preferred });
      if (isMany && inTwo) {
        expect([found?.part.y, columns(found) <= 4]).toEqual([inTwo.part.y, true]);
      } else expect(found?.middles).toEqual((within ?? seats)?.middles);
      if (within) fitting++;
      else others++;
    }
    expect(Math.min(fitting, others)).toBeGreaterThan(0);
    if (width > height) expect(slim).toBeGreaterThan(0);
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

import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../../puzzle/text.ts';
import { composed } from '../../testing/pictures/composed.ts';
import { themes } from '../../theme/index.ts';
import { roomAt } from '../../theme/room.ts';
import type { Rectangle, Size } from '../../theme/viewport.ts';
import { liftOf, placeIn, radiusIn, spansIn } from '../background/disc.ts';
import { isFree, jewelAt, jewelCell, jewelSquare, placeAt, placesOn, type Room } from './places.ts';

const pages: readonly (readonly [width: number, height: number])[] = [
  [1280, 720],
  [390, 844],
  [2560, 1080],
  [1080, 1920],
  [960, 540],
  [3840, 2160],
];
const ids = readdirSync('assets/puzzles')
  .map((name) => name.replace('.txt', ''))
  .filter((_, i) => i % 17 === 0);
const anyPage = fc.record({
  width: fc.integer({ min: 200, max: 8000 }),
  height: fc.integer({ min: 200, max: 4400 }),
});

/** The room around a board with its remaining pieces beside jewels on a page without controls. */
const roomOf = (id: string, page: Size): Room =>
  composed(parsePuzzle(readFileSync(`assets/puzzles/${id}.txt`, 'utf8')), page).room;

/** The rectangles around all places on a page. */
const places = (page: Size): Rectangle[] =>
  Array.from({ length: placesOn(page) }, (_, number) => jewelAt(placeAt(number, page)!, page));

const gap = (one: Rectangle, other: Rectangle): number =>
  Math.hypot(
    Math.max(one.x - other.x - other.width, 0, other.x - one.x - one.width),
    Math.max(one.y - other.y - other.height, 0, other.y - one.y - one.height),
  );

test.each(pages)(
  'on %d × %d every place is free beside every board, by 6 % of its height, and most beside waiting pieces',
  (width, height) => {
    const page = { width, height };
    expect(placesOn(page)).toBeGreaterThanOrEqual(5);
    let [all, free] = [0, 0];
    for (const id of ids) {
      const room = roomOf(id, page);
      const [tray] = room.boards;
      for (const [number, jewel] of places(page).entries()) {
        expect(gap(jewel, tray!)).toBeGreaterThanOrEqual(0.06 * tray!.height - 1e-6);
        const at = placeAt(number, page)!;
        expect(isFree(at, { ...room, pieces: [] })).toBe(true);
        all++;
        if (isFree(at, room)) free++;
      }
    }
    expect(free / all).toBeGreaterThan(0.9);
  },
);

test.each(['pentomino-10x6', 'hexiamond-snowflake', 'pentomino-20x3', 'pentomino-8x8-middle'])(
  'on a phone every place is free beside %s with its waiting pieces',
  (id) => {
    const page = { width: 390, height: 844 };
    const room = roomOf(id, page);
    for (let number = 0; number < placesOn(page); number++)
      expect(isFree(placeAt(number, page)!, room)).toBe(true);
  },
);

test('places are within any page, apart from each other, above all hills, and above the disc at any hour', () => {
  const skies = Array.from({ length: 96 }, (_, i) => roomAt(themes.midnight, i / 4)!);
  fc.assert(
    fc.property(anyPage, (page) => {
      const { width, height } = page;
      const all = places(page);
      for (const [i, one] of all.entries()) {
        expect(one.x).toBeGreaterThan(0.02 * width);
        expect(one.x + one.width).toBeLessThan(0.98 * width);
        expect(one.y).toBeGreaterThan(0.03 * height);
        expect(one.y + one.height).toBeLessThan(0.12 * height);
        for (const other of all.slice(0, i))
          expect(gap(one, other)).toBeGreaterThan(0.13 * one.width);
      }
      const sky = { page, lift: liftOf(0.17), boards: [], pieces: [] };
      for (const { discAt, ...at } of skies) {
        const { seen } = placeIn({ discAt, ...at }, spansIn(sky));
        const top = 1 - discAt[1] - radiusIn(width / height);
        if (seen > 0) expect(top).toBeGreaterThan(0.3);
      }
    }),
  );
});

test('a place depends on the shape of the page alone, and the first is in the middle of the row', () => {
  fc.assert(
    fc.property(anyPage, fc.nat(23), fc.integer({ min: 2, max: 4 }), (page, number, factor) => {
      const larger = { width: page.width * factor, height: page.height * factor };
      const [at, other] = [placeAt(number, page), placeAt(number, larger)];
      expect(at === undefined).toBe(number >= placesOn(page));
      if (!at) return;
      expect(other![0]).toBeCloseTo(at[0], 9);
      expect(other![1]).toBeCloseTo(at[1], 9);
      expect(at[1]).toBe(placeAt(0, page)![1]);
      if (number === 0) expect(at[0]).toBe(0.5);
    }),
  );
});

test('however many there are, places are next to each other, evenly apart, and as many on both sides or one more', () => {
  fc.assert(
    fc.property(anyPage, fc.integer({ min: 2, max: 24 }), (page, wanted) => {
      const count = Math.min(wanted, placesOn(page));
      const across = Array.from({ length: count }, (_, number) => placeAt(number, page)![0]);
      const inRow = across.toSorted((one, other) => one - other);
      const apart = inRow.slice(1).map((x, i) => x - inRow[i]!);
      for (const one of apart) expect(one).toBeCloseTo(apart[0]!, 9);
      const [left, right] = [0.5 - inRow[0]!, inRow.at(-1)! - 0.5];
      expect(right - left).toBeCloseTo(count % 2 === 0 ? apart[0]! : 0, 9);
    }),
  );
});

test('a place is not free beneath controls', () => {
  const page = { width: 1280, height: 720 };
  const { free } = roomOf('pentomino-10x6', page);
  const room = { page, boards: [], pieces: [] };
  const at = placeAt(placesOn(page) - 2, page)!;
  expect(at[0]).toBeGreaterThan(0.5);
  expect(isFree(at, { ...room, free })).toBe(true);
  expect(isFree(at, { ...room, free: { ...free, width: free.width - 300 } })).toBe(false);
  expect(isFree(at, { ...room, free: { ...free, y: 80 } })).toBe(false);
});

test('a jewel is as large as its square lets it be, and 5.5 % of the height high at most', () => {
  const page = { width: 390, height: 844 };
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 30 }),
      (across, down) => {
        const cell = jewelCell({ width: across, height: down }, page);
        const [wide, high] = [cell * across, cell * down];
        expect(wide).toBeLessThanOrEqual(jewelSquare(page) + 1e-9);
        expect(high).toBeLessThanOrEqual(0.055 * page.height + 1e-9);
        expect(Math.max(wide / jewelSquare(page), high / (0.055 * page.height))).toBeCloseTo(1, 9);
      },
    ),
  );
});

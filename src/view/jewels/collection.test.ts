import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Rectangle } from '../../theme/viewport.ts';
import { jewelOf as jewel } from '../../testing/jewels.ts';
import { Collection, TILES } from './collection.ts';
import { MOST_JEWELS } from './jewel.ts';
import type { Room } from './places.ts';

const FRAME = 50;
const page = { width: 1280, height: 720 };
const free: Rectangle = { x: 30, y: 40, width: 1220, height: 520 };
/** A page with a board so many pixels wide in its middle. */
const around = (width: number): Room => ({
  page,
  free,
  boards: [{ x: 640 - width / 2, y: 60, width, height: 520 }],
  pieces: [],
});

/** A collection in the room around a board. */
function collection(room: Room | undefined = around(500)): Collection {
  const jewels = new Collection();
  jewels.arrange('scattered', room);
  return jewels;
}

/** Lets time pass until nothing fades; returns the largest change of any jewel in a frame. */
function settle(jewels: Collection): number {
  let largest = 0;
  for (let frame = 0; frame < 200; frame++) {
    const before = new Map(jewels.entries.map((one) => [one, one.shown]));
    if (!jewels.pass(FRAME)) return largest;
    for (const one of jewels.entries)
      largest = Math.max(largest, Math.abs(one.shown - (before.get(one) ?? 0)));
  }
  throw new Error('Something fades for ever.');
}

test('there is one jewel for each puzzle, the oldest ones go, and tiles differ', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40), { maxLength: 90 }), (seeds) => {
      const jewels = collection();
      for (const seed of seeds) {
        jewels.add(jewel(seed), false);
        jewels.pass(FRAME);
        const { record, entries } = jewels;
        expect(record.length).toBeLessThanOrEqual(MOST_JEWELS);
        expect(record.at(-1)!.jewel.seed).toBe(seed);
        expect(new Set(record.map((one) => one.jewel.seed)).size).toBe(record.length);
        const tiles = entries.map(({ tile }) => tile);
        expect(new Set(tiles).size).toBe(tiles.length);
        expect(Math.max(...tiles)).toBeLessThan(TILES);
      }
      settle(jewels);
      expect(jewels.entries.length).toBe(jewels.record.length);
    }),
  );
});

test('jewels fade in and out slowly, and then there is nothing to draw', () => {
  const jewels = collection();
  jewels.add(jewel(1), false);
  expect(settle(jewels)).toBeLessThan(0.1);
  expect(jewels.entries[0]!.shown).toBe(1);
  jewels.arrange('scattered', undefined);
  expect(settle(jewels)).toBeLessThan(0.1);
  expect(jewels.entries[0]!.shown).toBe(0);
  expect(jewels.pass(FRAME)).toBe(false);
});

test('a jewel that is away is not seen at its place', () => {
  const jewels = collection();
  const entry = jewels.add(jewel(1), true);
  settle(jewels);
  expect([entry.shown, entry.at === undefined]).toEqual([0, false]);
  entry.isAway = false;
  settle(jewels);
  expect(entry.shown).toBe(1);
});

test('jewels stay where they are beside another board, as far as there is room for them', () => {
  const jewels = collection(around(400));
  for (let seed = 1; seed <= MOST_JEWELS; seed++) jewels.add(jewel(seed), false);
  settle(jewels);
  const before = new Map(jewels.entries.map((entry) => [entry, entry.at!]));
  const wider = around(700);
  jewels.arrange('scattered', wider);
  // None has to go that is away from the board, unless a later one needs its place.
  const [board] = wider.boards;
  let [stayed, moved] = [0, 0];
  for (const [entry, [x, y]] of before) {
    const off = Math.abs(x * page.width - 640) - board!.width / 2;
    const isSame = entry.at?.[0] === x && entry.at[1] === y;
    if (off < 43) expect(isSame).toBe(false);
    if (off < 43) moved++;
    else if (isSame) stayed++;
  }
  expect(stayed).toBeGreaterThan(4);
  expect(moved).toBeGreaterThan(1);
  // It is drawn at its former place until it has faded out there.
  const leaving = [...before].find(([entry, at]) => entry.at !== at)!;
  jewels.pass(FRAME);
  expect(leaving[0].drawnAt).toBe(leaving[1]);
  settle(jewels);
  for (const { at, drawnAt, shown } of jewels.entries)
    expect([drawnAt, shown]).toEqual([at, at ? 1 : 0]);
});

test('with little room the latest jewels have a place', () => {
  const narrow: Room = { page, free: { ...free, width: 130 }, boards: [], pieces: [] };
  const jewels = collection(narrow);
  for (let seed = 1; seed <= MOST_JEWELS; seed++) {
    const entry = jewels.add(jewel(seed), false);
    expect(entry.at).toBeDefined();
  }
  const places = jewels.record.flatMap(({ at }) => (at ? [at.join()] : []));
  expect(places.length).toBeLessThan(MOST_JEWELS);
  expect(new Set(places).size).toBe(places.length);
});

test('what is read from a record is where it was', () => {
  const jewels = collection();
  for (let seed = 1; seed <= 12; seed++) jewels.add(jewel(seed), false);
  const copy = collection();
  for (const { jewel: one, at } of structuredClone(jewels.record)) copy.add(one, false, at);
  expect(copy.record).toEqual(jewels.record);
});

test('a jewel whose board is still there is neither seen nor recorded, and is at its place at once after it', () => {
  const jewels = collection();
  const [away, other] = [jewels.add(jewel(1), true), jewels.add(jewel(2), true)];
  settle(jewels);
  expect(jewels.record).toEqual([]);
  expect([away.shown, jewels.has(1), jewels.has(3)]).toEqual([0, true, false]);
  expect(away.at).toBeDefined();
  away.land();
  expect([away.shown, away.drawnAt]).toEqual([1, away.at]);
  expect(jewels.record).toEqual([{ jewel: away.jewel, at: away.at }]);
  // The light around it comes softly.
  expect(away.lit).toBe(0);
  jewels.pass(FRAME);
  expect(away.lit).toBeGreaterThan(0);
  expect(away.lit).toBeLessThan(0.2);
  settle(jewels);
  expect([away.lit, away.shown, other.shown]).toEqual([1, 1, 0]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Rectangle } from '../../theme/viewport.ts';
import { jewelOf as jewel } from '../../testing/jewels.ts';
import { Collection, TILES, type Entry } from './collection.ts';
import { MOST_JEWELS } from './jewel.ts';
import { placesOn, type Room } from './places.ts';

const FRAME = 50;
const page = { width: 1280, height: 720 };
const free: Rectangle = { x: 32, y: 49, width: 1216, height: 512 };
/** A page with a board whose upper edge is so far down in its middle. */
const above = (y: number): Room => ({
  page,
  free,
  boards: [{ x: 340, y, width: 600, height: 500 }],
  pieces: [],
});
const calm = above(130);

/** A collection in a room. */
function collection(room: Room | undefined = calm): Collection {
  const jewels = new Collection();
  jewels.arrange(room);
  return jewels;
}

/** Adds a jewel where there is a place for it. */
function add(jewels: Collection, seed: number, isAway = false): Entry {
  return jewels.add({ jewel: jewel(seed), place: jewels.placeFor(seed)! }, isAway);
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

test('there is one jewel for each puzzle and each place, the oldest ones go, and tiles differ', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(40), { maxLength: 90 }), (seeds) => {
      const jewels = collection();
      for (const seed of seeds) {
        add(jewels, seed);
        jewels.pass(FRAME);
        const { record, entries } = jewels;
        expect(record.length).toBeLessThanOrEqual(placesOn(page));
        expect(record.at(-1)!.jewel.seed).toBe(seed);
        expect(new Set(record.map((one) => one.jewel.seed)).size).toBe(record.length);
        expect(new Set(record.map(({ place }) => place)).size).toBe(record.length);
        const tiles = entries.map(({ tile }) => tile);
        expect(new Set(tiles).size).toBe(tiles.length);
        expect(Math.max(...tiles)).toBeLessThan(TILES);
      }
      settle(jewels);
      expect(jewels.entries.length).toBe(jewels.record.length);
    }),
  );
});

/** Other boards, pieces, controls, and interludes without jewels. */
const anyRoom = fc.option(
  fc.record({
    page: fc.constant(page),
    free: fc.record({
      x: fc.integer({ min: 32, max: 600 }),
      y: fc.integer({ min: 49, max: 200 }),
      width: fc.constant(640),
      height: fc.constant(360),
    }),
    boards: fc.array(fc.constant({ x: 340, y: 60, width: 600, height: 500 }), { maxLength: 1 }),
    pieces: fc.array(fc.constant({ x: 40, y: 60, width: 200, height: 300 }), { maxLength: 1 }),
  }),
  { nil: undefined },
);

test('a jewel that is seen never moves, whatever comes beside it, and leaves only as the oldest or for another of its puzzle', () => {
  const coming = fc.record({ room: anyRoom, seed: fc.nat(60), frames: fc.nat(40) });
  fc.assert(
    fc.property(fc.array(coming, { maxLength: 60 }), (steps) => {
      const jewels = collection();
      for (const { room, seed, frames } of steps) {
        const before = jewels.record;
        const place = jewels.placeFor(seed);
        if (place !== undefined) jewels.add({ jewel: jewel(seed), place }, false);
        const gone = before.filter((one) => !jewels.has(one.jewel.seed));
        expect(gone.length).toBeLessThanOrEqual(1);
        jewels.arrange(room);
        for (let i = 0; i < frames; i++) {
          const seen = new Map(
            jewels.entries.filter(({ shown }) => shown > 0).map((one) => [one, one.drawnAt]),
          );
          jewels.pass(FRAME);
          for (const [entry, at] of seen) expect(entry.drawnAt).toBe(at);
        }
      }
    }),
  );
});

test('on the same page every place is vacant until all are taken, and then the oldest jewel goes for the next', () => {
  const jewels = collection();
  const places = placesOn(page);
  for (let seed = 1; seed <= places; seed++) expect(add(jewels, seed).place).toBe(seed - 1);
  const next = add(jewels, 99);
  expect([next.place, jewels.has(1), jewels.has(2)]).toEqual([0, false, true]);
});

test('jewels fade in and out slowly, and then there is nothing to draw', () => {
  const jewels = collection();
  add(jewels, 1);
  expect(settle(jewels)).toBeLessThan(0.1);
  expect(jewels.entries[0]!.shown).toBe(1);
  jewels.arrange(undefined);
  expect(settle(jewels)).toBeLessThan(0.1);
  expect(jewels.entries[0]!.shown).toBe(0);
  expect(jewels.pass(FRAME)).toBe(false);
});

test('a jewel is not shown beside a board that is too near, and is back at its place after that', () => {
  const jewels = collection();
  for (let seed = 1; seed <= placesOn(page); seed++) add(jewels, seed);
  settle(jewels);
  const before = jewels.entries.map(({ drawnAt }) => drawnAt);
  jewels.arrange(above(70));
  settle(jewels);
  const seen = jewels.entries.map(({ shown }) => shown);
  // The first ones are in the middle, above the board.
  expect(seen.slice(0, 4)).toEqual([0, 0, 0, 0]);
  expect(seen.slice(-4)).toEqual([1, 1, 1, 1]);
  jewels.arrange(calm);
  settle(jewels);
  expect(jewels.entries.map(({ shown }) => shown)).toEqual(seen.map(() => 1));
  expect(jewels.entries.map(({ drawnAt }) => drawnAt)).toEqual(before);
});

test('as the page gets another shape, a jewel fades out where it was before it fades in elsewhere', () => {
  const jewels = collection();
  add(jewels, 1);
  const entry = add(jewels, 2);
  settle(jewels);
  const before = entry.drawnAt;
  const upright = { ...calm, page: { width: 390, height: 844 }, free: { ...free, width: 390 } };
  jewels.arrange({ ...upright, boards: [] });
  jewels.pass(FRAME);
  expect(entry.drawnAt).toBe(before);
  expect(entry.shown).toBeLessThan(1);
  settle(jewels);
  expect(entry.drawnAt).not.toEqual(before);
  // As large a page of the same shape changes nothing.
  jewels.arrange({ ...calm, page: { width: 2560, height: 1440 } });
  settle(jewels);
  expect(entry.drawnAt).toEqual(before);
});

test('where no place is in sight there is none for another jewel', () => {
  expect(collection({ ...calm, free: { ...free, y: 200 } }).placeFor(1)).toBeUndefined();
  const jewels = new Collection();
  expect(jewels.placeFor(1)).toBeUndefined();
});

test('what is read from a record is where it was, and drives away what was at its place', () => {
  const jewels = collection();
  for (let seed = 1; seed <= 12; seed++) add(jewels, seed);
  const copy = collection();
  for (const one of structuredClone(jewels.record)) copy.add(one, false);
  expect(copy.record).toEqual(jewels.record);
  copy.add({ jewel: jewel(50), place: 3 }, false);
  expect([copy.has(4), copy.has(50)]).toEqual([false, true]);
});

test('a jewel whose board is still there is neither seen nor recorded, and is at its place at once after it', () => {
  const jewels = collection();
  const [away, other] = [add(jewels, 1, true), add(jewels, 2, true)];
  settle(jewels);
  expect(jewels.record).toEqual([]);
  expect([away.shown, jewels.has(1), jewels.has(3)]).toEqual([0, true, false]);
  // Its own board was too near.
  jewels.arrange(above(60));
  away.land();
  expect([away.shown, away.drawnAt]).toEqual([1, away.at]);
  expect(jewels.record).toEqual([{ jewel: away.jewel, place: away.place }]);
  // It settles softly.
  expect(away.settled).toBe(0);
  jewels.pass(FRAME);
  expect(away.settled).toBeGreaterThan(0);
  expect(away.settled).toBeLessThan(0.2);
  settle(jewels);
  expect([away.settled, away.shown, other.shown]).toEqual([1, 1, 0]);
});

test('a row has at most as many places as there are jewels', () => {
  expect(placesOn({ width: 5120, height: 720 })).toBe(MOST_JEWELS);
});

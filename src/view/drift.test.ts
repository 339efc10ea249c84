import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Drift, driftAt } from './drift.ts';

const DAY = 24 * 3600;
const anyTime = fc.double({ min: 0, max: 1000 * DAY, noNaN: true });
const anySize = fc.record({
  width: fc.integer({ min: 100, max: 5760 }),
  height: fc.integer({ min: 100, max: 5760 }),
});
const sizes = [
  [1280, 720],
  [2560, 1080],
  [1080, 1920],
  [390, 844],
  [3840, 2160],
] as const;

/** The largest share of moments, and the most in a row, in which a drifting line covers a pixel. */
function covering(places: readonly number[], width: number): { share: number; inARow: number } {
  const times = new Map<number, { count: number; last: number; row: number }>();
  let [most, longest] = [0, 0];
  places.forEach((place, moment) => {
    for (let pixel = Math.floor(place); pixel < place + width; pixel++) {
      const { count, last, row } = times.get(pixel) ?? { count: 0, last: -2, row: 0 };
      const now = { count: count + 1, last: moment, row: last === moment - 1 ? row + 1 : 1 };
      times.set(pixel, now);
      most = Math.max(most, now.count);
      longest = Math.max(longest, now.row);
    }
  });
  return { share: most / places.length, inARow: longest };
}

/** Where the left edge of an upright line, and the upper edge of a level one are at moments of a day. */
const courseOf = (at: (moment: number) => readonly [number, number], moments: number) => {
  const places = Array.from({ length: moments }, (_, moment) => at(moment));
  return [places.map(([x]) => x), places.map(([, y]) => y)] as const;
};

describe.each(sizes)('over a day at %i × %i', (width, height) => {
  const size = { width, height };
  /** The edge of a tray, and the strokes of a caption. */
  const line = Math.max(1.5, 0.0022 * Math.min(width, height));

  test('no edge of a tray and no stroke of a text covers a pixel for long', () => {
    const drift = new Drift();
    const course = courseOf(() => {
      drift.pass(1000, false);
      return drift.at(size);
    }, DAY);
    for (const places of course) {
      const { share, inARow } = covering(places, line);
      expect(share).toBeLessThan(0.28);
      // In seconds.
      expect(inARow).toBeLessThan(180);
    }
  });

  test('where nothing may move, steps between boards do the same', () => {
    const drift = new Drift();
    /** A board every 75 seconds. */
    const course = courseOf(() => {
      drift.pass(75_000, true);
      drift.step();
      return drift.at(size);
    }, DAY / 75);
    for (const places of course) expect(covering(places, line).share).toBeLessThan(0.28);
  });
});

test('it moves by a pixel a second at most, and rests for a minute at first', () => {
  fc.assert(
    fc.property(anyTime, anySize, (time, size) => {
      const [x, y] = driftAt(time, size);
      const [nextX, nextY] = driftAt(time + 1000, size);
      expect(Math.hypot(nextX - x, nextY - y)).toBeLessThan(1.5);
      expect(Math.max(Math.abs(nextX - x), Math.abs(nextY - y))).toBeLessThan(1);
      expect(driftAt(Math.min(time, 60_000), size)).toEqual([0, 0]);
    }),
  );
});

test('it leaves the air around boards, and text on the page', () => {
  fc.assert(
    fc.property(anyTime, anySize, (time, size) => {
      const [x, y] = driftAt(time, size);
      expect(Math.abs(x)).toBeLessThanOrEqual(Math.max(6, 0.012 * size.width));
      expect(Math.abs(y)).toBeLessThanOrEqual(Math.max(6, 0.012 * size.height));
    }),
  );
});

test('where nothing may move, it takes a step between boards, and one every five minutes on a board that stays', () => {
  const size = { width: 1280, height: 720 };
  const drift = new Drift();
  const seen = Array.from({ length: 3600 }, () => {
    drift.pass(1000, true);
    return drift.at(size).join();
  });
  expect(new Set(seen).size).toBe(13);
  drift.pass(100_000, true);
  const before = drift.at(size);
  drift.step();
  expect(drift.at(size)).not.toEqual(before);
});

test('it comes back where the picture has to stand still, and begins anew', () => {
  const drift = new Drift();
  const size = { width: 1280, height: 720 };
  drift.pass(90_000, false);
  expect(drift.at(size)).not.toEqual([0, 0]);
  drift.reset();
  expect(drift.at(size)).toEqual([0, 0]);
  drift.pass(59_000, false);
  expect(drift.at(size)).toEqual([0, 0]);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { COLUMNS, Skyline } from './skyline.ts';

const FRAME = 1000 / 60;
const far = ({ heights }: Skyline) => heights.subarray(0, COLUMNS);
const near = ({ heights }: Skyline) => heights.subarray(COLUMNS);

/** Lets a skyline note the same share for a time, in seconds. */
function stay(skyline: Skyline, share: number, seconds: number, calm = false): number {
  let changes = 0;
  for (let at = 0; at < seconds * 60; at++) if (skyline.note(share, FRAME, calm)) changes++;
  return changes;
}

test('the land is flat before anything is noted', () => {
  expect(new Skyline().heights.every((height) => height === 0)).toBe(true);
});

test('a near miss is a peak, which moves to the left and stays in sight for a minute', () => {
  const skyline = new Skyline();
  stay(skyline, 0.4, 10);
  stay(skyline, 1, 4);
  stay(skyline, 0.4, 20);
  const peak = near(skyline).indexOf(Math.max(...near(skyline)));
  expect(near(skyline)[peak]).toBeGreaterThan(0.85);
  stay(skyline, 0.4, 10);
  const later = near(skyline).indexOf(Math.max(...near(skyline)));
  expect(later).toBeLessThan(peak - COLUMNS / 10);
  stay(skyline, 0.4, 60);
  expect(Math.max(...near(skyline))).toBeCloseTo(0.4);
  // In the far range it stays.
  expect(Math.max(...far(skyline))).toBeGreaterThan(0.8);
});

test('heights stay between the least and the most that was noted, however long it lasts', () => {
  const anyShare = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      fc.array(fc.tuple(anyShare, fc.integer({ min: 1, max: 200 })), { minLength: 1 }),
      (spans) => {
        const skyline = new Skyline();
        for (const [share, seconds] of spans)
          for (let at = 0; at < seconds; at++) skyline.note(share, 1000, false);
        const most = Math.max(...spans.map(([share]) => share));
        for (const height of skyline.heights) {
          expect(height).toBeGreaterThanOrEqual(0);
          expect(height).toBeLessThanOrEqual(most + 1e-6);
        }
      },
    ),
    { numRuns: 20 },
  );
});

test('the range changes little from column to column, so that hills move and nothing flickers', () => {
  const skyline = new Skyline();
  for (let at = 0; at < 60 * 60; at++) skyline.note(at % 2, FRAME, false);
  const row = near(skyline).subarray(20);
  for (let i = 1; i < row.length; i++) expect(Math.abs(row[i]! - row[i - 1]!)).toBeLessThan(0.1);
});

test('where nothing may move, it changes every ten seconds and does not slide', () => {
  const skyline = new Skyline();
  expect(stay(skyline, 0.5, 60, true)).toBeLessThanOrEqual(6);
  expect(skyline.shift).toBe(0);
  const moving = new Skyline();
  expect(stay(moving, 0.5, 60)).toBeGreaterThan(400);
});

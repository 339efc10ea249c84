import { expect, test } from 'vitest';
import { HIDDEN, LOW } from '../../theme/room.ts';
import { RADIUS } from './disc.ts';
import { FAR, NEAR, Ranges } from './ranges.ts';
import { COLUMNS } from './skyline.ts';

/** The crests of both ranges where progress is the same everywhere. */
function crestsAt(progress: number, passed = 0, aspect = 16 / 9): [Float32Array, Float32Array] {
  const ranges = new Ranges();
  ranges.aspect = aspect;
  ranges.draw(new Float32Array(2 * COLUMNS).fill(progress), passed);
  return [ranges.crests.slice(0, COLUMNS), ranges.crests.slice(COLUMNS)];
}

test('there are mountains without any progress, and they rise with it everywhere', () => {
  for (const [range, index] of [
    [FAR, 0],
    [NEAR, 1],
  ] as const) {
    const [without, half, full] = [0, 0.5, 1].map((progress) => crestsAt(progress)[index]);
    expect(Math.max(...without!) - Math.min(...without!)).toBeGreaterThan(0.02);
    for (let x = 0; x < COLUMNS; x++) {
      expect(without![x]).toBeGreaterThanOrEqual(range.base - 1e-6);
      expect(half![x]).toBeGreaterThanOrEqual(without![x]!);
      expect(full![x]).toBeGreaterThanOrEqual(half![x]!);
      expect(full![x]).toBeLessThanOrEqual(range.base + range.least + range.byProgress + 1e-6);
    }
  }
});

test.each([false, true])(
  'mountains of upright pages are lower, and as steep, below a disc or without one: %s',
  (isThere) => {
    const of = (aspect: number) => {
      const ranges = new Ranges();
      ranges.aspect = aspect;
      if (isThere) ranges.sink(0.25, 1, 0);
      ranges.draw(new Float32Array(2 * COLUMNS).fill(0.5), 0);
      const far = ranges.crests.slice(0, COLUMNS);
      const steepest = Math.max(
        ...Array.from({ length: COLUMNS - 1 }, (_, x) => Math.abs(far[x + 1]! - far[x]!)),
      );
      return {
        height: Math.max(...far) - Math.min(...far),
        // In shares of the picture's height, both ways.
        steepness: (steepest * (COLUMNS - 1)) / aspect,
      };
    };
    const [wide, upright] = [of(16 / 9), of(9 / 16)];
    expect(upright.height).toBeLessThan(0.75 * wide.height);
    expect(upright.steepness).toBeGreaterThan(0.75 * wide.steepness);
    expect(upright.steepness).toBeLessThan(1.25 * wide.steepness);
  },
);

test('the near range hides the ground behind texts, and leaves the far one in sight', () => {
  expect(NEAR.base).toBeGreaterThanOrEqual(0.13);
  const [far, near] = crestsAt(0.7);
  const seen = far.filter((height, x) => height > near[x]!);
  expect(seen.length).toBeGreaterThan(0.8 * COLUMNS);
});

test('the far range leaves a disc in sight that stands, and is nowhere as low for one that is not there', () => {
  const crestsWith = (seen: number, sunk: number): Float32Array => {
    const ranges = new Ranges();
    ranges.sink(0.25, seen, sunk);
    ranges.draw(new Float32Array(2 * COLUMNS).fill(1), 0);
    return ranges.crests.slice(0, COLUMNS);
  };
  const free = crestsAt(1)[0];
  const radius = (RADIUS * 9) / 16;
  const around = [...Array(COLUMNS).keys()].filter(
    (x) => Math.abs(x / (COLUMNS - 1) - 0.25) <= radius,
  );
  expect(Math.max(...around.map((x) => free[x]!))).toBeGreaterThan(LOW);
  const below = crestsWith(1, 0);
  for (const x of around) expect(below[x]).toBeLessThanOrEqual(LOW - RADIUS);
  expect(below[COLUMNS - 1]).toBe(free[COLUMNS - 1]);
  expect(crestsWith(0, 0)).toEqual(free);
  expect(crestsWith(1, LOW - HIDDEN)).toEqual(free);
});

test.each([16 / 9, 0.46, 2.4])(
  'mountains pass with their columns at proportions of %d',
  (aspect) => {
    const [far, before] = crestsAt(0.5, 1000, aspect);
    const [stays, after] = crestsAt(0.5, 1010, aspect);
    expect(stays).toEqual(far);
    for (let x = 0; x < COLUMNS - 10; x++) expect(after[x]).toBeCloseTo(before[x + 10]!, 4);
  },
);

test('crests are no spikes, wherever the relief is repeated', () => {
  for (let passed = 0; passed < 3000; passed += 400)
    for (const crest of crestsAt(1, passed))
      for (let x = 1; x < COLUMNS; x++)
        expect(Math.abs(crest[x]! - crest[x - 1]!)).toBeLessThan(0.012);
});

test('smooth hills are low and long, have no corners, and leave a disc in sight', () => {
  const ranges = new Ranges();
  expect([ranges.shape(true), ranges.shape(true)]).toEqual([true, false]);
  ranges.sink(0.25, 1, 0);
  ranges.draw(new Float32Array(2 * COLUMNS).fill(0.7), 0);
  for (const row of [0, COLUMNS]) {
    const turns: number[] = [];
    for (let x = row + 1; x < row + COLUMNS - 1; x++) {
      const [left, here, right] = ranges.crests.subarray(x - 1, x + 2) as unknown as number[];
      expect(Math.abs(left! + right! - 2 * here!)).toBeLessThan(0.0006);
      if ((here! - left!) * (right! - here!) < 0) turns.push(x);
    }
    expect(turns.length).toBeLessThan(12);
  }
  expect(ranges.crests[COLUMNS / 4]).toBeLessThan(LOW - RADIUS);
});

test.each([16 / 9, 0.46])(
  'progress that jumps leaves no corner on smooth hills at %d',
  (aspect) => {
    const progress = new Float32Array(2 * COLUMNS).map((_, x) => (x % 256 < 128 ? 0.1 : 0.9));
    const steepest = (smooth: boolean): number => {
      const ranges = new Ranges();
      ranges.aspect = aspect;
      ranges.shape(smooth);
      ranges.draw(progress, 0);
      const bends = Array.from({ length: COLUMNS - 2 }, (_, i) => {
        const [left, here, right] = ranges.crests.subarray(COLUMNS + i) as unknown as number[];
        return Math.abs(left! + right! - 2 * here!);
      });
      return Math.max(...bends);
    };
    expect(steepest(true)).toBeLessThan(0.0006);
    expect(steepest(false)).toBeGreaterThan(0.003);
  },
);

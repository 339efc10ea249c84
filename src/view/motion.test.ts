import { expect, test } from 'vitest';
import {
  isHole,
  NEAR_MISS,
  nearMissLight,
  approach,
  dropTime,
  easeOut,
  landed,
  liftAt,
  liftTime,
  settleTime,
  smooth,
  WAVE,
  waveAt,
} from './motion.ts';

test('easings run from 0 to 1 and stay there', () => {
  for (const ease of [smooth, easeOut]) {
    expect([ease(-1), ease(0), ease(1), ease(2)]).toEqual([0, 0, 1, 1]);
    for (let t = 0; t < 1; t += 0.05) expect(ease(t + 0.05)).toBeGreaterThan(ease(t));
  }
});

test('an approach does not depend on the frame rate', () => {
  const rest = (1 - approach(30, 100)) * (1 - approach(50, 100));
  expect(1 - rest).toBeCloseTo(approach(80, 100));
  expect(approach(8 * 3_600_000, 100)).toBe(1);
});

test('a drop ends before the next step', () => {
  for (const pace of [0.25, 1, 2, 3, 5, 8, 12, 20]) {
    expect(dropTime(pace)).toBeLessThanOrEqual(Math.max(800 / pace, 40));
    expect(dropTime(pace)).toBeLessThanOrEqual(280);
    expect(liftTime(pace)).toBeGreaterThanOrEqual(dropTime(pace));
  }
});

test('the faster the search, the less motion there is, and the longer pieces take to look solid', () => {
  expect([liftAt(1), liftAt(30)]).toEqual([0.35, 0]);
  expect([landed(1), landed(30)]).toEqual([1, 0]);
  expect(settleTime(10_000)).toBeGreaterThan(settleTime(30));
});

test('a wave enters from outside, crosses the board and leaves', () => {
  expect(waveAt(-1).strength).toBe(0);
  expect(waveAt(WAVE / 2)).toEqual({ front: 0.5, strength: 1 });
  expect(waveAt(WAVE).strength).toBe(0);
  expect(waveAt(0).front).toBeLessThan(0);
  expect(waveAt(WAVE).front).toBeGreaterThan(1);
});

test('the light of a near miss begins and ends dark, and is constant for most of the time without motion', () => {
  for (const calm of [false, true]) {
    expect([-1, 0, NEAR_MISS, 2 * NEAR_MISS].map((age) => nearMissLight(age, calm))).toEqual([
      0, 0, 0, 0,
    ]);
    expect(nearMissLight(NEAR_MISS / 2, calm)).toBe(1);
  }
  const ages = Array.from({ length: 100 }, (_, i) => ((i + 0.5) / 100) * NEAR_MISS);
  const still = (calm: boolean) => ages.filter((age) => nearMissLight(age, calm) === 1).length;
  expect([still(false), still(true)]).toEqual([40, 60]);
});

test('few open cells are a hole, half of the board is not', () => {
  const board = (open: number) =>
    Int32Array.from({ length: 60 }, (_, cell) => (cell < open ? -1 : 3));
  expect([1, 5, 12].map((open) => isHole(board(open)))).toEqual([true, true, true]);
  expect([13, 40, 60].map((open) => isHole(board(open)))).toEqual([false, false, false]);
});

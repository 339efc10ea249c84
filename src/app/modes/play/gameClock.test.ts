import { expect, test } from 'vitest';
import { GameClock } from './gameClock.ts';

test('time passes while frames come, somebody is there, and the board is not solved', () => {
  const clock = new GameClock(60_000);
  clock.frame(1000, true, 0);
  expect(clock.time).toBe(60_000);
  clock.frame(2000, true, 0);
  expect(clock.time).toBe(61_000);
  clock.frame(3000, false, 0);
  clock.frame(4000, true, 0);
  expect(clock.time).toBe(62_000);
  // The page was hidden.
  clock.frame(90_000, true, 0);
  clock.frame(91_000, true, 600_000);
  expect(clock.time).toBe(62_000);
});

test('it is kept every five seconds that pass', () => {
  const clock = new GameClock(0);
  const kept = Array.from({ length: 21 }, (_, i) => clock.frame(1000 * i, i < 12, 0));
  expect(kept.flatMap((isKept, i) => (isKept ? i : []))).toEqual([5, 10]);
});

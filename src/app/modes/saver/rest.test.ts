import { expect, test } from 'vitest';
import { restOf } from './rest.ts';

type Shown = Parameters<typeof restOf>[0];

const player: Shown['player'] = { playing: true, speed: 'auto', holding: false, finished: false };
const shown: Shown = { player, solutions: 0, solved: false, failed: false };
const finished: Shown = { ...shown, player: { ...player, finished: true } };

test('a search that goes on stays; one at its end, or that failed, is left after a while', () => {
  expect(restOf(shown)).toBeUndefined();
  expect(restOf({ ...shown, failed: true })).toBe(4000);
  expect(restOf(finished)).toBe(4000);
});

test('a search that found something and is over is left at every speed, after a longer while', () => {
  for (const speed of ['auto', 30, 'max'] as const) {
    const its = { ...finished.player, speed };
    expect(restOf({ ...finished, player: its })).toBe(4000);
    expect(restOf({ ...finished, player: its, solutions: 16 })).toBe(8000);
  }
});

test('a solution is left as soon as it has been held, where the pace is left to the page', () => {
  const solved = { ...shown, solutions: 1, solved: true };
  expect(restOf(solved)).toBe(0);
  expect(restOf({ ...solved, player: { ...player, holding: true } })).toBeUndefined();
  expect(restOf({ ...solved, player: { ...player, speed: 30 } })).toBeUndefined();
});

test('while it is paused, a search that failed stays', () => {
  expect(restOf({ ...shown, player: { ...player, playing: false }, failed: true })).toBeUndefined();
});

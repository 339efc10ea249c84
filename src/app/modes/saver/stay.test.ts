import { expect, test } from 'vitest';
import { stayOf } from './stay.ts';

type Shown = Parameters<typeof stayOf>[0];

const player: Shown['player'] = {
  playing: true,
  speed: 'auto',
  holding: false,
  finished: false,
  played: 60,
  isNearMilestone: false,
};
const shown: Shown = {
  player,
  solutions: 0,
  solved: false,
  failed: false,
  minutes: 'auto',
  endLasts: 9000,
};
const finished: Shown = { ...shown, player: { ...player, finished: true } };

test('a running search stays; one that has finished or failed is left after a while', () => {
  expect(stayOf(shown)).toBeUndefined();
  expect(stayOf({ ...shown, failed: true })).toBe(4000);
  expect(stayOf(finished)).toBe(9000);
});

test('a finished search with solutions is left at any speed, after a longer while', () => {
  for (const speed of ['auto', 30, 'max'] as const) {
    const its = { ...finished.player, speed };
    expect(stayOf({ ...finished, player: its })).toBe(9000);
    expect(stayOf({ ...finished, player: its, solutions: 16 })).toBe(4600);
  }
});

test('at the automatic pace a solution is left once it has been held', () => {
  const solved = { ...shown, solutions: 1, solved: true };
  expect(stayOf(solved)).toBe(0);
  expect(stayOf({ ...solved, player: { ...player, holding: true } })).toBeUndefined();
  expect(stayOf({ ...solved, player: { ...player, speed: 30 } })).toBeUndefined();
});

test('a failed search stays while paused', () => {
  expect(stayOf({ ...shown, player: { ...player, playing: false }, failed: true })).toBeUndefined();
});

test('a small board that is solved soon is left with its solution, unless a time was chosen', () => {
  const early = { ...player, played: 12 };
  const solved = { ...shown, player: early, solutions: 1, solved: true };
  expect(stayOf(solved)).toBe(0);
  expect(stayOf({ ...solved, player: { ...early, holding: true } })).toBeUndefined();
  expect(stayOf({ ...solved, minutes: 1 })).toBeUndefined();
});

test('at the automatic pace a search that is over too soon with solutions stays for so much longer', () => {
  const early = { ...player, played: 16, finished: true };
  const found = { ...shown, solutions: 1 };
  expect(stayOf({ ...found, player: early })).toBeUndefined();
  expect(stayOf({ ...found, player: { ...early, played: 36 } })).toBe(4600);
  expect(stayOf({ ...found, player: { ...early, speed: 30 } })).toBe(4600);
});

test('however soon a search is over without a solution, it stays for no longer than its ending, unless a time was chosen', () => {
  const early = { ...player, played: 8, finished: true };
  expect(stayOf({ ...shown, player: early })).toBe(9000);
  expect(stayOf({ ...shown, player: early, minutes: 1 })).toBeUndefined();
});

test('a search that goes on is left after four minutes, at max after two, but not shortly before a solution', () => {
  const after = (played: number, its: Partial<Shown['player']>) =>
    stayOf({ ...shown, player: { ...player, played, ...its } });
  for (const speed of ['auto', 15, 1_000_000] as const) {
    expect(after(220, { speed })).toBeUndefined();
    expect(after(240, { speed })).toBe(0);
    expect(after(240, { speed, playing: false })).toBeUndefined();
    expect(after(240, { speed, isNearMilestone: true })).toBe(speed === 'auto' ? undefined : 0);
  }
  expect(after(119, { speed: 'max' })).toBeUndefined();
  expect(after(121, { speed: 'max' })).toBe(0);
});

test('if boards stay for some minutes, each does so at any speed, solved or not', () => {
  for (const speed of ['auto', 30, 'max'] as const) {
    const after = (played: number, its: Partial<Shown>, finished = false) => {
      const now = { ...player, speed, played, finished };
      return stayOf({ ...shown, minutes: 5, player: now, ...its });
    };
    for (const played of [60, 298]) {
      expect(after(played, { solved: true, solutions: 1 })).toBeUndefined();
      expect(after(played, { solved: true, solutions: 1 }, true)).toBeUndefined();
    }
    expect(after(301, {})).toBe(0);
    expect(after(301, { solved: true, solutions: 1 })).toBe(0);
    expect(after(301, { solutions: 1 }, true)).toBe(4600);
  }
});

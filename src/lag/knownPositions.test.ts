import { expect, test } from 'vitest';
import { askNext, KnownPositions, lastSolvable } from './knownPositions.ts';

test('what is known of a position holds for all on the way there, or beyond', () => {
  const known = new KnownPositions();
  expect(known.of([1, 2, 3])).toEqual({ solvable: -1, doomed: 4 });
  known.note([1, 2], true);
  expect(known.of([1, 2, 3])).toEqual({ solvable: 2, doomed: 4 });
  expect(known.of([1, 9])).toEqual({ solvable: 1, doomed: 3 });
  expect(lastSolvable(known.of([1]))).toBe(1);
  known.note([1, 9], false);
  expect(known.of([1, 9, 8, 7])).toEqual({ solvable: 1, doomed: 2 });
  expect(lastSolvable(known.of([1, 9, 8, 7]))).toBe(1);
  // Numbers are not taken for parts of others.
  expect(known.of([1, 98])).toEqual({ solvable: 1, doomed: 3 });
});

test('without any solution all is known at once', () => {
  const known = new KnownPositions();
  known.note([], false);
  expect(lastSolvable(known.of([1, 2]))).toBe(-1);
});

test('what to ask next is between what is known, the empty board included', () => {
  for (const solvable of [-1, 0, 3])
    for (const doomed of [solvable + 2, solvable + 5]) {
      const next = askNext({ solvable, doomed });
      expect(next).toBeGreaterThan(solvable);
      expect(next).toBeLessThan(doomed);
    }
});

test('the positions that were asked for last are kept', () => {
  const known = new KnownPositions(3);
  known.note([1, 2], true);
  known.note([8], false);
  expect(known.of([1, 2])).toEqual({ solvable: 2, doomed: 3 });
  expect(lastSolvable(known.of([8]))).toBeUndefined();
});

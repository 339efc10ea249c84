import { expect, test } from 'vitest';
import { StillSolvable } from './stillSolvable.ts';

test('whether a solution is left is answered of the position of which it was asked, and of no other', () => {
  const still = new StillSolvable();
  const lost = { solvableTo: (): number | undefined => undefined, isAsking: true };
  const path = [3, 5];
  const answer = (known: number | undefined, isAsking = false) =>
    still.answer({ ...lost, solvableTo: () => known, isAsking }, path);
  expect(answer(2)).toBeUndefined();
  still.toggle(path);
  expect(answer(undefined, true)).toBe('asked');
  expect([answer(2), answer(1), answer(-1), answer(undefined)]).toEqual([
    'yes',
    'no',
    'no',
    'unknown',
  ]);
  still.follow([...path]);
  expect(answer(2)).toBe('yes');
  still.follow([3]);
  expect([still.isAsked, answer(2)]).toEqual([false, undefined]);
  still.toggle(path);
  still.toggle(path);
  expect(still.isAsked).toBe(false);
});

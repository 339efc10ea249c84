import { expect, test } from 'vitest';
import { coveredBy } from '../../../solve/problem.ts';
import { plainSearch } from '../../../solve/search.ts';
import { places, problemOf } from '../../../testing/random/situations.ts';
import { StillSolvable } from './stillSolvable.ts';

const problem = problemOf('square-bar-corner');

test('whether a solution is left is answered of the position of which it was asked, and of no other', () => {
  const still = new StillSolvable(problem);
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

test('of a full board it is not asked, as nothing is left to solve', () => {
  const still = new StillSolvable(problem);
  const seen = { full: 0, open: 0 };
  for (const { path } of places(problem, { ...plainSearch, order: 'rows' })) {
    const covered = path.flatMap((placement) => [...coveredBy(problem, placement)]);
    const isFull = covered.length === problem.cells.length;
    seen[isFull ? 'full' : 'open']++;
    still.toggle(path);
    expect(still.isAsked).toBe(!isFull);
    still.follow([-1]);
  }
  expect(seen.full).toBeGreaterThan(0);
  expect(seen.open).toBeGreaterThan(10);
});

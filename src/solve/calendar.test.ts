import { expect, test } from 'vitest';
import { calendar } from '../puzzle/calendar.ts';
import { compile } from './problem.ts';
import { plainSearch, startSearch } from './search.ts';
import { nextSolution } from './solvers/solver.ts';
import { END } from './step.ts';

test('there is a solution on every day', () => {
  const unsolved = [...calendar].filter(
    ([, puzzle]) => nextSolution(startSearch(compile(puzzle()), plainSearch, 'steps')) === END,
  );
  expect(unsolved).toEqual([]);
});

test('New Year’s Day and Christmas have as many solutions as are published', () => {
  const counts = [...calendar.values()].flatMap((puzzle) => {
    const { title, published } = puzzle();
    if (published === undefined) return [];
    const solver = startSearch(compile(puzzle()), { ...plainSearch, unique: true }, 'steps');
    while (solver.step() !== END);
    expect(BigInt(solver.solutions)).toBe(published);
    return [[title, published]];
  });
  expect(counts).toEqual([
    ['A puzzle for January 1', 64n],
    ['A puzzle for December 25', 92n],
  ]);
});

import { expect, test } from 'vitest';
import { parsePuzzle } from '../../puzzle/text.ts';
import { compile } from '../problem.ts';
import { plainSearch, startSearch } from '../search.ts';
import { END, kindOf, SOLUTION } from '../step.ts';
import { firstSolutions } from './firstSolutions.ts';

const problem = compile(
  parsePuzzle('pieces: pentomino\nuse: some\n\n....\n....\n....\n....\n....\n'),
);
const search = { ...plainSearch, unique: true };
const most = { solutions: 60, steps: 100_000 };

test('the first solutions of a search are found in its order, and it is said whether there are others', () => {
  const solver = startSearch(problem, search, 'steps');
  const expected: (readonly number[])[] = [];
  for (let event = solver.step(); event !== END; event = solver.step())
    if (kindOf(event) === SOLUTION) expected.push(solver.position().path);
  expect(expected.length).toBe(50);
  expect(firstSolutions(problem, search, most)).toEqual({ paths: expected, isAll: true });
  expect(firstSolutions(problem, search, { ...most, solutions: 7 })).toEqual({
    paths: expected.slice(0, 7),
    isAll: false,
  });
  expect(firstSolutions(problem, search, { ...most, solutions: 50 }).isAll).toBe(true);
  expect(firstSolutions(problem, search, { ...most, steps: 20 }).isAll).toBe(false);
});

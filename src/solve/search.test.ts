import { searchOn, plainSearch, startSearch, type Search } from './search.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../puzzle/text.ts';
import { anyPuzzle } from '../testing/random/anyPuzzle.ts';
import { compile } from './problem.ts';
import { END } from './step.ts';

const problem = compile(
  parsePuzzle('.....\n.....\n.....\n\nP\nooo\noo.\n\nU\no.o\nooo\n\nV\nooo\no..\no..'),
);
const on = (parts: Partial<Search>) => searchOn(problem, { ...plainSearch, ...parts });

test('what a puzzle does not have is left out of a search, and all else is kept', () => {
  expect(on({ hold: 'Q:1' }).hold).toBe('');
  expect(on({ hold: 'P:9' }).hold).toBe('');
  expect(on({ hold: 'P', unique: false }).hold).toBe('');
  expect(on({ hold: 'P:8', seed: 4 })).toEqual({ ...plainSearch, hold: 'P:8', seed: 4 });
  expect(on({ pieces: ['V', 'Q', 'P'] }).pieces).toEqual(['V', 'P']);
  expect(on({ pieces: ['Q'] }).pieces).toBe('given');
  expect(on({ pieces: 'hardest' }).pieces).toBe('hardest');
});

test('a search without them takes the same steps', () => {
  const stepsOf = (of: typeof problem, search: Search): readonly number[] => {
    const solver = startSearch(of, search, 'steps');
    const steps: number[] = [];
    while (steps.length < 300) {
      const step = solver.step();
      if (step === END) break;
      steps.push(step);
    }
    return steps;
  };
  const names = fc.constantFrom('A', 'B', 'C', 'Q', 'Z');
  fc.assert(
    fc.property(
      anyPuzzle(),
      fc.oneof(
        fc.constant(''),
        names,
        fc
          .tuple(names, fc.integer({ min: 1, max: 9 }))
          .map(([name, number]) => `${name}:${number}`),
      ),
      fc.array(names, { maxLength: 3 }),
      fc.boolean(),
      (puzzle, hold, pieces, unique) => {
        const problem = compile(puzzle);
        const search = { ...plainSearch, hold, pieces, unique };
        expect(stepsOf(problem, searchOn(problem, search))).toEqual(stepsOf(problem, search));
      },
    ),
    { numRuns: 60 },
  );
});

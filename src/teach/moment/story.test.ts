import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pieceHeldBySymmetry } from '../../lag/heldPiece.ts';
import { compile, type Problem } from '../../solve/problem.ts';
import { plainSearch, searchOn, startSearch, type Search } from '../../solve/search.ts';
import { END, kindOf, SOLUTION } from '../../solve/step.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { anySearch } from '../../testing/random/anySearch.ts';
import { problemOf } from '../../testing/random/situations.ts';
import { runs } from '../../testing/share.ts';
import { AT_ONCE, storyOf, type Story, type StoryTerms, type Turn } from './story.ts';

function told(problem: Problem, search: Search, terms: StoryTerms): Story {
  const story = storyOf(problem, search, terms);
  for (;;) {
    const { done, value } = story.next();
    if (done) return value;
  }
}

/** The path after each step up to the first solution, and whether there is one. */
function followed(problem: Problem, search: Search) {
  const solver = startSearch(problem, search, 'steps');
  const paths: string[][] = [[]];
  for (;;) {
    const event = solver.step();
    paths[solver.steps] = Array.from(solver.path.subarray(0, solver.depth), String);
    if (event === END) return { paths, isSolved: false };
    if (kindOf(event) === SOLUTION) return { paths, isSolved: true };
  }
}

/** The step of each turn, by its definition. */
function turnsIn({ paths, isSolved }: ReturnType<typeof followed>, tellsMistake: boolean) {
  const last = paths.length - 1;
  const goal = paths[last]!;
  const isRight = (path: readonly string[]): boolean =>
    isSolved && path.every((placement, level) => placement === goal[level]);
  const wrong = paths.filter((path) => !isRight(path));
  const most = Math.max(0, ...wrong.map(({ length }) => length));
  const deepest = paths.findIndex((path) => !isRight(path) && path.length === most);
  const steps: Partial<Record<Turn, number>> = { start: 0 };
  if (!isSolved) return { ...steps, deepest: Math.max(0, deepest), end: last };
  steps.solution = last;
  const mistake = paths.findIndex((path) => !isRight(path));
  if (mistake < 0) return steps;
  steps.deepest = deepest;
  if (!tellsMistake) return steps;
  steps.mistake = mistake;
  steps.takenBack = paths.findIndex((path, step) => step > mistake && isRight(path));
  return steps;
}

test('the turns of a search are what they are called, on any puzzle', () => {
  fc.assert(
    fc.property(anyPuzzle(14), anySearch, (puzzle, asked) => {
      const problem = compile(puzzle);
      const search = searchOn(problem, asked);
      const all = followed(problem, search);
      fc.pre(all.paths.length < 3000);
      const { moments, isWhole } = told(problem, search, 'turns');
      expect(isWhole).toBe(true);
      const steps = Object.fromEntries(
        moments.flatMap(({ turns, situation }) => turns.map((turn) => [turn, situation.step])),
      );
      expect(steps).toEqual(turnsIn(all, pieceHeldBySymmetry(problem, search) < 0));
      for (const { situation } of moments)
        expect(situation.path.map(String)).toEqual(all.paths[situation.step]);
    }),
    runs(200),
  );
});

test('a stretch is told in even steps, up to the end of the search', () => {
  const problem = problemOf('pentomino-6x10');
  const stepsOf = ({ moments }: Story): number[] => moments.map(({ situation }) => situation.step);
  const search = { ...plainSearch, order: 'rows' } as const;
  const even = told(problem, search, { from: 10, to: 50, count: 5 });
  expect([stepsOf(even), even.isWhole]).toEqual([[10, 20, 30, 40, 50], true]);
  expect(stepsOf(told(problem, search, { from: 3, to: 5, count: 9 }))).toEqual([3, 4, 5]);
  expect(stepsOf(told(problem, search, { from: 7, to: 90, count: 1 }))).toEqual([7]);
  const short = told(problemOf('square-bar-corner'), plainSearch, { from: 0, to: 400, count: 5 });
  expect([stepsOf(short), short.isWhole]).toEqual([[0], false]);
});

test('a caller gets its turn after each moment, and after a few steps', () => {
  const problem = problemOf('pentomino-6x10');
  const story = storyOf(
    problem,
    { ...plainSearch, order: 'rows' },
    { from: 0, to: 400, count: 60 },
  );
  let turns = 0;
  while (!story.next().done) turns++;
  expect(turns).toBe(60 + 400 / AT_ONCE);
  expect(AT_ONCE).toBeLessThan(20);
});

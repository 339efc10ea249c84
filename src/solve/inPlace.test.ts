import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle, printPuzzle } from '../puzzle/text.ts';
import { compile, coveredBy } from './problem.ts';
import { startSearch, type Search } from './search.ts';
import { END } from './step.ts';
import { fixedAt } from './fixedAt.ts';
import { runs } from '../testing/share.ts';
import { anyCover, classesOf, coversOf } from '../testing/random/anyCover.ts';
import { anySearch } from '../testing/random/anySearch.ts';

function solutionsOf(text: string, search: Search): number {
  const solver = startSearch(compile(parsePuzzle(text)), search, 'steps');
  while (solver.step() !== END);
  return solver.solutions;
}

test('an option lies where it is drawn, or not at all, and all searches find the exact covers', () => {
  let [solved, fewer] = [0, 0];
  fc.assert(
    fc.property(anyCover, anySearch, (cover, search) => {
      const { items, options, text } = cover;
      const problem = compile(parsePuzzle(text));
      expect(parsePuzzle(printPuzzle(problem.puzzle))).toEqual(problem.puzzle);
      expect([...problem.placements.piece]).toEqual([...options.keys()]);
      for (const [i, option] of options.entries())
        expect([...coveredBy(problem, i)].reduce((sum, cell) => sum + 2 ** cell, 0)).toBe(option);
      const covers = coversOf(items, options);
      const expected = search.unique ? classesOf(cover, covers) : covers.length;
      expect(solutionsOf(text, { ...search, hold: '' })).toBe(expected);
      if (expected < covers.length) fewer++;
      if (expected > 0) solved++;
    }),
    runs(400),
  );
  expect(solved).toBeGreaterThan(20);
  expect(fewer).toBeGreaterThan(0);
});

test('what lies can be fixed, and is read back', () => {
  fc.assert(
    fc.property(anyCover, ({ text }) => {
      const problem = compile(parsePuzzle(text));
      const [first] = problem.placements.piece.keys();
      const fixed = fixedAt(problem, [first!]);
      expect(parsePuzzle(printPuzzle(fixed))).toEqual(fixed);
    }),
    runs(100),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../solve/problem.ts';
import { startSearch, plainSearch } from '../solve/search.ts';
import { END } from '../solve/step.ts';
import { parsePuzzle } from '../puzzle/text.ts';
import { anyCover } from '../testing/random/anyCover.ts';
import { runs } from '../testing/share.ts';
import { countSolutions } from './count.ts';

test('exact covers by options that lie in place are counted as a search finds them', () => {
  let [counted, classes] = [0, 0];
  fc.assert(
    fc.property(anyCover, fc.boolean(), ({ text }, unique) => {
      const problem = compile(parsePuzzle(text));
      const solver = startSearch(problem, { ...plainSearch, unique }, 'steps');
      while (solver.step() !== END);
      expect(countSolutions(problem, unique)).toBe(BigInt(solver.solutions));
      if (solver.solutions > 0) counted++;
      if (unique && solver.solutions > 0) classes++;
    }),
    runs(300),
  );
  expect(counted).toBeGreaterThan(20);
  expect(classes).toBeGreaterThan(5);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../solve/problem.ts';
import { plainSearch, startSearch } from '../solve/search.ts';
import { END } from '../solve/step.ts';
import { bruteForce } from '../testing/bruteForce.ts';
import { anyEdit, editedOr, editsOf } from '../testing/random/anyEdit.ts';
import { runs } from '../testing/share.ts';
import { countSolutions } from './count.ts';

test('the solutions of an edited puzzle are those that brute force finds on its board', () => {
  let solvable = 0;
  fc.assert(
    fc.property(anyEdit(), fc.array(fc.nat(), { maxLength: 3 }), ({ puzzle, edit }, others) => {
      let now = editedOr(puzzle, edit) ?? puzzle;
      for (const choice of others) {
        const all = editsOf(now);
        now = editedOr(now, all[choice % all.length]!) ?? now;
      }
      const problem = compile(now);
      const found = bruteForce(now).solutions.length;
      expect(countSolutions(problem, false)).toBe(BigInt(found));
      const search = startSearch(problem, { ...plainSearch, unique: true }, 'steps');
      while (search.step() !== END);
      expect(countSolutions(problem, true)).toBe(BigInt(search.solutions));
      if (found > 0) solvable++;
    }),
    runs(300),
  );
  expect(solvable).toBeGreaterThan(5);
});

import { PathLookup, Situations } from './situation.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../../solve/problem.ts';
import { startSearch } from '../../solve/search.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { anySearch } from '../../testing/random/anySearch.ts';

test('a pathLookup sees what a situation has on the board, in any order, from any position before it', () => {
  fc.assert(
    fc.property(
      anyPuzzle(10),
      anySearch,
      fc.array(fc.tuple(fc.nat(200), fc.nat(200))),
      (puzzle, search, places) => {
        const problem = compile(puzzle);
        const situations = new Situations(problem, search);
        const pathLookup = new PathLookup(problem, search);
        for (const [step, before] of places) {
          const solver = startSearch(problem, search, 'steps');
          while (solver.steps < Math.min(step, before) && solver.step() >= 0) continue;
          const { path } = situations.at({ step, tick: 0 });
          expect(pathLookup.at(step)).toEqual(path);
          expect(pathLookup.at(step, { step: solver.steps, mark: solver.position() })).toEqual(
            path,
          );
        }
      },
    ),
    { numRuns: 60 },
  );
});

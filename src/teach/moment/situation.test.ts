import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { compile } from '../../solve/problem.ts';
import { plainSearch, searchOn, startSearch } from '../../solve/search.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { anySearch } from '../../testing/random/anySearch.ts';
import { problemOf, tries } from '../../testing/random/situations.ts';
import { runs } from '../../testing/share.ts';
import { Situations } from './situation.ts';

test('the levels of the path are the same after each tick of a step, as they are at once', () => {
  fc.assert(
    fc.property(anyPuzzle(12), anySearch, (puzzle, asked) => {
      const problem = compile(puzzle);
      const search = searchOn(problem, asked);
      const solver = startSearch(problem, search, 'everything');
      for (const { branches, path } of tries(problem, search)) {
        const inspected = Array.from({ length: solver.depth }, (_, level) => {
          const states = solver.inspect(level)!.candidates.map(({ state }) => state);
          return {
            tried: solver.triedAt(level),
            listed: solver.listedAt(level),
            fitting: states.filter((state) => state !== 'ruled-out').length,
            pending: states.filter((state) => state === 'pending').length,
          };
        });
        expect(branches).toEqual(inspected);
        expect(path).toHaveLength(solver.depth);
        solver.step();
      }
    }),
    runs(100),
  );
});

test('each level is inspected once a step, however many ticks that has', () => {
  const problem = problemOf('pentomino-6x10');
  const search = { ...plainSearch, solver: 'dlx' } as const;
  const { prototype } = startSearch(problem, search, 'everything').constructor as {
    prototype: { inspect(level?: number): unknown };
  };
  const inspect = vi.spyOn(prototype, 'inspect');
  const { path, tick } = new Situations(problem, search).at({ step: 7, tick: Infinity });
  const levels = inspect.mock.calls.length;
  inspect.mockRestore();
  expect(tick).toBeGreaterThan(3);
  // Those of the beginning, and of the step: the path, and the node at hand.
  expect(levels).toBeLessThanOrEqual(1 + path.length + 1);
});

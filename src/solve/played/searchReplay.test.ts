import { countsOf } from '../position.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { END, idOf, kindOf, stepOf } from '../../run/step.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { searchInverses } from '../../testing/runs/inverses.ts';
import { compile } from '../problem.ts';
import { plainSearch, startSearch } from '../search.ts';
import { SearchReplay } from './searchReplay.ts';
import { solvers, type SolverId } from '../solvers/index.ts';

const anySolver = fc.constantFrom(...(Object.keys(solvers) as SolverId[]));

/** Calls back after each event of a search that has been applied to a replay. */
function follow(
  start: () => ReturnType<typeof startSearch>,
  replay: SearchReplay,
  after: (event: number, solver: ReturnType<typeof startSearch>) => void,
): void {
  const solver = start();
  for (let event = solver.step(); event !== END; event = solver.step()) {
    replay.apply(event);
    after(event, solver);
  }
}

test('meters are the counts of the search at every moment', () => {
  fc.assert(
    fc.property(anyPuzzle(8), anySolver, (any, solver) => {
      const problem = compile(any);
      const replay = new SearchReplay(problem);
      const start = () => startSearch(problem, { ...plainSearch, solver }, 'everything');
      follow(start, replay, (_, counts) => {
        // The solver counts it with the event, as the replay does.
        expect(replay.meters()).toEqual(countsOf(counts));
      });
    }),
    { numRuns: 30 },
  );
});

test('the inverse kinds undo a search in reverse order', () => {
  fc.assert(
    fc.property(anyPuzzle(8), anySolver, (any, solver) => {
      const problem = compile(any);
      const replay = new SearchReplay(problem);
      const done: number[] = [];
      const pictures: number[][] = [];
      let picture = [...replay.tiling.owner];
      const start = () => startSearch(problem, { ...plainSearch, solver }, 'everything');
      follow(start, replay, (event) => {
        const inverse = searchInverses.get(kindOf(event));
        const last = done.at(-1);
        const isBack =
          inverse !== undefined && last === stepOf(inverse, idOf(event)) && last !== event;
        if (isBack) {
          done.pop();
          expect([...replay.tiling.owner]).toEqual(pictures.pop());
        } else if (inverse !== undefined) {
          done.push(event);
          pictures.push(picture);
        }
        picture = [...replay.tiling.owner];
      });
      expect(done).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { expectSame } from '../../testing/expectSame.ts';
import { compile } from '../problem.ts';
import { END, IMAGE, kindOf, PLACE, REMOVE, SOLUTION } from '../step.ts';
import { withMemoryReset as start } from '../../testing/runs/memoryReset.ts';
import { solvers, type SolverId } from './index.ts';
import { runs, share } from '../../testing/share.ts';

const details = ['steps', 'everything'] as const;

const isCoarse = (step: number) => [PLACE, REMOVE, SOLUTION, IMAGE].includes(kindOf(step));

test.each(Object.keys(solvers) as SolverId[])(
  '%s continues from any position, at any level of detail, like the search it was taken from',
  (id) => {
    let severalWindows = 0;
    let forgot = 0;
    fc.assert(
      fc.property(
        anyPuzzle(16),
        fc.constantFrom(...details),
        fc.constantFrom(...details),
        fc.constantFrom(10, 10, 100, 1000),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat(200),
        fc.boolean(),
        (any, detail, other, window, share, astray, unique) => {
          const problem = compile(any);
          const length = [...start(problem, id, detail, unique, window)].length;
          const first = start(problem, id, detail, unique, window);
          const cut = Math.floor(share * Math.min(length, 3000));
          for (let i = 0; i < cut; i++) first.step();
          const position = JSON.parse(JSON.stringify(first.position()));
          const second = start(problem, id, other, unique, window);
          for (let i = 0; i < astray; i++) second.step();
          second.restore(position);
          if (detail === other) expect(second.position()).toEqual(position);
          expect(second.steps).toBe(first.steps);
          expectSame([...second].filter(isCoarse), [...first].filter(isCoarse));
          expect(second.placements).toBe(first.placements);

          const neverForgets = start(problem, id, detail, unique, Infinity);
          while (neverForgets.step() !== END);
          if (first.steps > neverForgets.steps) forgot++;
          if (first.steps > 2 * window) severalWindows++;
        },
      ),
      runs(300),
    );
    expect(severalWindows).toBeGreaterThan(share(50));
    expect(forgot).toBeGreaterThan(5);
  },
);

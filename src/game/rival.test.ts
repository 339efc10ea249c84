import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainSearch, startSearch, type Search } from '../solve/search.ts';
import type { Solver } from '../solve/solvers/index.ts';
import { END, kindOf, PLACE, REMOVE } from '../solve/step.ts';
import { anyGame } from '../testing/random/anyGame.ts';
import { anySearch } from '../testing/random/anySearch.ts';
import { places, problemOf } from '../testing/random/situations.ts';
import { runs } from '../testing/share.ts';
import { placementsIn } from '../teach/tree/tree.ts';
import { Rival, stepsIn } from './rival.ts';
import { laidAt, moved, newGame, undone } from './tree.ts';

/** Whether a search lays and takes back nothing more. */
function isDone(solver: Solver): boolean {
  for (let event = solver.step(); event !== END; event = solver.step())
    if (kindOf(event) === PLACE || kindOf(event) === REMOVE) return false;
  return true;
}

test('pieces laid and taken back are steps, those of branches that were left as well', () => {
  expect(stepsIn(newGame)).toBe(0);
  const two = moved(moved(newGame, { on: 5 }), { on: 6 });
  expect(stepsIn(two)).toBe(2);
  expect(stepsIn(undone(two))).toBe(3);
  const other = moved(undone(two), { off: 5, on: 7 });
  expect(stepsIn(other)).toBe(5);
  expect(stepsIn(undone(undone(other)))).toBe(8);
});

test('the steps of a game are never fewer than its pieces, and of one without detours just as many', () => {
  fc.assert(
    fc.property(anyGame(), ({ games }) => {
      for (const game of games) {
        const laid = laidAt(game).length;
        expect(stepsIn(game)).toBeGreaterThanOrEqual(laid);
        expect((stepsIn(game) - laid) % 2).toBe(0);
      }
    }),
    runs(100),
  );
});

test('a rival is where its search is after as many steps, forward and back', () => {
  fc.assert(
    fc.property(anyGame(), anySearch, ({ problem, games }, search) => {
      const rival = new Rival(problem, search);
      for (const steps of games.map(stepsIn)) {
        const solver = startSearch(problem, search, 'steps');
        let [made, placements, isOver] = [0, 0, false];
        while (made < steps) {
          const event = solver.step();
          isOver = event === END;
          if (isOver) break;
          if (kindOf(event) === PLACE) placements++;
          if (kindOf(event) === PLACE || kindOf(event) === REMOVE) made++;
        }
        const moment = rival.at(steps);
        expect(moment.laid).toEqual([...solver.path.subarray(0, solver.depth)]);
        expect(placementsIn(moment.tree.counts)).toBe(placements);
        // A puzzle without pieces to lay is over before its first step.
        if (placements > 0) expect(moment.isOver).toBe(isOver || isDone(solver));
      }
    }),
    runs(60),
  );
});

test('dead ends and solutions of a rival include what is on show, as those of a class', () => {
  for (const board of ['square-bar-corner', 'three-in-a-square', 'domino-4x4-corners'])
    for (const rules of [[], ['islands'], ['parity']] as const) {
      const problem = problemOf(board);
      const search: Search = { ...plainSearch, order: 'rows', rules };
      const rival = new Rival(problem, search);
      for (const { step, deadEnds, solutions } of places(problem, search)) {
        const { deadEnds: found, solutions: full } = rival.at(step);
        expect({ board, step, found, full }).toEqual({
          board,
          step,
          found: deadEnds,
          full: solutions,
        });
      }
    }
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixedAt } from '../solve/fixedAt.ts';
import { coveredBy, type Problem } from '../solve/problem.ts';
import { bruteForce } from '../testing/bruteForce.ts';
import { anyGame, anyPosition, fittingAt } from '../testing/random/anyGame.ts';
import { runs } from '../testing/share.ts';
import { CompletionCount } from '../count/completionCount.ts';
import { hintsAt } from './hint.ts';
import { LastGood } from './lastGood.ts';
import { laidAt, pathTo } from './tree.ts';

const canBeCompleted = (problem: Problem, laid: readonly number[]): boolean =>
  bruteForce(fixedAt(problem, laid)).solutions.length > 0;

test('each hint lies in a solution with all that lies, on the cell with the fewest ways', () => {
  let hints = 0;
  let full = 0;
  fc.assert(
    fc.property(anyPosition(), ({ problem, laid }) => {
      const count = new CompletionCount(problem, laid);
      while (!count.search(100));
      for (const completion of count.found) {
        const all = hintsAt(problem, laid, completion);
        const covered = new Set(laid.flatMap((one) => [...coveredBy(problem, one)]));
        const open = [...problem.cells.keys()].filter((cell) => !covered.has(cell));
        if (!all) {
          full++;
          expect(open).toEqual([]);
          continue;
        }
        hints++;
        const [where, what, how] = all;
        expect([what, how]).toEqual([
          { ...where, piece: problem.placements.piece[how.placement] },
          { ...what, placement: how.placement },
        ]);
        expect(coveredBy(problem, how.placement)).toContain(where.cell);
        expect(canBeCompleted(problem, [...laid, how.placement])).toBe(true);
        const fitting = fittingAt(problem, laid);
        const waysOf = (cell: number): number =>
          fitting.filter((one) => coveredBy(problem, one).includes(cell)).length;
        const fewest = Math.min(...open.map(waysOf));
        expect(where.cell).toBe(open.find((cell) => waysOf(cell) === fewest));
      }
    }),
    runs(300),
  );
  expect(hints).toBeGreaterThan(50);
  expect(full).toBeGreaterThan(5);
});

test('placements that do not complete the position give no hint', () => {
  const { problem } = fc.sample(anyPosition(), { numRuns: 1, seed: 1 })[0]!;
  expect(() => hintsAt(problem, [], [])).toThrow('do not complete');
});

test('the last good position can be completed, and those after it cannot', () => {
  let back = 0;
  let asked = 0;
  fc.assert(
    fc.property(anyGame(12), fc.integer({ min: 1, max: 100 }), ({ problem, games }, budget) => {
      const game = games.at(-1)!;
      const good = new LastGood(problem, game);
      while (!good.run(budget)) expect(good.node).toBeUndefined();
      // Puzzles that are random have a solution.
      const path = pathTo(game.nodes, game.at);
      const at = path.indexOf(good.node!);
      expect(canBeCompleted(problem, laidAt(game, good.node))).toBe(true);
      for (const node of path.slice(at + 1))
        expect(canBeCompleted(problem, laidAt(game, node))).toBe(false);
      if (good.node !== game.at) back++;

      const told = new LastGood(problem, game, (laid) => {
        asked++;
        return canBeCompleted(problem, laid);
      });
      while (!told.run(0));
      expect(told.node).toBe(good.node);
    }),
    runs(200),
  );
  expect(back).toBeGreaterThan(5);
  expect(asked).toBeGreaterThan(100);
});

test('of a puzzle without a solution no position is good', () => {
  fc.assert(
    fc.property(anyGame(12), ({ problem, games }) => {
      const none = new LastGood(problem, games.at(-1)!, () => false);
      while (!none.run(1));
      expect(none.node).toBeUndefined();
      expect(none.run(1)).toBe(true);
    }),
    runs(20),
  );
});

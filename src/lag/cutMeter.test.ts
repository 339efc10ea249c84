import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compile } from '../solve/problem.ts';
import { END } from '../solve/step.ts';
import { anyPuzzle } from '../testing/random/anyPuzzle.ts';
import { anySearch } from '../testing/random/anySearch.ts';
import { anySymmetric } from '../testing/random/anySymmetric.ts';
import { followNodes, mistakeOf, withOwnPieces } from '../testing/runs/doomedNodes.ts';
import { isNumbered } from '../testing/runs/runs.ts';
import { runs, share } from '../testing/share.ts';
import { CountedSolvability } from './countedSolvability.ts';
import { MistakeMeter } from './mistakeMeter.ts';

test('where no more may be asked, it tells at least what is true, and goes on so from a mark', () => {
  const seen = { exact: 0, bound: 0, cut: 0 };
  const puzzles = fc.oneof(anyPuzzle(11), { weight: 3, arbitrary: anySymmetric(10) });
  const limits = {
    slices: fc.constantFrom(0, 0, 0, 1, 2),
    at: fc.noBias(fc.nat(2 ** 16)),
    unique: fc.boolean(),
  };
  fc.assert(
    fc.property(
      puzzles,
      anySearch,
      fc.nat(2 ** 20),
      fc.record(limits),
      (puzzle, any, choice, { slices, at, unique }) => {
        const problem = compile(puzzle);
        const own = withOwnPieces(puzzle, any, choice);
        const search = unique ? { ...own, unique, hold: '' } : own;
        const { nodes, events, steps } = followNodes(problem, search);
        const oracle = new CountedSolvability(problem, search, slices * 2 ** 12);
        const all = new CountedSolvability(problem, search, Infinity);
        const exact = new MistakeMeter(problem, search, all);
        let meter = new MistakeMeter(problem, search, oracle);
        const until = at % (steps + 1);
        let step = 0;
        for (const event of events) {
          if (event === END || (isNumbered(event) && step++ === until)) break;
          exact.apply(event);
          meter.apply(event);
          if (!meter.isCut) continue;
          const mark = JSON.parse(JSON.stringify(meter.mark())) as ReturnType<typeof meter.mark>;
          meter = new MistakeMeter(problem, search, oracle);
          meter.restore(mark);
        }
        const profile = meter.profile(meter.solvableTo(oracle));
        if (meter.isCut) seen.cut++;
        if (profile.isExact) {
          seen.exact++;
          expect(profile).toEqual(exact.profile(exact.solvableTo(all)));
          return;
        }
        seen.bound++;
        const laid = nodes.filter(({ entered }) => entered > 0 && entered <= until);
        const vain = laid.filter((node) => mistakeOf(nodes, node));
        const mistakes = vain.filter(
          (node) => mistakeOf(nodes, node) === node && node.left <= until,
        );
        expect(profile.placements).toBe(laid.length);
        expect(profile.inVain).toBeLessThanOrEqual(vain.length);
        expect(profile.mistakes).toBeLessThanOrEqual(mistakes.length);
      },
    ),
    runs(500),
  );
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(share(5));
});

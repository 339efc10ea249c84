import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { Explainer } from './explain.ts';
import { compile, coveredBy } from '../problem.ts';
import { nodeAt } from '../../testing/runs/asked.ts';
import { plainSearch, startSearch } from '../search.ts';
import { idOf, kindOf, PLACE, PRUNE, REJECT, stepOf } from '../step.ts';

test('a placement does not fit since a cell is taken, or the piece is used up, or both', () => {
  let rejections = 0;
  fc.assert(
    fc.property(anyPuzzle(), fc.boolean(), (any, unique) => {
      const problem = compile(any);
      const search = { ...plainSearch, unique };
      const explainer = new Explainer(problem, search);
      const solver = startSearch(problem, search, 'everything');
      let limit = 300;
      for (const step of solver) {
        if (--limit < 0) break;
        if (kindOf(step) !== REJECT) continue;
        const path = solver.path.subarray(0, solver.depth);
        const { open, left } = nodeAt(problem, path);
        const cells = [...coveredBy(problem, idOf(step))];
        const taken = cells.filter((cell) => !open.has(cell));
        const usedUp = left[problem.placements.piece[idOf(step)]!] === 0;
        expect(explainer.reasonFor(step, path)).toEqual({ kind: REJECT, taken, usedUp });
        expect(usedUp || taken.length > 0).toBe(true);
        rejections++;
      }
    }),
    { numRuns: 100 },
  );
  expect(rejections).toBeGreaterThan(100);
});

test('other steps have no reason, nor have nodes that violate no rule', () => {
  fc.assert(
    fc.property(anyPuzzle(), (any) => {
      const problem = compile(any);
      const explainer = new Explainer(problem, { ...plainSearch, rules: ['islands'] });
      expect(explainer.reasonFor(stepOf(PLACE, 0), [])).toBeUndefined();
      expect(() => explainer.reasonFor(stepOf(PRUNE, 0), [])).toThrow('is not violated');
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPuzzle } from '../anyPuzzle.ts';
import { orders, type OrderId } from '../orders/index.ts';
import { compile, type Problem } from '../problem.ts';
import { plainSearch, startSearch, type Search } from '../search.ts';
import { solvers, type SolverId } from '../solvers/index.ts';
import { rules, type RuleId } from './index.ts';

const ruleIds = Object.keys(rules) as RuleId[];
const anySearch = fc.record({
  solver: fc.constantFrom(...(Object.keys(solvers) as SolverId[])),
  order: fc.constantFrom(...(Object.keys(orders) as OrderId[])),
  pieces: fc.constantFrom('given' as const, 'random' as const),
  unique: fc.boolean(),
  seed: fc.nat(),
});

/** The solutions in the order in which they are found, each as its placements in ascending order. */
function solutionsOf(problem: Problem, search: Search): string[] {
  const solver = startSearch(problem, search, 'solutions');
  return Array.from(solver, () => String(solver.path.slice(0, solver.depth).sort()));
}

test.each(
  [...ruleIds.map((id) => [id]), ruleIds, ruleIds.toReversed()].map(
    (list) => [list.join(), list] as const,
  ),
)('the same solutions come, in the same order, with %s and without', (_, list) => {
  fc.assert(
    fc.property(anyPuzzle(12), anySearch, (any, choice) => {
      const problem = compile(any);
      const search = { ...plainSearch, ...choice };
      const without = solutionsOf(problem, search);
      expect(solutionsOf(problem, { ...search, rules: list })).toEqual(without);
    }),
    { numRuns: 400 },
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../puzzle/text.ts';
import { anyPuzzle } from './anyPuzzle.ts';
import { estimate } from './estimate.ts';
import { compile, type Problem } from './problem.ts';
import { plainSearch, startSearch, type Search } from './search.ts';
import type { RuleId } from './rules/index.ts';
import { solvers, type SolverId } from './solvers/index.ts';
import { END } from './step.ts';

/** How often a search places a piece. */
function placementsOf(problem: Problem, search: Search): number {
  const solver = startSearch(problem, search, 'placements');
  while (solver.step() !== END);
  return solver.placements;
}

const anySearch: fc.Arbitrary<Search> = fc
  .record({
    solver: fc.constantFrom(...(Object.keys(solvers) as SolverId[])),
    rules: fc.constantFrom<RuleId[]>([], ['dead-cells'], ['islands']),
    unique: fc.boolean(),
  })
  .map((parts) => ({ ...plainSearch, ...parts }));

test('many probes come to the size of the tree', () => {
  fc.assert(
    fc.property(anyPuzzle(10), anySearch, fc.nat(), (puzzle, search, seed) => {
      const problem = compile(puzzle);
      const solver = startSearch(problem, search, 'placements');
      const { placements, spread } = estimate(solver, seed, 400);
      // Means of so many probes lie within six times their spread, and trees as even as these have some.
      expect(Math.abs(placements - placementsOf(problem, search))).toBeLessThanOrEqual(
        6 * spread + 1e-9,
      );
    }),
    { numRuns: 60, seed: 1 },
  );
});

test('the spread says how far off an estimate is, and the seed which one it is', () => {
  const board = 'pieces: tetromino\nuse: some\n\n....\n....\n....\n....\n';
  const problem = compile(parsePuzzle(board));
  const placements = placementsOf(problem, plainSearch);
  const solver = startSearch(problem, plainSearch, 'placements');
  const found = Array.from({ length: 300 }, (_, seed) => estimate(solver, seed, 50));
  // Three hundred means together are off by a seventeenth of the spread of one.
  const mean = found.reduce((sum, each) => sum + each.placements, 0) / found.length;
  expect(Math.abs(mean / placements - 1)).toBeLessThan(0.02);
  const near = found.filter((each) => Math.abs(each.placements - placements) < each.spread);
  expect(near.length / found.length).toBeGreaterThan(0.55);
  expect(near.length / found.length).toBeLessThan(0.8);
  expect(estimate(solver, 7)).toEqual(estimate(solver, 7));
  expect(estimate(solver, 7)).not.toEqual(estimate(solver, 8));
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../../puzzle/text.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { atLeast, estimate, isRough } from './estimate.ts';
import { compile, type Problem } from '../problem.ts';
import { plainSearch, startSearch, type Search } from '../search.ts';
import type { RuleId } from '../rules/index.ts';
import { solvers, type SolverId } from '../solvers/index.ts';
import { END } from '../step.ts';

/** The twelve pentominoes in a box. */
const box = (width: number, height: number): Problem =>
  compile(parsePuzzle(`pieces: pentomino\n\n${`${'.'.repeat(width)}\n`.repeat(height)}`));

/** How often a search places a piece. */
function placementsOf(problem: Problem, search: Search): number {
  const solver = startSearch(problem, search, 'steps');
  while (solver.step() !== END);
  return solver.placements;
}

const anySearch: fc.Arbitrary<Search> = fc
  .record({
    solver: fc.constantFrom(...(Object.keys(solvers) as SolverId[])),
    rules: fc.constantFrom<RuleId[]>([], ['dead-cells'], ['islands'], ['repeats']),
    unique: fc.boolean(),
  })
  .map((parts) => ({ ...plainSearch, ...parts }));

test('an estimate is close to the size of the tree', () => {
  fc.assert(
    fc.property(anyPuzzle(10), anySearch, fc.nat(), (puzzle, search, seed) => {
      const problem = compile(puzzle);
      const solver = startSearch(problem, search, 'steps');
      const { placements, spread } = estimate(solver, seed)!;
      // Means are within six times their spread, and trees that small are searched whole.
      expect(Math.abs(placements - placementsOf(problem, search))).toBeLessThanOrEqual(
        6 * spread + 1e-9,
      );
    }),
    { numRuns: 60, seed: 1 },
  );
});

test('the spread tells the error of an estimate, and the seed determines it', () => {
  const board = `pieces: tetromino\nuse: some\n\n${'.....\n'.repeat(6)}\nI5\nooooo\n\nL5\noooo\no\n`;
  const problem = compile(parsePuzzle(board));
  const placements = placementsOf(problem, plainSearch);
  const solver = startSearch(problem, plainSearch, 'steps');
  const rough = { spread: Infinity, steps: 1e6 };
  const found = Array.from({ length: 60 }, (_, seed) => estimate(solver, seed, rough)!);
  // The mean of sixty has an eighth of the spread of one.
  const mean = found.reduce((sum, each) => sum + each.placements, 0) / found.length;
  expect(Math.abs(mean / placements - 1)).toBeLessThan(0.02);
  const near = found.filter((each) => Math.abs(each.placements - placements) < each.spread);
  expect(near.length / found.length).toBeGreaterThan(0.55);
  expect(near.length / found.length).toBeLessThan(0.8);
  expect(estimate(solver, 7)).toEqual(estimate(solver, 7));
  expect(estimate(solver, 7)).not.toEqual(estimate(solver, 8));
});

// As many seeds once gave 0.31 to 1.52, 0.40 to 13.6 and 0.54 to 3.4 times the truth.
test.each([
  ['6 × 10 by rows', 6, 10, { order: 'rows' }, 25_848_915, 5],
  ['4 × 15 by rows', 4, 15, { order: 'rows' }, 1_789_677, 5],
  ['3 × 20 by columns', 3, 20, { order: 'columns' }, 1_528_716_953, 5],
  ['6 × 10 where fewest fit', 6, 10, { solver: 'dlx' }, 3_615_971, 2],
] as const)('large trees, as uneven as they are: %s', (_, width, height, parts, truth, seeds) => {
  const solver = startSearch(box(width, height), { ...plainSearch, ...parts }, 'steps');
  for (let seed = 0; seed < seeds; seed++) {
    const { placements, spread } = estimate(solver, seed)!;
    expect(placements / truth).toBeGreaterThan(0.7);
    expect(placements / truth).toBeLessThan(1.4);
    expect(spread / placements).toBeLessThan(0.2);
    expect(Math.abs(placements - truth)).toBeLessThan(5 * spread);
  }
});

test('no more steps are searched than allowed, and none once time is up', () => {
  const deep = compile(parsePuzzle(`${`${'.'.repeat(31)}\n`.repeat(31)}\nI1 x*\no\n\nI2 x*\noo\n`));
  const solver = startSearch(deep, plainSearch, 'steps');
  expect(estimate(solver, 0, { steps: 500 })).toBeUndefined();
  let asked = 0;
  const isOver = (): boolean => ++asked > 20;
  const uneven = startSearch(box(6, 10), plainSearch, 'steps');
  estimate(uneven, 0, { spread: 0, steps: 1e9, isOver });
  expect(asked).toBe(21);
});

test('an estimate that may miss most of a tree is reported as rough', () => {
  expect(isRough({ placements: 100, spread: 51 })).toBe(true);
  expect(isRough({ placements: 100, spread: 50 })).toBe(false);
});

test('an estimate is never below the placements already counted', () => {
  expect(atLeast({ placements: 14, spread: 3 }, 24)).toEqual({ placements: 24, spread: 3 });
  expect(atLeast({ placements: 14, spread: 3 }, 5)).toEqual({ placements: 14, spread: 3 });
});

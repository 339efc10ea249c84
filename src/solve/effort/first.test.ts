import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../../puzzle/text.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { firstSolution, quickSearch } from './first.ts';
import { compile, coveredBy } from '../problem.ts';
import { plainSearch, startSearch } from '../search.ts';
import { nextSolution } from '../solvers/solver.ts';
import { END, SOLUTION } from '../step.ts';

const hexominoes = compile(
  parsePuzzle(
    `pieces: hexomino\n\n${'...............\n'.repeat(6)}${'.....#####.....\n'.repeat(3)}${'...............\n'.repeat(6)}`,
  ),
);

test('finds a first solution of a large board within a few seeds, which the search it names repeats', () => {
  const found = firstSolution(hexominoes, { ...quickSearch, seed: 1 })!;
  expect(found.search).toEqual({ ...quickSearch, seed: found.search.seed });
  expect(found.search.seed).toBeLessThan(10);
  const cells = found.path.flatMap((placement) => [...coveredBy(hexominoes, placement)]);
  expect(cells.sort((a, b) => a - b)).toEqual([...hexominoes.cells.keys()]);
  const solver = startSearch(hexominoes, found.search, 'steps');
  expect(nextSolution(solver)).toBe(SOLUTION);
  expect(solver.placements).toBe(found.placements);
  expect([...solver.path.subarray(0, solver.depth)]).toEqual(found.path);
});

test('gives up after the budget of each seed, or that of all for a search without chance', () => {
  const found = firstSolution(hexominoes, { ...quickSearch, seed: 1 })!;
  const few = { placements: 40, seeds: 3 };
  expect(firstSolution(hexominoes, { ...quickSearch, seed: 1 }, few)).toBeUndefined();
  const { search, placements } = found;
  const enough = firstSolution(hexominoes, search, { placements, seeds: 1 });
  expect(enough).toEqual(found);
  expect(
    firstSolution(hexominoes, search, { placements: placements - 1, seeds: 1 }),
  ).toBeUndefined();
  const plain = compile(parsePuzzle(`pieces: pentomino\n\n${'......\n'.repeat(10)}`));
  const first = firstSolution(plain, plainSearch)!;
  expect(first.search.seed).toBe(0);
  const shares = { placements: Math.ceil(first.placements / 3), seeds: 3 };
  expect(firstSolution(plain, plainSearch, shares)).toEqual(first);
  expect(firstSolution(plain, plainSearch, { ...shares, seeds: 2 })).toBeUndefined();
});

test('finds a solution exactly where there is one', () => {
  fc.assert(
    fc.property(anyPuzzle(), fc.boolean(), (any, isSpoiled) => {
      // Without its last piece, a puzzle may have none.
      const pieces = isSpoiled ? any.pieces.slice(0, -1) : any.pieces;
      const problem = compile({ ...any, pieces });
      const found = firstSolution(problem, quickSearch, { placements: 1e9, seeds: 1 });
      const solver = startSearch(problem, plainSearch, 'steps');
      expect(found !== undefined).toBe(nextSolution(solver) !== END);
    }),
  );
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lattices } from '../../puzzle/lattices/index.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { compile, coveredBy, type Problem } from '../problem.ts';
import { plainSearch, startSearch } from '../search.ts';
import { nextSolution } from '../solvers/solver.ts';
import { kindOf, PLACE } from '../step.ts';
import { askedIn } from '../../testing/runs/asked.ts';

const search = { ...plainSearch, order: 'rows', rules: ['parity'] } as const;

/** How many of these cells have each colour. */
function coloursOf({ puzzle, cells }: Problem, some: Iterable<number>): number[] {
  const lattice = lattices[puzzle.lattice];
  const counts = Array.from({ length: lattice.colours }, () => 0);
  for (const cell of some) counts[lattice.colourOf(cells[cell]!)]!++;
  return counts;
}

/**
 * Whether positions can be chosen for pieces left, whatever else is there, that cover so many cells
 * of each colour.
 */
function canBalance(problem: Problem, left: readonly number[], open: readonly number[]): boolean {
  const { puzzle, pieces, placements } = problem;
  const ways = pieces.map((_, piece) => {
    const own = [...placements.piece.keys()].filter((one) => placements.piece[one] === piece);
    const counts = own.map((one) => coloursOf(problem, coveredBy(problem, one)));
    return [...new Map(counts.map((count) => [count.join(), count])).values()];
  });
  const failed = new Set<string>();
  const choose = (piece: number, copies: number, rest: readonly number[]): boolean => {
    if (rest.some((count) => count < 0)) return false;
    if (piece === pieces.length) return rest.every((count) => count === 0);
    const name = `${piece} ${copies} ${rest.join()}`;
    if (failed.has(name)) return false;
    const isDue = puzzle.use === 'all' && pieces[piece]!.copies < Infinity;
    if ((!isDue || copies === 0) && choose(piece + 1, left[piece + 1]!, rest)) return true;
    const isFound =
      copies > 0 &&
      ways[piece]!.some((way) =>
        choose(
          piece,
          copies - 1,
          rest.map((count, colour) => count - way[colour]!),
        ),
      );
    if (!isFound) failed.add(name);
    return isFound;
  };
  return choose(0, left[0]!, open);
}

test('is violated if, and only if, no positions balance the colours', () => {
  let refusals = 0;
  fc.assert(
    fc.property(anyPuzzle(), (any) => {
      const problem = compile(any);
      for (const { open, left, refusedBy } of askedIn(problem, search, 100)) {
        const isBalanced = canBalance(problem, left, coloursOf(problem, open));
        expect(refusedBy).toBe(isBalanced ? -1 : 0);
        if (!isBalanced) refusals++;
      }
    }),
    { numRuns: 200 },
  );
  expect(refusals).toBeGreaterThan(100);
});

test('the 35 hexominoes fill no rectangle: every first placement is pruned', () => {
  for (const [row, rows] of [
    [14, 15],
    [6, 35],
  ] as const) {
    const board = `${'.'.repeat(row)}\n`.repeat(rows);
    const problem = compile(parsePuzzle(`pieces: hexomino\n\n${board}`));
    const solver = startSearch(problem, search, 'steps');
    const placed = [...solver].filter((step) => kindOf(step) === PLACE);
    expect(solver.deepest).toBe(1);
    expect(placed.length).toBeGreaterThan(35);
  }
});

test('more classes of pieces than it can distinguish cost no solution', () => {
  // A bar for each row, each longer than the one before.
  const rows = Array.from({ length: 35 }, (_, i) => i + 1);
  const board = rows.map((size) => '.'.repeat(size)).join('\n');
  const bars = rows.map((size) => `I${size}\n${'o'.repeat(size)}\n`).join('\n');
  const problem = compile(parsePuzzle(`${board}\n\n${bars}`));
  const solver = startSearch(problem, search, 'steps');
  nextSolution(solver);
  expect(solver.solutions).toBe(1);
});

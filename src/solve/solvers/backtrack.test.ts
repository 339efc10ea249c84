import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../../puzzle/text.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { bruteForce } from '../../testing/bruteForce.ts';
import type { OrderId } from '../orders/index.ts';
import { compile, type Problem } from '../problem.ts';
import { plainSearch, startSearch } from '../search.ts';
import { nextSolution } from './solver.ts';
import { END } from '../step.ts';

const start = (problem: Problem, order: OrderId) =>
  startSearch(problem, { ...plainSearch, order }, 'steps');

const count = (problem: Problem, order: OrderId) => {
  const solver = start(problem, order);
  while (solver.step() !== END);
  return solver;
};

const box = (width: number, height: number, keys: string) =>
  parsePuzzle(`${keys}\n\n${`${'.'.repeat(width)}\n`.repeat(height)}`);

test.each([
  ['rows', 'long', 316_170],
  ['columns', 'short', 5_237],
] as const)(
  'by %s, along its %s side, the 10 × 6 box is first full after %i placements',
  (order, _, placements) => {
    const solver = start(compile(box(10, 6, 'pieces: pentomino')), order);
    nextSolution(solver);
    expect([solver.solutions, solver.placements]).toEqual([1, placements]);
  },
);

test('makes exactly the placements that its order implies', () => {
  const seven = 'pieces: pentomino\nwithout: I, T, V, W, X, Z';
  const [tall, wide] = [box(5, 6, seven), box(6, 5, seven)];
  expect(count(compile(tall), 'rows').placements).toBe(4_103);
  expect(count(compile(tall), 'columns').placements).toBe(8_224);
  expect(bruteForce(tall).placements).toBe(4_103);
  expect(bruteForce(wide).placements).toBe(8_224);
  const narrow = compile(box(3, 20, 'pieces: pentomino'));
  expect(count(narrow, 'rows').placements).toBe(71_190);
  const some = box(6, 4, 'pieces: hexomino\nuse: some');
  expect(count(compile(some), 'rows').placements).toBe(33_098);
});

test.each([
  [5, 12, 4040],
  [6, 10, 9356],
] as const)('counts all solutions of the %i × %i box: %i', (width, height, solutions) => {
  expect(count(compile(box(width, height, 'pieces: pentomino')), 'rows').solutions).toBe(solutions);
});

test('by rows, it makes as many placements as brute force', () => {
  fc.assert(
    fc.property(anyPuzzle(12), (any) => {
      expect(count(compile(any), 'rows').placements).toBe(bruteForce(any).placements);
    }),
  );
});

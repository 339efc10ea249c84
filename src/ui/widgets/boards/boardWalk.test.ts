import { cellBeside, rowsOf } from './boardWalk.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePuzzle } from '../../../puzzle/text.ts';
import { compile, type Problem } from '../../../solve/problem.ts';
import { anyPuzzle } from '../../../testing/random/anyPuzzle.ts';
import { problemOf } from '../../../testing/random/situations.ts';
import { namesOf } from '../../../teach/moment/names.ts';

const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

/** The cells that arrow keys reach from one. */
function reached(problem: Problem, from: number): Set<number> {
  const seen = new Set([from]);
  for (const cell of seen) for (const key of keys) seen.add(cellBeside(problem, cell, key)!);
  return seen;
}

test('arrow keys lead to the cell beside, and stay at the rim', () => {
  const problem = problemOf('square-bar-corner');
  const { cell } = namesOf(problem);
  const from = problem.cells.findIndex((_, at) => cell(at) === 'c2');
  const beside = (key: string) => cell(cellBeside(problem, from, key)!);
  expect(keys.map(beside)).toEqual(['c1', 'c3', 'b2', 'd2']);
  expect(cellBeside(problem, 0, 'ArrowUp')).toBe(0);
  expect(cellBeside(problem, 0, 'Enter')).toBeUndefined();
});

test('cells of fixed pieces are among the others, in their rows', () => {
  const problem = compile(parsePuzzle('AAA\nA..\n.CC\n\nA\nooo\no..\n\nB\noo\no.\n\nC\noo\n'));
  const { cell } = namesOf(problem);
  expect(rowsOf(problem).map((row) => row.map(cell))).toEqual([
    ['a1', 'b1', 'c1'],
    ['a2', 'b2', 'c2'],
    ['a3', 'b3', 'c3'],
  ]);
});

test('on any board arrow keys lead from every cell to every other', () => {
  fc.assert(
    fc.property(anyPuzzle(20), (puzzle) => {
      const problem = compile(puzzle);
      for (const cell of problem.board.keys())
        expect(reached(problem, cell).size).toBe(problem.board.length);
    }),
  );
});

test('rows have every cell once, from the top', () => {
  fc.assert(
    fc.property(anyPuzzle(20), (puzzle) => {
      const problem = compile(puzzle);
      const rows = rowsOf(problem);
      expect(rows.flat().toSorted((a, b) => a - b)).toEqual([...problem.board.keys()]);
      const heights = rows.map((row) => row.map((cell) => problem.board[cell]![1]));
      expect(heights.every((row) => new Set(row).size === 1)).toBe(true);
      expect(heights.map(([row]) => row)).toEqual(
        heights.map(([row]) => row).toSorted((a, b) => a! - b!),
      );
    }),
  );
});

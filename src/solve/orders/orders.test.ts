import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Cell } from '../../puzzle/types.ts';
import { drawCells, firstColumn } from '../../puzzle/drawing.ts';
import { lattices, type LatticeId, type Point } from '../../puzzle/lattices/index.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { anyPuzzle } from '../../testing/random/anyPuzzle.ts';
import { compile, type Problem } from '../problem.ts';
import { LARGEST_SEED } from '../random.ts';
import { orders, type OrderId } from './index.ts';

const ones = { square: 'o', triangle: '^', hexagon: 'o' };

/** A board to fill, as its text draws it. */
const boardOf = (lattice: LatticeId, text: string): Problem =>
  compile(parsePuzzle(`lattice: ${lattice}\nuse: some\n\n${text}\n\nOne\n${ones[lattice]}`));

/** A board with the turn of each cell on it, to base 36. */
function turns(order: OrderId, lattice: LatticeId, text: string): string {
  const problem = boardOf(lattice, text);
  const rows = drawCells(lattices[lattice], problem.cells, 'board').map((row) => [...row]);
  const first = firstColumn(lattices[lattice], problem.cells);
  for (const [turn, cell] of orders[order].sequence(problem, 0).entries()) {
    const [column, row] = problem.cells[cell]!;
    rows[row]![column - first] = turn.toString(36);
  }
  return rows.map((row) => row.join('')).join('\n');
}

describe.each(Object.keys(orders) as OrderId[])('%s', (id) => {
  test('holds every cell once', () => {
    fc.assert(
      fc.property(anyPuzzle(20), fc.nat(), (any, seed) => {
        const problem = compile(any);
        const sequence = [...orders[id].sequence(problem, seed)];
        expect(sequence.sort((a, b) => a - b)).toEqual([...problem.cells.keys()]);
      }),
    );
  });
});

test.each([
  ['rows', 'left to right, then down', 1],
  ['columns', 'top to bottom, then right', 0],
] as const)('%s go %s', (id, _, slow) => {
  const fast = slow === 1 ? 0 : 1;
  fc.assert(
    fc.property(anyPuzzle(20), fc.nat(), (any, seed) => {
      const problem = compile(any);
      const cells = Array.from(orders[id].sequence(problem, seed), (cell) => problem.cells[cell]!);
      for (const [i, cell] of cells.slice(1).entries()) {
        const before = cells[i]!;
        const goesOn = cell[slow] === before[slow] && cell[fast] > before[fast];
        expect(goesOn || cell[slow] > before[slow]).toBe(true);
      }
    }),
  );
});

test('the shorter side of a wide board is its columns', () => {
  const along = (lattice: LatticeId, text: string) => {
    const problem = boardOf(lattice, text);
    const sequence = (id: OrderId) => orders[id].sequence(problem, 0).join();
    const isAlong = (['rows', 'columns'] as const).filter(
      (id) => sequence(id) === sequence('short-side'),
    );
    expect(isAlong).toHaveLength(1);
    return isAlong[0];
  };
  expect(along('square', '...\n...')).toBe('columns');
  expect(along('square', '..\n..\n..')).toBe('rows');
  expect(along('square', '..\n..')).toBe('rows');
  // By geometry, not by text: hexagons are two characters wide, triangles half a side.
  expect(along('hexagon', '. .\n . .\n. .')).toBe('rows');
  expect(along('hexagon', '. . .\n . . .\n. . .')).toBe('columns');
  expect(along('triangle', '^v^v^\nv^v^v\n^v^v^\nv^v^v')).toBe('rows');
  expect(along('triangle', '^v^v^\nv^v^v')).toBe('columns');
});

test('diagonals go by the centres of cells, from the upper left to the lower right', () => {
  const middle = (corners: readonly Point[]) =>
    corners.reduce((sum, [x, y]) => sum + x + y, 0) / corners.length;
  fc.assert(
    fc.property(anyPuzzle(20), (any) => {
      const problem = compile(any);
      const sums = Array.from(orders.diagonal.sequence(problem, 0), (cell) =>
        middle(lattices[any.lattice].corners(problem.cells[cell]!)),
      );
      for (const [i, sum] of sums.slice(1).entries()) expect(sum).toBeGreaterThan(sums[i]! - 1e-9);
    }),
  );
});

test.each([
  // Ties go along the longer side.
  ['diagonal', 'square', '....\n....\n....', '0258\n147a\n369b'],
  ['diagonal', 'square', '...\n...\n...\n...', '013\n246\n579\n8ab'],
  ['diagonal', 'triangle', '  ^\n ^v^\n^v^v^', '##0##\n#125#\n34678'],
  ['diagonal', 'hexagon', ' . . .\n. . . .\n . . .', ' 0 2 5\n1 3 6 8\n 4 7 9'],
  ['spiral-in', 'square', '....\n....\n....', '0123\n9ab4\n8765'],
  ['spiral-in', 'square', '...\n...\n...\n...', '098\n1a7\n2b6\n345'],
  ['spiral-out', 'square', '....\n....\n....', 'ba98\n2107\n3456'],
  // The walk goes around a hole, and resumes elsewhere when stuck.
  ['spiral-in', 'square', '.....\n.#...\n.....\n.....', '01234\nd#gh5\ncefi6\nba987'],
  [
    'spiral-in',
    'square',
    '...\n...\n...#..\n......\n...#..',
    '012###\nij3###\nhk4#89\ngl567a\nfed#cb',
  ],
  // Components are filled one after the other.
  ['spiral-in', 'square', '..#...\n..#...\n..#...', '01#678\n52#de9\n43#cba'],
  ['spiral-in', 'triangle', '   ^\n  ^v^\n ^v^v^\n^v^v^v^', '###0###\n##e12##\n#cdf34#\nba98756'],
  [
    'spiral-in',
    'hexagon',
    '  . . .\n . . . .\n. . . . .\n . . . .\n  . . .',
    '# 0 1 2 #\n b c d 3\na h i e 4\n 9 g f 5\n# 8 7 6 #',
  ],
] as const)('%s on %ss', (order, lattice, text, expected) => {
  expect(turns(order, lattice, text)).toBe(expected);
});

test('a spiral goes around a box ring by ring, along its longer side first', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }), (width, height) => {
      const problem = boardOf('square', Array(height).fill('.'.repeat(width)).join('\n'));
      const ring = ([column, row]: Cell) =>
        Math.min(column, row, width - 1 - column, height - 1 - row);
      const cells = Array.from(orders['spiral-in'].sequence(problem, 0), (c) => problem.cells[c]!);
      for (const [i, cell] of cells.slice(1).entries()) {
        const before = cells[i]!;
        expect(ring(cell)).toBeGreaterThanOrEqual(ring(before));
        expect(Math.hypot(cell[0] - before[0], cell[1] - before[1])).toBe(1);
      }
      const longer = Math.max(width, height);
      expect(cells.slice(0, longer).map(String)).toEqual(
        [...Array(longer).keys()].map((i) => (width > height ? `${i},0` : `0,${i}`)),
      );
    }),
  );
});

test('a spiral continues beside what it has filled, until a component is done', () => {
  fc.assert(
    fc.property(anyPuzzle(30), (any) => {
      const { cells } = compile(any);
      const around = cells.map((cell) => lattices[any.lattice].neighbours(cell).map(String));
      const numbers = new Map(cells.map((cell, number) => [String(cell), number]));
      const filled = new Set<number>();
      const isFilled = (cell: string) => filled.has(numbers.get(cell) ?? -1);
      for (const cell of orders['spiral-in'].sequence(compile(any), 0)) {
        const goesOn = around[cell]!.some(isFilled);
        const isDone = [...filled].every((own) =>
          around[own]!.every((other) => isFilled(other) || !numbers.has(other)),
        );
        expect(goesOn).toBe(!isDone);
        filled.add(cell);
      }
    }),
  );
});

test('random orders are the same for the same seed', () => {
  const problem = boardOf('square', '......\n......\n......');
  const sequence = (seed: number) => orders.random.sequence(problem, seed).join();
  expect(sequence(7)).toBe(sequence(7));
  const seeds = [2 ** 31 - 1, 2 ** 31, 2 ** 31 + 1, LARGEST_SEED - 1, LARGEST_SEED];
  expect(new Set([...Array(20).keys(), ...seeds].map(sequence)).size).toBe(25);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LatticeId } from '../../puzzle/lattices/index.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { anyPuzzle } from '../anyPuzzle.ts';
import { compile } from '../problem.ts';
import { orders, type OrderId } from './index.ts';

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
    const problem = compile(
      parsePuzzle(`lattice: ${lattice}\nuse: some\n\n${text}\n\nOne\n${ones[lattice]}`),
    );
    const sequence = (id: OrderId) => orders[id].sequence(problem, 0).join();
    const isAlong = (['rows', 'columns'] as const).filter(
      (id) => sequence(id) === sequence('short-side'),
    );
    expect(isAlong).toHaveLength(1);
    return isAlong[0];
  };
  const ones = { square: 'o', triangle: '^', hexagon: 'o' };
  expect(along('square', '...\n...')).toBe('columns');
  expect(along('square', '..\n..\n..')).toBe('rows');
  expect(along('square', '..\n..')).toBe('rows');
  // As the cells lie, not as their text does: hexagons are two characters wide, triangles half.
  expect(along('hexagon', '. .\n . .\n. .')).toBe('rows');
  expect(along('hexagon', '. . .\n . . .\n. . .')).toBe('columns');
  expect(along('triangle', '^v^v^\nv^v^v\n^v^v^\nv^v^v')).toBe('rows');
  expect(along('triangle', '^v^v^\nv^v^v')).toBe('columns');
});

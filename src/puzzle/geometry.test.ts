import { expect, test } from 'vitest';
import { aspectOf, components, extentOf, middleOf, neighbourLists, numbering } from './geometry.ts';
import { lattices, type LatticeId } from './lattices/index.ts';
import { parsePuzzle } from './text.ts';
import type { Cell } from './types.ts';

const { square } = lattices;
const row = (length: number): Cell[] => Array.from({ length }, (_, column) => [column, 0]);

test.each(Object.keys(lattices) as LatticeId[])(
  'the middle of a cell is as far from each of its corners: %s',
  (id) => {
    for (const cell of [
      [0, 0],
      [4, 2],
    ] as const) {
      const [x, y] = middleOf(lattices[id], cell);
      const far = lattices[id].corners(cell).map((at) => Math.hypot(at[0] - x, at[1] - y));
      for (const one of far) expect(one).toBeCloseTo(far[0]!, 9);
    }
  },
);

const boardOf = (text: string) => {
  const { lattice, board } = parsePuzzle(text);
  return [lattices[lattice], board.cells] as const;
};

test('a board is as wide as it is drawn', () => {
  expect(aspectOf(...boardOf('....\n....\n\nA\noooo\noooo\n'))).toBe(2);
  expect(aspectOf(...boardOf('lattice: hexagon\n\n. .\n\nA\no o\n'))).toBeCloseTo(
    2 / (2 / Math.sqrt(3)),
  );
});

test('the bounding box of cells is that of their corners', () => {
  const { left, top, right, bottom } = extentOf(square, [
    [3, 1],
    [-2, 0],
    [0, 4],
  ]);
  expect([right - left, bottom - top]).toEqual([6, 5]);
  expect([left, top]).toEqual(square.corners([-2, 0])[0]);
});

test('cells have their indices as numbers, and others have none', () => {
  const numberOf = numbering([
    [2, 1],
    [0, 3],
  ]);
  expect([numberOf([2, 1]), numberOf([0, 3]), numberOf([1, 2])]).toEqual([0, 1, undefined]);
});

test('neighbours are listed clockwise, without those outside the cells', () => {
  const cells: Cell[] = [...row(3), [1, 1]];
  expect(neighbourLists(square, cells)).toEqual([[1], [2, 3, 0], [1], [1]]);
});

test('cells form components, in order of distance from their first cell', () => {
  const cells: Cell[] = [
    [2, 0],
    [0, 2],
    [3, 0],
    [0, 1],
    [0, 0],
    [9, 9],
  ];
  expect(components(neighbourLists(square, cells))).toEqual([[0, 2], [1, 3, 4], [5]]);
  expect(components([])).toEqual([]);
});

import { expect, test } from 'vitest';
import { aspectOf, extentOf } from './extent.ts';
import { lattices } from './lattices/index.ts';
import { parsePuzzle } from './text.ts';

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

test('cells reach from their outermost corners to those across', () => {
  const { left, top, right, bottom } = extentOf(lattices.square, [
    [3, 1],
    [-2, 0],
    [0, 4],
  ]);
  expect([right - left, bottom - top]).toEqual([6, 5]);
  expect([left, top]).toEqual(lattices.square.corners([-2, 0])[0]);
});

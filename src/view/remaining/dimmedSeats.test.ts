import { expect, test } from 'vitest';
import { parsePuzzle } from '../../puzzle/text.ts';
import { boardOf } from '../board/board.ts';
import { geometryOf } from '../board/geometry.ts';
import { PieceShapes } from './pieceShapes.ts';
import { DimmedSeats } from './dimmedSeats.ts';

/** Pieces of three copies of one, one of another, and an endless supply. */
function scene(): DimmedSeats {
  const text = 'use: some\n\n.....\n.....\n\nOne x3\no\n\nTwo\noo\n\nThree x*\nooo';
  const board = boardOf(parsePuzzle(text));
  return new DimmedSeats(new PieceShapes(board, board.pieceSet!, geometryOf(board)));
}
const tile = (colour: number, strength: number, entry = 0) => ({ entry, colour, strength });
const lefts = (dimmed: DimmedSeats): number[] => [0, 1, 2, 3, 4].map((copy) => dimmed.left(copy));

test('a copy is as much fainter in its seat as it is seen on the board, but never gone', () => {
  const dimmed = scene();
  expect(lefts(dimmed)).toEqual([1, 1, 1, 1, 1]);
  dimmed.see([tile(1, 0.5)], 1);
  const half = dimmed.left(3);
  dimmed.see([tile(1, 1)], 1);
  expect(dimmed.left(3)).toBeGreaterThan(0.1);
  expect(1 - dimmed.left(3)).toBeCloseTo(2 * (1 - half));
  dimmed.see([tile(1, 1)], 0.5);
  expect(dimmed.left(3)).toBeCloseTo(half);
  dimmed.see([tile(1, 1, -1)], 1);
  expect(dimmed.left(3)).toBe(1);
});

test('of several copies as many are fainter as are seen, and none of an endless supply', () => {
  const dimmed = scene();
  dimmed.see([tile(0, 1), tile(0, 0.5), tile(2, 1)], 1);
  const [first, second, third, other, endless] = lefts(dimmed);
  expect([first, other, endless]).toEqual([1, 1, 1]);
  expect(third).toBeLessThan(second!);
  expect(second).toBeLessThan(1);
});

test('seats are painted anew while tiles are seen, and once more after that', () => {
  const dimmed = scene();
  expect(dimmed.see([], 0)).toBe(false);
  expect(dimmed.see([tile(0, 1)], 0.2)).toBe(true);
  expect(dimmed.see([tile(0, 1)], 0)).toBe(true);
  expect(dimmed.see([], 0)).toBe(false);
});

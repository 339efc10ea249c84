import { expect, test } from 'vitest';
import { parsePuzzle } from '../../puzzle/text.ts';
import { boardOf } from '../board/board.ts';
import { geometryOf } from '../board/geometry.ts';
import { PieceShapes } from './pieceShapes.ts';
import { Wavering } from './wavering.ts';

/** Pieces of three copies of one, one of another, and an endless supply. */
function scene(): Wavering {
  const text = 'use: some\n\n.....\n.....\n\nOne x3\no\n\nTwo\noo\n\nThree x*\nooo';
  const board = boardOf(parsePuzzle(text));
  return new Wavering(new PieceShapes(board, board.pieceSet!, geometryOf(board)));
}
const tile = (colour: number, strength: number, entry = 0) => ({ entry, colour, strength });
const lefts = (wavering: Wavering): number[] => [0, 1, 2, 3, 4].map((copy) => wavering.left(copy));

test('a copy is as much fainter in its seat as it is seen on the board, but never gone', () => {
  const wavering = scene();
  expect(lefts(wavering)).toEqual([1, 1, 1, 1, 1]);
  wavering.see([tile(1, 0.5)], 1);
  const half = wavering.left(3);
  wavering.see([tile(1, 1)], 1);
  expect(wavering.left(3)).toBeGreaterThan(0.1);
  expect(1 - wavering.left(3)).toBeCloseTo(2 * (1 - half));
  wavering.see([tile(1, 1)], 0.5);
  expect(wavering.left(3)).toBeCloseTo(half);
  wavering.see([tile(1, 1, -1)], 1);
  expect(wavering.left(3)).toBe(1);
});

test('of several copies as many are fainter as are seen, and none of an endless supply', () => {
  const wavering = scene();
  wavering.see([tile(0, 1), tile(0, 0.5), tile(2, 1)], 1);
  const [first, second, third, other, endless] = lefts(wavering);
  expect([first, other, endless]).toEqual([1, 1, 1]);
  expect(third).toBeLessThan(second!);
  expect(second).toBeLessThan(1);
});

test('seats are painted anew while tiles are seen, and once more after that', () => {
  const wavering = scene();
  expect(wavering.see([], 0)).toBe(false);
  expect(wavering.see([tile(0, 1)], 0.2)).toBe(true);
  expect(wavering.see([tile(0, 1)], 0)).toBe(true);
  expect(wavering.see([], 0)).toBe(false);
});

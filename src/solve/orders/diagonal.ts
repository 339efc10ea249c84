import { isWide } from './straight.ts';
import { middleOf } from '../../puzzle/geometry.ts';
import { lattices, type Point } from '../../puzzle/lattices/index.ts';
import type { Problem } from '../problem.ts';
import type { FillOrder } from './order.ts';

/** Distances closer than this are equal: they differ by rounding only. */
const ROUNDING = 1e-6;

/** Distance along the diagonal from the upper left corner to the lower right one. */
export const downRight = ([x, y]: Point): number => x + y;
/** Distance along the diagonal from the upper right corner to the lower left one. */
export const downLeft = ([x, y]: Point): number => y - x;

/**
 * The cells by the distance of their centres along a diagonal. Ties, which only squares have, go
 * along the board's longer side; the other way, the 6 × 10 box takes half as long again.
 */
export function alongDiagonal(problem: Problem, along: (point: Point) => number): Int32Array {
  const { cells, puzzle } = problem;
  const sums = cells.map((cell) => along(middleOf(lattices[puzzle.lattice], cell)));
  const axis = isWide(problem) ? 0 : 1;
  return Int32Array.from(cells.keys()).sort((a, b) => {
    const apart = sums[a]! - sums[b]!;
    return Math.abs(apart) > ROUNDING ? apart : cells[a]![axis] - cells[b]![axis];
  });
}

/** From the upper left corner to the lower right one. */
export const diagonal: FillOrder = {
  isDirected: true,
  sequence: (problem) => alongDiagonal(problem, downRight),
};

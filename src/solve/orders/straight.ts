import { extentOf } from '../../puzzle/geometry.ts';
import { lattices } from '../../puzzle/lattices/index.ts';
import type { Problem } from '../problem.ts';
import type { FillOrder } from './order.ts';

/** The cells sorted by one axis, then the other: 0 for columns, 1 for rows. */
function sortedBy(problem: Problem, first: 0 | 1, second: 0 | 1): Int32Array {
  const { cells } = problem;
  return Int32Array.from(cells.keys()).sort((a, b) => {
    const one = cells[a]!;
    const other = cells[b]!;
    return one[first] - other[first] || one[second] - other[second];
  });
}

/** Left to right, then down. */
export const rows: FillOrder = {
  isDirected: true,
  sequence: (problem) => sortedBy(problem, 1, 0),
};

/** Top to bottom, then to the right. */
export const columns: FillOrder = {
  isDirected: true,
  sequence: (problem) => sortedBy(problem, 0, 1),
};

/** Along the board's shorter side, rows if both are equal: there, wrong placements fail sooner. */
export const shortSide: FillOrder = {
  sequence: (problem, seed) => (isWide(problem) ? columns : rows).sequence(problem, seed),
};

/** Whether the board is drawn wider than tall. */
export function isWide({ puzzle: { lattice, board } }: Problem): boolean {
  const { left, top, right, bottom } = extentOf(lattices[lattice], board.cells);
  return right - left > bottom - top + 1e-9;
}

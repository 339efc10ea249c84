import { extentOf } from '../../puzzle/geometry.ts';
import { lattices } from '../../puzzle/lattices/index.ts';
import type { Problem } from '../problem.ts';
import { columns } from './columns.ts';
import type { FillOrder } from './order.ts';
import { rows } from './rows.ts';

/** Along the board's shorter side, rows if both are equal: there, wrong placements fail sooner. */
export const shortSide: FillOrder = {
  sequence: (problem, seed) => (isWide(problem) ? columns : rows).sequence(problem, seed),
};

/** Whether the board is drawn wider than tall. */
export function isWide({ puzzle: { lattice, board } }: Problem): boolean {
  const { left, top, right, bottom } = extentOf(lattices[lattice], board.cells);
  return right - left > bottom - top + 1e-9;
}

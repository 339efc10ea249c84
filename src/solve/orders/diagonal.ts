import { lattices } from '../../puzzle/lattices/index.ts';
import type { FillOrder } from './order.ts';
import { isWide } from './shortSide.ts';

/** Sums closer than this are one: they differ by rounding, never by a step of a lattice. */
const ROUNDING = 1e-6;

/**
 * From the upper left corner to the lower right one, by the sum of x and y at a cell's centre. Cells
 * of one sum, which only squares have, go along the board's longer side; the other way about, the
 * 6 × 10 box takes half as long again.
 */
export const diagonal: FillOrder = {
  sequence(problem) {
    const { cells, puzzle } = problem;
    const sums = cells.map((cell) => {
      const corners = lattices[puzzle.lattice].corners(cell);
      return corners.reduce((sum, [x, y]) => sum + x + y, 0) / corners.length;
    });
    const along = isWide(problem) ? 0 : 1;
    return Int32Array.from(cells.keys()).sort((a, b) => {
      const apart = sums[a]! - sums[b]!;
      return Math.abs(apart) > ROUNDING ? apart : cells[a]![along] - cells[b]![along];
    });
  },
};

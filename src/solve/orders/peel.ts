import { lattices } from '../../puzzle/lattices/index.ts';
import { columns } from './columns.ts';
import type { FillOrder } from './order.ts';
import { rows } from './rows.ts';
import { shortSide } from './shortSide.ts';

/**
 * Along the shorter side of what is left: columns while the open cells reach further to the side
 * than down, else rows. So the direction turns as the board fills.
 */
export const peel: FillOrder = {
  sequence: (problem, seed) => shortSide.sequence(problem, seed),
  branching(problem, seed) {
    const { cells, puzzle } = problem;
    const outlines = cells.map((cell) => lattices[puzzle.lattice].corners(cell));
    const reach = (axis: 0 | 1, furthest: (...values: number[]) => number) =>
      Float64Array.from(outlines, (corners) => furthest(...corners.map((point) => point[axis])));
    const [left, right] = [reach(0, Math.min), reach(0, Math.max)];
    const [top, bottom] = [reach(1, Math.min), reach(1, Math.max)];
    const byRows = rows.sequence(problem, seed);
    const byColumns = columns.sequence(problem, seed);
    return {
      choose({ open }) {
        let [least, most, highest, lowest] = [Infinity, -Infinity, Infinity, -Infinity];
        for (let cell = 0; cell < open.length; cell++) {
          if (open[cell] === 0) continue;
          if (left[cell]! < least) least = left[cell]!;
          if (right[cell]! > most) most = right[cell]!;
          if (top[cell]! < highest) highest = top[cell]!;
          if (bottom[cell]! > lowest) lowest = bottom[cell]!;
        }
        const isWide = most - least > lowest - highest + 1e-9;
        const sequence = isWide ? byColumns : byRows;
        let first = 0;
        while (open[sequence[first]!] === 0) first++;
        return sequence[first]!;
      },
      isNeeded: () => false,
    };
  },
};

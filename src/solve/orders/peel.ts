import {
  columns,
  rows,
  shortSide,
  alongDiagonal,
  diagonal,
  downLeft,
  downRight,
} from './sequences.ts';
import type { Branching, FillOrder } from './order.ts';
import { rangeOf } from '../../puzzle/geometry.ts';
import { lattices, type Point } from '../../puzzle/lattices/index.ts';
import type { Problem } from '../problem.ts';

/**
 * Along the shorter side of the open part: columns while it is wider than tall, else rows. So the
 * direction changes as the board fills.
 */
export const peel: FillOrder = {
  sequence: (problem, seed) => shortSide.sequence(problem, seed),
  branching: (problem, seed) =>
    turning(
      problem,
      { along: ([x]) => x, sequence: columns.sequence(problem, seed) },
      { along: ([, y]) => y, sequence: rows.sequence(problem, seed) },
    ),
};

/**
 * Like `peel` with the board turned by 45°: along whichever diagonal is the shorter side of the
 * open part.
 */
export const diagonalPeel: FillOrder = {
  sequence: (problem, seed) => diagonal.sequence(problem, seed),
  branching: (problem) =>
    turning(
      problem,
      { along: downRight, sequence: alongDiagonal(problem, downRight) },
      { along: downLeft, sequence: alongDiagonal(problem, downLeft) },
    ),
};

/** A direction to fill in: the distance of a point along it, and the cells in that order. */
interface Direction {
  readonly along: (point: Point) => number;
  readonly sequence: Int32Array;
}

/**
 * Branches on the first open cell in the direction in which the open part of the board is longer,
 * so that it is always filled along its shorter side. Ties go to the second direction.
 */
function turning({ cells, puzzle }: Problem, first: Direction, second: Direction): Branching {
  const ranges = ({ along }: Direction) => {
    const all = cells.map((cell) => rangeOf(lattices[puzzle.lattice], cell, along));
    return [
      Float64Array.from(all, ([from]) => from),
      Float64Array.from(all, ([, to]) => to),
    ] as const;
  };
  const [firstFrom, firstTo] = ranges(first);
  const [secondFrom, secondTo] = ranges(second);
  return {
    choose({ open }) {
      let [a, b, c, d] = [Infinity, -Infinity, Infinity, -Infinity];
      for (let cell = 0; cell < open.length; cell++) {
        if (open[cell] === 0) continue;
        if (firstFrom[cell]! < a) a = firstFrom[cell]!;
        if (firstTo[cell]! > b) b = firstTo[cell]!;
        if (secondFrom[cell]! < c) c = secondFrom[cell]!;
        if (secondTo[cell]! > d) d = secondTo[cell]!;
      }
      const { sequence } = b - a > d - c + 1e-9 ? first : second;
      let next = 0;
      while (open[sequence[next]!] === 0) next++;
      return sequence[next]!;
    },
    isNeeded: () => false,
  };
}

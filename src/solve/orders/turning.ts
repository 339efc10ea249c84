import { lattices, type Point } from '../../puzzle/lattices/index.ts';
import type { Branching } from '../branching.ts';
import type { Problem } from '../problem.ts';

/** A direction to fill in: how far along it a point of the plane lies, and the cells from its beginning to its end. */
interface Direction {
  readonly along: (point: Point) => number;
  readonly sequence: Int32Array;
}

/**
 * Branches on the first open cell in the direction in which the open part of the board reaches
 * further, so that what is left is always filled along its shorter side. Where both reach equally
 * far, the second direction it is.
 */
export function turning(
  { cells, puzzle }: Problem,
  first: Direction,
  second: Direction,
): Branching {
  const outlines = cells.map((cell) => lattices[puzzle.lattice].corners(cell));
  const reach = ({ along }: Direction, furthest: (...values: number[]) => number): Float64Array =>
    Float64Array.from(outlines, (corners) => furthest(...corners.map(along)));
  const [firstFrom, firstTo] = [reach(first, Math.min), reach(first, Math.max)];
  const [secondFrom, secondTo] = [reach(second, Math.min), reach(second, Math.max)];
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

import { alongDiagonal, diagonal, downLeft, downRight } from './diagonal.ts';
import type { FillOrder } from './order.ts';
import { turning } from './turning.ts';

/**
 * As `peel`, for a board that stands on its corner: along whichever diagonal is the shorter side of
 * what is left.
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

import { alongDiagonal, diagonal, downLeft, downRight } from './diagonal.ts';
import type { FillOrder } from './order.ts';
import { turning } from './turning.ts';

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

import type { LaidPiece } from '../../puzzle/types.ts';
import { coveredBy, fixedTiles, type Problem } from '../../solve/problem.ts';

/** What lies where some placements and the fixed pieces do. */
export const laidBy = (problem: Problem, placements: readonly number[]): LaidPiece[] => {
  const { tiles, board } = problem;
  return [...placements, ...fixedTiles(problem)].map((tile) => ({
    piece: tiles.piece[tile]!,
    orientation: tiles.orientation[tile]!,
    cells: Array.from(coveredBy(problem, tile), (cell) => board[cell]!),
  }));
};

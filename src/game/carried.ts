import { coveredBy, fixedTiles, type Problem } from '../solve/problem.ts';
import { fits, stateAfter } from '../solve/state.ts';

/**
 * What lies on a board, as placements of a puzzle of the same pieces on another board: those that fit there, in
 * their order, after the pieces that were fixed and are no more. What is fixed there is none of them.
 */
export function carried(from: Problem, laid: readonly number[], to: Problem): readonly number[] {
  const placements = new Map(
    Array.from(to.placements.piece, (_, placement) => [wayOf(to, placement), placement]),
  );
  const lying: number[] = [];
  for (const tile of [...fixedTiles(from), ...laid]) {
    const placement = placements.get(wayOf(from, tile));
    if (placement === undefined) continue;
    if (fits(stateAfter(to, Int32Array.from(lying)), placement)) lying.push(placement);
  }
  return lying;
}

/** Piece, orientation and first cell of a tile, the same on every board. */
const wayOf = (problem: Problem, tile: number): string => {
  const { piece, orientation } = problem.tiles;
  const first = problem.board[coveredBy(problem, tile)[0]!]!;
  return [piece[tile], orientation[tile], ...first].join();
};

import { coveredBy, type Problem } from '../problem.ts';

/** What is left of a problem once some pieces have been placed. */
export interface Rest {
  readonly problem: Problem;
  /** Cell → whether it is still to be covered, 1 or 0. */
  readonly open: Uint8Array;
  /** Piece → how many copies are left. */
  readonly copies: readonly number[];
  /** The placements that can still be made, ascending. */
  readonly placements: readonly number[];
}

/** All of a problem. */
export const nothingPlaced = (problem: Problem): Rest => ({
  problem,
  open: new Uint8Array(problem.cells.length).fill(1),
  copies: problem.pieces.map(({ copies }) => copies),
  placements: [...problem.placements.piece.keys()],
});

/** What is left after one of the placements. */
export function place({ problem, open, copies, placements }: Rest, placement: number): Rest {
  const stillOpen = open.slice();
  for (const cell of coveredBy(problem, placement)) stillOpen[cell] = 0;
  const piece = problem.placements.piece[placement]!;
  const left = copies.with(piece, copies[piece]! - 1);
  const { piece: pieceOf, start, cellOf } = problem.placements;
  const fits = (other: number): boolean => {
    if (left[pieceOf[other]!] === 0) return false;
    for (let i = start[other]!; i < start[other + 1]!; i++)
      if (stillOpen[cellOf[i]!] === 0) return false;
    return true;
  };
  return { problem, open: stillOpen, copies: left, placements: placements.filter(fits) };
}

import { coveredBy, type Problem } from '../solve/problem.ts';

/** What remains of a problem after some placements. */
export interface Region {
  readonly problem: Problem;
  /** Cell → 1 if it is still to be covered, else 0. */
  readonly open: Uint8Array;
  /** Piece → copies left. */
  readonly copies: readonly number[];
  /** The placements that still fit, ascending. */
  readonly placements: readonly number[];
}

/** The region of a problem before any placement. */
export const wholeBoard = (problem: Problem): Region => ({
  problem,
  open: new Uint8Array(problem.cells.length).fill(1),
  copies: problem.pieces.map(({ copies }) => copies),
  placements: [...problem.placements.piece.keys()],
});

/** What remains of a region after one of its placements. */
export function afterPlacing(region: Region, placement: number): Region {
  const { problem, placements } = region;
  const open = region.open.slice();
  for (const cell of coveredBy(problem, placement)) open[cell] = 0;
  const piece = problem.placements.piece[placement]!;
  const copies = region.copies.with(piece, region.copies[piece]! - 1);
  const { piece: pieceOf, start, cellOf } = problem.placements;
  const fits = (other: number): boolean => {
    if (copies[pieceOf[other]!] === 0) return false;
    for (let i = start[other]!; i < start[other + 1]!; i++)
      if (open[cellOf[i]!] === 0) return false;
    return true;
  };
  return { problem, open, copies, placements: placements.filter(fits) };
}

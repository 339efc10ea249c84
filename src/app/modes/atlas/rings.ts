import { type CellShares, shareOf } from '../../../count/asked/cellShares.ts';
import type { Problem } from '../../../solve/problem.ts';
import type { CellRings } from '../../../view/effects/ringPoints.ts';

/**
 * What is drawn in each cell: the colours by their shares, or those of one piece. Of one piece the cell on which it lies
 * most often is full.
 */
export function ringsOf(
  { board, cells }: Problem,
  shares: CellShares,
  piece: number | undefined,
): CellRings {
  const { total } = shares;
  let full = total;
  if (piece !== undefined) {
    const on = cells.map((_, cell) => shares.ofPiece(cell, piece));
    full = on.reduce((most, one) => (one > most ? one : most), 0n);
  }
  return board.map((_, cell) =>
    shares
      .coloursOn(cell, piece)
      .map(({ item, solutions }) => ({ colour: item, area: shareOf(solutions, full) })),
  );
}

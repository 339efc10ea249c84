import { type CellShares, shareOf } from '../../../count/asked/cellShares.ts';
import type { Problem } from '../../../solve/problem.ts';
import type { CellRings } from '../../../view/effects/ringPoints.ts';

/** What is drawn in each cell: the same list as long as the same is shown. */
export class Rings {
  private readonly problem: Problem;
  private last: { shares: CellShares; piece: number | undefined; rings: CellRings } | undefined;

  constructor(problem: Problem) {
    this.problem = problem;
  }

  /**
   * The colours by their shares, or those of one piece. Of one piece the cell on which it lies most often is full.
   */
  of(shares: CellShares, piece: number | undefined): CellRings {
    const { last } = this;
    if (last?.shares === shares && last.piece === piece) return last.rings;
    const rings = ringsOf(this.problem, shares, piece);
    this.last = { shares, piece, rings };
    return rings;
  }
}

function ringsOf(
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

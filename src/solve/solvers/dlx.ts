import type { Problem } from '../problem.ts';
import { piecesDue, type FittingState } from '../state.ts';
import type { Branching } from './exactCover.ts';
import type { SearchOptions } from './solver.ts';

/**
 * Branches on whatever has the fewest placements left, cells and pieces alike. Of several, cells
 * come before pieces, cells in the fill order, pieces in
 * the order in which they are tried. A piece that may stay unused is never branched on, and
 * one with copies only when one is left: else the same copies would be found in every order.
 */
export function smallest(problem: Problem, { order, pieces, seed }: SearchOptions): Branching {
  const sequence = order.sequence(problem, seed);
  const isDue = new Set(piecesDue(problem));
  const due = pieces.filter((piece) => isDue.has(piece));
  const cells = problem.cells.length;
  const choose = (state: FittingState): number => {
    const { open, left } = state;
    let item = -1;
    let fewest = Infinity;
    for (let i = 0; i < cells; i++) {
      const cell = sequence[i]!;
      if (open[cell] === 0) continue;
      const fitting = state.fitting(cell);
      if (fitting >= fewest) continue;
      fewest = fitting;
      item = cell;
    }
    for (let i = 0; i < due.length; i++) {
      const piece = due[i]!;
      if (left[piece] !== 1) continue;
      const fitting = state.fitting(cells + piece);
      if (fitting >= fewest) continue;
      fewest = fitting;
      item = cells + piece;
    }
    return item;
  };
  const isNeeded = (item: number): boolean =>
    item < cells || (isDue.has(item - cells) && problem.pieces[item - cells]!.copies === 1);
  return { choose, isNeeded };
}

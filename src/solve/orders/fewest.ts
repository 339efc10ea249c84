import { shortSide } from './sequences.ts';
import type { Problem } from '../problem.ts';
import type { Branching, FillOrder } from './order.ts';

/**
 * Branches on the item with the fewest fitting placements, among all cells and the given pieces,
 * all of which must be placed. Ties go to cells before pieces, then to the given order.
 */
export function onFewest(problem: Problem, sequence: Int32Array, pieces: Int32Array): Branching {
  const cells = problem.cells.length;
  const single = new Set(pieces.filter((piece) => problem.pieces[piece]!.copies === 1));
  return {
    choose(state) {
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
      for (let i = 0; i < pieces.length; i++) {
        const piece = pieces[i]!;
        // With several copies left, it is not determined which of them is placed first.
        if (left[piece] !== 1) continue;
        const fitting = state.fitting(cells + piece);
        if (fitting >= fewest) continue;
        fewest = fitting;
        item = cells + piece;
      }
      return item;
    },
    isNeeded: (item) => item < cells || single.has(item - cells),
  };
}

/** The open cell with the fewest fitting placements; ties go along the short side. */
export const fewest: FillOrder = {
  sequence: (problem, seed) => shortSide.sequence(problem, seed),
  branching: (problem, seed) =>
    onFewest(problem, shortSide.sequence(problem, seed), Int32Array.of()),
};

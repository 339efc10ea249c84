import type { Problem } from './problem.ts';
import type { FittingState } from './state.ts';

/** What a search branches on, chosen anew at every node. Items are cells and, numbered after all cells, pieces. */
export interface Branching {
  /**
   * Chooses while some cell is open: an open cell, or a piece that must be placed and has one copy
   * left. The choice depends on the state alone.
   */
  choose(state: FittingState): number;
  /** Whether an item is always chosen, or another one like it, when nothing is left for it. */
  isNeeded(item: number): boolean;
}

/**
 * Branches on whatever has the fewest placements left, of all cells and of some pieces that must be
 * placed. Of several, cells come before pieces, and both in the order in which they are given.
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
        // While there are more copies, what is placed first could be any of them.
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

import type { Problem } from './problem.ts';
import type { FittingState } from './state.ts';

/**
 * Chooses what a search branches on at every node. Items are the cells and, numbered after them,
 * the pieces.
 */
export interface Branching {
  /**
   * Called while some cell is open. Returns an open cell, or a piece that must be placed and has
   * one copy left. The choice depends on the state alone.
   */
  choose(state: FittingState): number;
  /** Whether an item without fitting placements, or another such item, is always the one chosen. */
  isNeeded(item: number): boolean;
}

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

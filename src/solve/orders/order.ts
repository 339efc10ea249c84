import type { Branching } from '../branching.ts';
import type { Problem } from '../problem.ts';

/** A fill order says which open cell is filled next: the first open one of a fixed sequence, or one it chooses. */
export interface FillOrder {
  /**
   * Every cell number once, in the order in which cells are filled, or which decides between equals
   * where they are chosen. The seed is for orders that leave it to chance.
   */
  sequence(problem: Problem, seed: number): Int32Array;
  /** Chooses among the open cells at every node; left out where the sequence says it all. */
  branching?(problem: Problem, seed: number): Branching;
}

/** The cells, sorted by what comes first about them, then by what comes second. */
export function sortedBy(problem: Problem, first: 0 | 1, second: 0 | 1): Int32Array {
  const { cells } = problem;
  return Int32Array.from(cells.keys()).sort((a, b) => {
    const one = cells[a]!;
    const other = cells[b]!;
    return one[first] - other[first] || one[second] - other[second];
  });
}

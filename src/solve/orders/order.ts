import type { Branching } from '../branching.ts';
import type { Problem } from '../problem.ts';

/**
 * Decides which open cell is filled next: the first open one of a fixed sequence, or one chosen at
 * each node.
 */
export interface FillOrder {
  /** Whether it is named by a direction of the board as written, which would not be seen on a board that is turned. */
  readonly isDirected?: boolean;
  /**
   * Every cell number once, in the order in which cells are filled, or by which ties are broken
   * where cells are chosen. The seed is for random orders.
   */
  sequence(problem: Problem, seed: number): Int32Array;
  /** Chooses among the open cells at every node; left out if the sequence alone decides. */
  branching?(problem: Problem, seed: number): Branching;
}

/** The cells sorted by one axis, then the other: 0 for columns, 1 for rows. */
export function sortedBy(problem: Problem, first: 0 | 1, second: 0 | 1): Int32Array {
  const { cells } = problem;
  return Int32Array.from(cells.keys()).sort((a, b) => {
    const one = cells[a]!;
    const other = cells[b]!;
    return one[first] - other[first] || one[second] - other[second];
  });
}

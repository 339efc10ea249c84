import type { Problem } from '../problem.ts';
import type { FittingState } from '../state.ts';

/**
 * Chooses the item that a search branches on at every node. Items are the cells and, numbered after
 * them, the pieces.
 */
export interface Branching {
  /**
   * Chooses an open cell, or a piece that must be placed and has one copy left. Called while some
   * cell is open; the choice depends on the state alone.
   */
  choose(state: FittingState): number;
  /** Whether this item or another one like it is always chosen once it has no fitting placements. */
  isNeeded(item: number): boolean;
}

/** The open cell filled next: the first of a fixed sequence, or one chosen at each node. */
export interface FillOrder {
  /** Whether its name is a direction of the board as written, which is wrong on a turned board. */
  readonly isDirected?: boolean;
  /** Every cell once, in the order of filling; branchings break ties by it. The seed is for random orders. */
  sequence(problem: Problem, seed: number): Int32Array;
  /** Chooses among the open cells at every node; left out if the sequence alone decides. */
  branching?(problem: Problem, seed: number): Branching;
}

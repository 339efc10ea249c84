import type { Problem } from '../problem.ts';
import type { FittingState } from '../state.ts';

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

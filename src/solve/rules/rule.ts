import type { State } from '../state.ts';

/** A pruning rule: a way to prove that the open part of a board cannot be completed. */
export interface Rule {
  /** Sets the rule up for a search with an empty board. */
  start(state: State): ActiveRule;
}

/** A rule as applied in one search. */
export interface ActiveRule {
  /**
   * Called after a placement, while some cell is open: whether the open cells provably cannot be
   * covered by the pieces left. The answer depends on the state alone, except for a rule with
   * memory.
   */
  isViolated(): boolean;
  /** The open cells that prove it, ascending; valid right after `isViolated` returned true. */
  reason(): readonly number[];
  /** Set if the rule has memory. */
  readonly memory?: Memory;
}

export interface Memory {
  /** The current node was searched completely, with no full board below it. */
  failed(): void;
  clear(): void;
}

import type { State } from '../state.ts';

/** A pruning rule: a way to prove that the open part of a board can't be completed. */
export interface Rule {
  /** Makes ready for one search, whose state is then as it was before the first placement. */
  start(state: State): ActiveRule;
}

/** A rule at work in one search. */
export interface ActiveRule {
  /**
   * Asked after a placement, while some cell is open: is there a proof that what is open cannot be
   * covered by what is left? The answer depends on the state alone, but for a rule with memory.
   */
  isViolated(): boolean;
  /** The open cells that are the proof, ascending, right after `refutes` found one. */
  reason(): readonly number[];
  /** The memory of a rule that has one. */
  readonly memory?: Memory;
}

export interface Memory {
  /** The node that the state is now was searched whole, and there is no full board below it. */
  failed(): void;
  /** Forgets everything. */
  clear(): void;
}

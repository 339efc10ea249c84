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
  /** The node just left was searched completely, with no full board below it. */
  failed(): void;
  clear(): void;
}

/** The rules of one search, checked in the given order. */
export class RuleSet {
  /** Whether some rule has memory. */
  readonly remembers: boolean;
  private readonly rules: readonly ActiveRule[];

  constructor(rules: readonly Rule[], state: State) {
    this.rules = rules.map((rule) => rule.start(state));
    this.remembers = this.rules.some(({ memory }) => memory);
  }

  /** The index of the first rule violated by the node just reached; −1 if none. */
  violated(): number {
    const { rules } = this;
    for (let i = 0; i < rules.length; i++) if (rules[i]!.isViolated()) return i;
    return -1;
  }

  /** The node just left was searched completely, with no full board below it. */
  failed(): void {
    for (const { memory } of this.rules) memory?.failed();
  }

  forget(): void {
    for (const { memory } of this.rules) memory?.clear();
  }
}

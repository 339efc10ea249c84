import type { State } from '../state.ts';
import type { Rule, ActiveRule } from './rule.ts';

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

  /** The current node was searched completely, with no full board below it. */
  failed(): void {
    for (const { memory } of this.rules) memory?.failed();
  }

  forget(): void {
    for (const { memory } of this.rules) memory?.clear();
  }
}

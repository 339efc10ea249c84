import type { State } from '../state.ts';
import type { Rule, ActiveRule } from './rule.ts';

/** The rules of one search, asked in the order in which they were given. */
export class RuleSet {
  /** Whether some rule remembers what it has seen. */
  readonly remembers: boolean;
  private readonly rules: readonly ActiveRule[];

  constructor(rules: readonly Rule[], state: State) {
    this.rules = rules.map((rule) => rule.start(state));
    this.remembers = this.rules.some(({ memory }) => memory);
  }

  /** The first rule that refuses the node just reached; −1 if none does. */
  violated(): number {
    const { rules } = this;
    for (let i = 0; i < rules.length; i++) if (rules[i]!.isViolated()) return i;
    return -1;
  }

  /** The node the search is at was searched whole, and there is no full board below it. */
  failed(): void {
    for (const { memory } of this.rules) memory?.failed();
  }

  forget(): void {
    for (const { memory } of this.rules) memory?.clear();
  }
}

import type { State } from '../state.ts';
import type { Rule, ActiveRule } from './rule.ts';

/** The rules of one search, asked in the order in which they were given. */
export class RuleSet {
  /** Whether some rule remembers what it has seen. */
  readonly remembers: boolean;
  private readonly watchers: readonly ActiveRule[];

  constructor(rules: readonly Rule[], state: State) {
    this.watchers = rules.map((rule) => rule.watch(state));
    this.remembers = this.watchers.some(({ memory }) => memory);
  }

  /** The first rule that refuses the node just reached; −1 if none does. */
  refusal(): number {
    const { watchers } = this;
    for (let i = 0; i < watchers.length; i++) if (watchers[i]!.refutes()) return i;
    return -1;
  }

  /** The node the search is at was searched whole, and there is no full board below it. */
  failed(): void {
    for (const { memory } of this.watchers) memory?.failed();
  }

  forget(): void {
    for (const { memory } of this.watchers) memory?.clear();
  }
}

import type { Instance } from './instance.ts';
import type { MergedStates } from './mergedStates.ts';
import type { Supplies } from './supplies.ts';

/** As many as most frontiers have: code that first runs in the middle of a count has to be compiled again. */
const INITIAL = 1024;

/** What remains of the merged states of a frontier after an option of some kind, for those that have what it needs. */
export class Remainders {
  size = 0;
  /** How many options each of this kind stands for. */
  factor = 1;
  /** The supplies that remain. */
  supplies = new Int32Array(INITIAL);
  /** The merged states that they remain of. */
  states = new Int32Array(INITIAL);

  private readonly factors: readonly number[];

  constructor({ factors }: Instance) {
    this.factors = factors;
  }

  find(merged: MergedStates, supplies: Supplies, kind: number): void {
    if (this.supplies.length < merged.size) {
      this.supplies = new Int32Array(2 * merged.size);
      this.states = new Int32Array(2 * merged.size);
    }
    const { supplies: remaining, states } = this;
    const from = merged.supplies;
    let next = supplies.next[kind]!;
    let size = 0;
    for (let i = 0; i < merged.size; i++) {
      let remains = next[from[i]!]!;
      if (remains === 0) {
        remains = supplies.computeNext(from[i]!, kind);
        next = supplies.next[kind]!;
      }
      if (remains < 0) continue;
      remaining[size] = remains;
      states[size++] = i;
    }
    this.size = size;
    this.factor = this.factors[kind]!;
  }
}

import type { Condition } from '../../../count/asked/question.ts';

/** Conditions one after another, as a person has changed them, and which are at hand. */
export class ConditionHistory {
  at = 0;
  private line: readonly (readonly Condition[])[];

  constructor(first: readonly Condition[]) {
    this.line = [first];
  }

  get now(): readonly Condition[] {
    return this.line[this.at]!;
  }

  /** The last moment that can be redone. */
  get last(): number {
    return this.line.length - 1;
  }

  /** Changes the conditions; what was undone is gone. */
  change(next: readonly Condition[]): void {
    this.line = [...this.line.slice(0, this.at + 1), next];
    this.at++;
  }
}

import { CompletionCount } from '../count/completionCount.ts';
import type { Problem } from '../solve/problem.ts';

/** Whether some pieces can be completed to a solution of what is asked, found out by budgets. */
export class PositionQuestion {
  private readonly count: CompletionCount;

  /**
   * @param laid the placements that lie, in any order
   * @param hold the orientation to which solutions are restricted, as by `askedHold`
   */
  constructor(problem: Problem, laid: readonly number[], hold: string) {
    this.count = new CompletionCount(problem, laid, hold);
  }

  /** Goes on for about as long as it takes to write so many states; returns whether the answer is known. */
  run(states: number): boolean {
    if (this.isSolvable !== undefined) return true;
    return this.count.run(states) || this.isSolvable !== undefined;
  }

  /** Undefined while it is not known. */
  get isSolvable(): boolean | undefined {
    const { known } = this.count;
    return known.kind === 'unknown' ? undefined : known.ways > 0n;
  }
}

import { coveredBy, type Problem } from '../../../solve/problem.ts';
import type { ClassModel } from '../../../ui/class/model.ts';
import type { LostSince } from '../kit/lostSince.ts';

/** The question whether a solution is left, as long as the position is on show of which it was asked. */
export class StillSolvable {
  private readonly problem: Problem;
  private asked: string | undefined;

  constructor(problem: Problem) {
    this.problem = problem;
  }

  get isAsked(): boolean {
    return this.asked !== undefined;
  }

  /** Asks of a position, or puts the answer away; a full board has nothing to ask. */
  toggle(lying: readonly number[]): void {
    this.asked = this.isAsked || this.isFull(lying) ? undefined : lying.join();
  }

  private isFull(lying: readonly number[]): boolean {
    const covered = lying.flatMap((placement) => [...coveredBy(this.problem, placement)]);
    return covered.length === this.problem.cells.length;
  }

  /** Forgets what was asked of another position. */
  follow(lying: readonly number[]): void {
    if (this.asked !== lying.join()) this.asked = undefined;
  }

  /** The answer, if it was asked of what lies. */
  answer(
    lost: Pick<LostSince, 'solvableTo' | 'isAsking'>,
    lying: readonly number[],
  ): ClassModel['solvable'] {
    if (!this.isAsked) return undefined;
    const until = lost.solvableTo(lying);
    if (until === undefined) return lost.isAsking ? 'asked' : 'unknown';
    return until === lying.length ? 'yes' : 'no';
  }
}

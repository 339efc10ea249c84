import { fixedAt } from '../../../solve/fixedAt.ts';
import { compile, type Problem } from '../../../solve/problem.ts';
import { proofOf } from '../../../teach/weighting/account.ts';
import type { ProofAtMoment } from '../../../ui/class/model.ts';

/** The proofs that no solution is left at moments of a search. */
export class Proofs {
  private readonly problem: Problem;
  private whole: ProofAtMoment | undefined;
  private last: { readonly path: string; readonly found: ProofAtMoment } | undefined;

  constructor(problem: Problem) {
    this.problem = problem;
  }

  /**
   * That of the whole board holds at every moment; where there is none, that of what a path leaves.
   *
   * @returns undefined if it was not looked for, as that takes time and is not asked for
   */
  at(path: readonly number[], isAsked: boolean): ProofAtMoment | undefined {
    const { problem } = this;
    if (!this.whole && !isAsked) return undefined;
    this.whole ??= { problem, proof: proofOf(problem) };
    if (this.whole.proof || path.length === 0) return this.whole;
    const name = path.join();
    if (this.last?.path !== name) {
      if (!isAsked) return undefined;
      const rest = compile(fixedAt(problem, path));
      this.last = { path: name, found: { problem: rest, proof: proofOf(rest) } };
    }
    return this.last.found;
  }
}

import { printPuzzle } from '../../../puzzle/text.ts';
import { fixedAt } from '../../../solve/fixedAt.ts';
import { compile, type Problem } from '../../../solve/problem.ts';
import type { ProofAtMoment } from '../../../ui/class/model.ts';
import type { Prove } from '../../library/proving.ts';

/**
 * The proofs that no solution is left at moments of a search. One is looked for at a time: that of the moment for which
 * was asked last.
 */
export class Proofs {
  private readonly problem: Problem;
  private readonly prove: Prove;
  private changed: () => void;
  private readonly searched: number | undefined;
  private whole: ProofAtMoment | undefined;
  private last: { readonly name: string; readonly found: ProofAtMoment } | undefined;
  /** The path for which one is looked for, and the one for which it could not be. */
  private looking: string | undefined;
  private failed: string | undefined;

  /**
   * @param changed called when something was found out
   * @param searched how many placements its search makes, if it is known to find no solution
   */
  constructor(problem: Problem, prove: Prove, changed: () => void, searched?: number) {
    this.problem = problem;
    this.prove = prove;
    this.changed = changed;
    this.searched = searched;
  }

  /**
   * That of the whole board holds at every moment; where there is none, that of what a path leaves.
   *
   * @returns undefined while it is not known; it is looked for if it is asked for
   */
  at(path: readonly number[], isAsked: boolean): ProofAtMoment | undefined {
    const known = this.known(path);
    if (!known && isAsked && this.looking === undefined) void this.look(this.whole ? path : []);
    return known;
  }

  /** Whether none could be looked for, of the whole board or of what a path leaves. */
  isRefused(path: readonly number[]): boolean {
    return this.failed === (this.whole ? path : []).join();
  }

  /** Forgets what is being looked for. */
  close(): void {
    this.changed = () => undefined;
  }

  private known(path: readonly number[]): ProofAtMoment | undefined {
    const { whole, last } = this;
    if (!whole || whole.proof || path.length === 0) return whole;
    return last?.name === path.join() ? last.found : undefined;
  }

  private async look(path: readonly number[]): Promise<void> {
    const name = path.join();
    if (this.failed === name) return;
    this.looking = name;
    const { problem, searched } = this;
    try {
      const proof = await this.prove(printPuzzle(problem.puzzle), path);
      const isOfRest = proof !== undefined && path.length > 0;
      const found = {
        problem: isOfRest ? compile(fixedAt(problem, path)) : problem,
        proof,
        searched,
      };
      if (path.length === 0) this.whole = found;
      else this.last = { name, found };
      this.failed = undefined;
    } catch {
      this.failed = name;
    }
    this.looking = undefined;
    this.changed();
  }
}

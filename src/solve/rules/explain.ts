import { coveredBy, type Problem } from '../problem.ts';
import { rules, type RuleId } from './index.ts';
import type { ActiveRule } from './rule.ts';
import type { Search } from '../search.ts';
import { copiesOf, stateAfter, type State } from '../state.ts';
import { idOf, kindOf, PRUNE, REJECT, type Step } from '../step.ts';

/** Why a node was pruned, or why a placement does not fit. */
export type Reason =
  | {
      readonly kind: typeof PRUNE;
      readonly rule: RuleId;
      /** The open cells that cannot be covered, ascending. */
      readonly cells: readonly number[];
    }
  | {
      readonly kind: typeof REJECT;
      /** The placement's cells that are covered, ascending. */
      readonly taken: readonly number[];
      /** Whether no copy of the piece is left. */
      readonly usedUp: boolean;
    };

/** Derives why a search pruned or rejected, from the board at that moment. */
export class Explainer {
  private readonly problem: Problem;
  private readonly rules: readonly RuleId[];
  private readonly open: Uint8Array;
  private readonly left: Int32Array;
  private readonly state: State & { path: Int32Array; depth: number };
  private readonly activeRules: readonly ActiveRule[];

  constructor(problem: Problem, search: Search) {
    this.problem = problem;
    this.rules = search.rules;
    this.open = new Uint8Array(problem.cells.length).fill(1);
    this.left = copiesOf(problem);
    const path = new Int32Array(problem.cells.length);
    this.state = { problem, open: this.open, left: this.left, path, depth: 0 };
    this.activeRules = search.rules.map((id) => rules[id].start(this.state));
  }

  /**
   * The reason for a step, given the placements on the board in order; undefined for other kinds of
   * steps.
   */
  reasonFor(step: Step, path: Iterable<number>): Reason | undefined {
    const kind = kindOf(step);
    if (kind !== PRUNE && kind !== REJECT) return undefined;
    this.setPath([...path]);
    return kind === PRUNE ? this.whyPruned(idOf(step)) : this.whyRejected(idOf(step));
  }

  private setPath(path: readonly number[]): void {
    const { problem, open, left, state } = this;
    const now = stateAfter(problem, Int32Array.from(path));
    open.set(now.open);
    left.set(now.left);
    state.path.set(path);
    state.depth = path.length;
  }

  private whyPruned(rule: number): Reason {
    const active = this.activeRules[rule]!;
    // A rule with memory starts empty here, but its reason is always all open cells.
    const found = active.isViolated();
    if (!found && !active.memory) throw new Error('The rule is not violated here.');
    return { kind: PRUNE, rule: this.rules[rule]!, cells: active.reason() };
  }

  private whyRejected(placement: number): Reason {
    const { problem, open, left } = this;
    const taken = [...coveredBy(problem, placement)].filter((cell) => open[cell] === 0);
    const piece = problem.placements.piece[placement]!;
    return { kind: REJECT, taken, usedUp: left[piece] === 0 };
  }
}

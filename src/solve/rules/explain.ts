import { coveredBy, type Problem } from '../problem.ts';
import { rules, type RuleId } from './index.ts';
import type { ActiveRule } from './rule.ts';
import type { Search } from '../search.ts';
import { stateAfter, type State } from '../state.ts';
import { idOf, kindOf, PRUNE, REJECT, type Step } from '../step.ts';

/** The reason why a node is pruned, or why a placement does not fit. */
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

/** Derives the reasons for which a search prunes or rejects from the board at that moment. */
export class Explainer {
  private readonly rules: readonly RuleId[];
  private readonly activeRules: readonly ActiveRule[];
  /** The state that the rules read; replaced in place. */
  private readonly state: State & { depth: number };

  constructor(problem: Problem, search: Search) {
    const path = new Int32Array(problem.cells.length);
    this.state = { ...stateAfter(problem, new Int32Array()), path };
    this.rules = search.rules;
    this.activeRules = search.rules.map((id) => rules[id].start(this.state));
  }

  /**
   * The reason for a step; undefined unless it prunes or rejects.
   *
   * @param path the placements on the board before the step, in order
   */
  reasonFor(step: Step, path: Iterable<number>): Reason | undefined {
    const kind = kindOf(step);
    if (kind !== PRUNE && kind !== REJECT) return undefined;
    const { state } = this;
    const now = stateAfter(state.problem, Int32Array.from(path));
    state.open.set(now.open);
    state.left.set(now.left);
    state.path.set(now.path);
    state.depth = now.depth;
    return kind === PRUNE ? this.whyPruned(idOf(step)) : this.whyRejected(idOf(step));
  }

  private whyPruned(rule: number): Reason {
    const active = this.activeRules[rule]!;
    // A rule with memory starts empty here, but its reason is always all open cells.
    const found = active.isViolated();
    if (!found && !active.memory) throw new Error('The rule is not violated here.');
    return { kind: PRUNE, rule: this.rules[rule]!, cells: active.reason() };
  }

  private whyRejected(placement: number): Reason {
    const { problem, open, left } = this.state;
    const taken = [...coveredBy(problem, placement)].filter((cell) => open[cell] === 0);
    const piece = problem.placements.piece[placement]!;
    return { kind: REJECT, taken, usedUp: left[piece] === 0 };
  }
}

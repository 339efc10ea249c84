import type { Problem } from '../solve/problem.ts';
import type { Search } from '../solve/search.ts';
import { stateAfter } from '../solve/state.ts';
import { askedHold } from './heldPiece.ts';
import { PositionQuestion } from './positionQuestion.ts';
import type { Solvability } from './solvability.ts';

/** The most answers that are kept: some megabytes. */
const MOST_KEPT = 2 ** 15;
/** States between two looks at what is known already. */
const STATES = 2 ** 12;
/** The most states for all answers together: about a minute. */
export const MOST_STATES = 2 ** 26;

/**
 * Answers by search and count, as long as there are states left; positions with the same cells open and the same
 * pieces left are one.
 */
export class CountedSolvability implements Solvability {
  private readonly problem: Problem;
  private readonly hold: string;
  private statesLeft: number;
  private readonly most: number;
  /** Cells open and pieces left → the answer, in the order in which they were last asked for. */
  private readonly kept = new Map<string, boolean>();

  /**
   * @param states the most that may be written for all answers together
   * @param most the answers that are kept
   */
  constructor(problem: Problem, search: Search, states = MOST_STATES, most = MOST_KEPT) {
    this.problem = problem;
    this.hold = askedHold(problem, search);
    this.statesLeft = states;
    this.most = most;
  }

  isSolvable(path: ArrayLike<number>, depth: number): boolean | undefined {
    const laid = Array.from({ length: depth }, (_, level) => path[level]!);
    const { open, left } = stateAfter(this.problem, Int32Array.from(laid));
    const key = `${open.join('')} ${left.join()}`;
    const answer = this.kept.get(key) ?? this.ask(laid);
    if (answer === undefined) return undefined;
    this.kept.delete(key);
    this.kept.set(key, answer);
    if (this.kept.size > this.most) this.kept.delete(this.kept.keys().next().value!);
    return answer;
  }

  private ask(laid: readonly number[]): boolean | undefined {
    const question = new PositionQuestion(this.problem, laid, this.hold);
    while (this.statesLeft > 0) {
      const states = Math.min(STATES, this.statesLeft);
      this.statesLeft -= states;
      if (question.run(states)) break;
    }
    return question.isSolvable;
  }
}

import type { Problem } from '../solve/problem.ts';
import type { BoardState } from './boardState.ts';
import { Playhead } from './playhead.ts';
import type { Tape } from './tape.ts';

/** The last solution of a search that has ended, laid out again. */
export class Encore {
  private readonly tape: Tape;
  private readonly head: Playhead;
  private isLaid = false;

  constructor(problem: Problem, tape: Tape) {
    this.tape = tape;
    this.head = new Playhead(problem, tape);
  }

  /** The board as it was then, once it is at hand; undefined until then, and where there is no solution. */
  state(): BoardState | undefined {
    const { tape, head } = this;
    const step = tape.end === undefined ? undefined : tape.lastSolution;
    if (step === undefined) return undefined;
    // Once it lies there nothing is wanted of the tape any more, which keeps what is near one place.
    this.isLaid ||= head.moveTo(step);
    if (this.isLaid) return head.state;
    head.want(step, false, step);
    return undefined;
  }
}

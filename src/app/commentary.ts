import type { Tape } from '../play/tape.ts';
import type { Problem } from '../solve/problem.ts';
import type { Search } from '../solve/search.ts';
import type { SearchMark } from '../solve/searchProcess.ts';
import { Explanation, type Explained } from '../teach/explanation.ts';

/** How many steps it follows a search at most to reach a moment: those of a few chunks. */
const MOST_FOLLOWED = 40_000;

/** Explains the moments of a search as they are shown, without holding up the picture. */
export class Commentary {
  private readonly explanation: Explanation;
  private readonly tape: Pick<Tape<SearchMark>, 'anchorBefore'>;
  private asked = -1;
  private explained: Explained | undefined;

  /** @param tape of the search, from which a search is followed to a moment */
  constructor(problem: Problem, search: Search, tape: Commentary['tape']) {
    this.explanation = new Explanation(problem, search);
    this.tape = tape;
  }

  /**
   * Explains the moment after a step and all its ticks. The one after the last is at hand. Any other takes some
   * time, so it is explained once it has been asked for twice in a row, and the last one stands until then.
   */
  at(step: number): Explained | undefined {
    const last = this.explained?.situation.step;
    const isSettled = step === this.asked || last === undefined || step === last + 1;
    this.asked = step;
    if (step === last || !isSettled) return this.explained;
    const from = this.tape.anchorBefore(step);
    const isNear = step - (from?.step ?? 0) <= MOST_FOLLOWED;
    const when = { step, tick: Infinity };
    this.explained = isNear ? this.explanation.at(when, 'places', from) : undefined;
    return this.explained;
  }
}

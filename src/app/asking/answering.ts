import type { Choice } from '../../count/asked/choice.ts';
import { type Conditions, Solutions } from '../../count/diagram/solutions.ts';
import type { Reach } from '../../count/diagram/listing.ts';
import { solutionsOf } from '../../count/diagram/solutionLayers.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { compile, type Problem } from '../../solve/problem.ts';
import type { AskedQuestion, FromSolutions, ToSolutions } from '../workers/messages.ts';
import { ChosenSolutions } from './chosenSolutions.ts';
import { answerOf, answerTo } from './questions.ts';

/** For how long layers are made between two looks at messages, and between two reports, in ms. */
const SLICE = 8;
const REPORT_EVERY = 100;

/** The worker's side: makes the diagrams of all solutions of a puzzle, then answers questions about them. */
export class Answering {
  private readonly post: (message: FromSolutions) => void;
  private readonly now: () => number;
  private problem: Problem | undefined;
  private making: ReturnType<typeof solutionsOf> | undefined;
  private solutions: Solutions | undefined;
  private chosen: ChosenSolutions | undefined;
  private open: readonly AskedQuestion[] = [];
  /** The solutions that met the conditions of the last question. */
  private last: { readonly key: string; readonly under: Solutions } | undefined;
  private reported = -Infinity;

  /** @param now a clock, in ms */
  constructor(post: (message: FromSolutions) => void, now: () => number) {
    [this.post, this.now] = [post, now];
  }

  receive(message: ToSolutions): void {
    if ('text' in message) {
      this.problem = compile(parsePuzzle(message.text));
      // Conditions need paths of their own, which count as memory from the start.
      this.making = solutionsOf(this.problem, message.memory, true);
    } else this.open = message.questions;
  }

  /** Goes on for a few milliseconds, or answers one question; returns whether there is more to do. */
  run(): boolean {
    if (this.making) this.make(this.making);
    else if (this.solutions) this.answer(this.solutions);
    return this.making !== undefined || (this.solutions !== undefined && this.open.length > 0);
  }

  private make(making: ReturnType<typeof solutionsOf>): void {
    const until = this.now() + SLICE;
    do {
      const { value, done } = making.next();
      if (done) return this.end(value);
      if (this.now() - this.reported < REPORT_EVERY) continue;
      this.reported = this.now();
      this.post({ progress: value });
    } while (this.now() < until);
  }

  private end(made: Solutions | Reach): void {
    this.making = undefined;
    if (made instanceof Solutions) {
      this.solutions = made;
      this.chosen = new ChosenSolutions(this.problem!, made);
      this.post({ count: made.count });
    } else this.post({ full: made });
  }

  private answer(solutions: Solutions): void {
    const [asked, ...others] = this.open;
    if (!asked) return;
    const { id, question } = asked;
    if ('choice' in question) {
      if (!this.choose(id, question.choice)) return;
      this.open = others;
      this.post({ id, answer: answerOf(this.chosen!, question) });
      return;
    }
    this.open = others;
    this.post({ id, answer: answerTo(this.under(solutions, question.conditions), question) });
  }

  /** Makes a choice for a few milliseconds, and tells how far it is; returns whether it is made. */
  private choose(id: number, choice: Choice): boolean {
    const until = this.now() + SLICE;
    for (;;) {
      const share = this.chosen!.goOn(choice);
      if (share === undefined) return true;
      if (this.now() < until) continue;
      if (this.now() - this.reported < REPORT_EVERY) return false;
      this.reported = this.now();
      this.post({ id, share });
      return false;
    }
  }

  private under(solutions: Solutions, conditions: Conditions): Solutions {
    const { fixed, forbidden } = conditions;
    if (fixed.length + forbidden.length === 0) return solutions;
    const key = JSON.stringify(conditions);
    if (this.last?.key === key) return this.last.under;
    // One at a time is in memory.
    this.last = undefined;
    const under = solutions.under(conditions);
    this.last = { key, under };
    return under;
  }
}

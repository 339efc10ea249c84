import type { Choice } from '../../count/asked/choice.ts';
import { type Conditions, isConditioned, Solutions } from '../../count/diagram/solutions.ts';
import { type Progress, within } from '../../count/diagram/progress.ts';
import type { Reach } from '../../count/diagram/listing.ts';
import { solutionsOf } from '../../count/diagram/solutionLayers.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { compile, type Problem } from '../../solve/problem.ts';
import type { AskedQuestion, FromSolutions, ToSolutions } from '../workers/messages.ts';
import { ChosenSolutions } from './chosenSolutions.ts';
import { type Answer, answerOf, answerTo, type Question } from './questions.ts';

/** For how long it works between two looks at messages, and between two reports, in ms. */
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
  /** The question that is being answered. */
  private atHand: { readonly id: number; readonly work: Progress<Answer> } | undefined;
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

  /** Goes on for a few milliseconds; returns whether there is more to do. */
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

  /** Goes on with the first question that is open, for a few milliseconds. */
  private answer(solutions: Solutions): void {
    const [asked, ...others] = this.open;
    if (!asked) return;
    const { id, question } = asked;
    if (this.atHand?.id !== id) {
      this.atHand = { id, work: this.work(solutions, question) };
      // What comes soon needs no report.
      this.reported = this.now();
    }
    const until = this.now() + SLICE;
    do {
      const { value, done } = this.atHand.work.next();
      if (done) {
        this.open = others;
        this.post({ id, answer: value });
        return;
      }
      if (this.now() - this.reported < REPORT_EVERY) continue;
      this.reported = this.now();
      this.post({ id, share: value });
    } while (this.now() < until);
  }

  private *work(solutions: Solutions, question: Question): Progress<Answer> {
    if ('choice' in question) {
      yield* this.choose(question.choice);
      return answerOf(this.chosen!, question);
    }
    const { conditions, kind } = question;
    const isKnown = !isConditioned(conditions) || this.last?.key === JSON.stringify(conditions);
    // What only has to be counted is known then.
    const toCount = kind === 'shares' ? 1 / 2 : 1;
    const share = isKnown ? 0 : toCount;
    const under = yield* within(this.under(solutions, conditions), 0, share);
    return yield* within(answerTo(under, question), share, 1);
  }

  private *choose(choice: Choice): Progress<void> {
    for (;;) {
      const share = this.chosen!.goOn(choice);
      if (share === undefined) return;
      yield share;
    }
  }

  private *under(solutions: Solutions, conditions: Conditions): Progress<Solutions> {
    if (!isConditioned(conditions)) return solutions;
    const key = JSON.stringify(conditions);
    if (this.last?.key === key) return this.last.under;
    // One at a time is in memory.
    this.last = undefined;
    const under = yield* solutions.findUnder(conditions);
    this.last = { key, under };
    return under;
  }
}

import { type Conditions, Solutions } from '../../count/diagram/solutions.ts';
import type { Reach } from '../../count/diagram/listing.ts';
import { solutionsOf } from '../../count/diagram/solutionLayers.ts';
import { parsePuzzle } from '../../puzzle/text.ts';
import { compile } from '../../solve/problem.ts';
import type { AskedQuestion, FromSolutions, ToSolutions } from '../workers/messages.ts';
import { answerTo } from './questions.ts';

/** For how long layers are made between two looks at messages, and between two reports, in ms. */
const SLICE = 8;
const REPORT_EVERY = 100;

/** The worker's side: makes the diagrams of all solutions of a puzzle, then answers questions about them. */
export class Answering {
  private readonly post: (message: FromSolutions) => void;
  private readonly now: () => number;
  private making: ReturnType<typeof solutionsOf> | undefined;
  private solutions: Solutions | undefined;
  private open: readonly AskedQuestion[] = [];
  /** The solutions that met the conditions of the last question. */
  private last: { readonly key: string; readonly under: Solutions } | undefined;
  private reported = -Infinity;

  /** @param now a clock, in ms */
  constructor(post: (message: FromSolutions) => void, now: () => number) {
    [this.post, this.now] = [post, now];
  }

  receive(message: ToSolutions): void {
    if ('text' in message)
      this.making = solutionsOf(compile(parsePuzzle(message.text)), message.memory);
    else this.open = message.questions;
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
      this.post({ count: made.count });
    } else this.post({ full: made });
  }

  private answer(solutions: Solutions): void {
    const [asked, ...others] = this.open;
    if (!asked) return;
    this.open = others;
    const { id, question } = asked;
    this.post({ id, answer: answerTo(this.under(solutions, question.conditions), question) });
  }

  private under(solutions: Solutions, conditions: Conditions): Solutions {
    const { fixed, forbidden } = conditions;
    if (fixed.length + forbidden.length === 0) return solutions;
    const key = JSON.stringify(conditions);
    if (this.last?.key !== key) this.last = { key, under: solutions.under(conditions) };
    return this.last.under;
  }
}

import { writeChoice, type Choice } from '../../count/asked/choice.ts';
import {
  chosenOf,
  imagesOf,
  isRefused,
  type Chosen,
  type FigureRow,
  type Numbered,
  type Refusal,
} from '../../count/asked/chosen.ts';
import type { Solutions } from '../../count/diagram/solutions.ts';
import type { Problem } from '../../solve/problem.ts';

/** How many solutions were chosen, and what they are sorted by; or why not. */
export type Choosing = { readonly count: bigint; readonly rows: readonly FigureRow[] } | Refusal;

/** The worker's side of choices among all solutions: one choice at a time, which may take long. */
export class ChosenSolutions {
  private readonly problem: Problem;
  private readonly all: Solutions;
  private key: string | undefined;
  private making: ReturnType<typeof chosenOf> | undefined;
  private made: Chosen | Refusal | undefined;

  constructor(problem: Problem, all: Solutions) {
    [this.problem, this.all] = [problem, all];
  }

  /** Goes on with a choice; returns the share of the solutions looked at, undefined if that is done. */
  goOn(choice: Choice): number | undefined {
    const key = writeChoice(choice).join();
    if (key !== this.key) {
      this.key = key;
      this.made = undefined;
      this.making = chosenOf(this.problem, this.all, choice);
    }
    if (!this.making) return undefined;
    const { value, done } = this.making.next();
    if (!done) return value;
    this.making = undefined;
    this.made = value;
    return undefined;
  }

  /** What came of the choice that is done. */
  outcome(): Choosing {
    const made = this.made!;
    return isRefused(made) ? made : { count: made.count, rows: made.rows };
  }

  /** Some of those that were chosen, from a place on. */
  list(place: bigint, many: number): readonly Numbered[] {
    const made = this.made!;
    if (isRefused(made)) return [];
    const left = made.count - place;
    const length = left < BigInt(many) ? Math.max(0, Number(left)) : many;
    return Array.from({ length }, (_, i) => made.at(place + BigInt(i)));
  }

  /** So many of them, spread evenly over all, or all if they are fewer: the placements of each. */
  spread(many: number): (readonly number[])[] {
    const made = this.made!;
    if (isRefused(made)) return [];
    const all = made.count;
    if (all <= BigInt(many)) return this.list(0n, many).map(({ placements }) => [...placements]);
    return Array.from({ length: many }, (_, i) => {
      const { placements } = made.at((BigInt(i) * all) / BigInt(many));
      return placements;
    });
  }

  images(placements: readonly number[]): readonly Numbered[] {
    return imagesOf(this.problem, this.all, placements);
  }
}

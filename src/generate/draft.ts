import { RandomStream, shuffledBy } from '../solve/random.ts';
import { Division } from './division.ts';
import { refusalOf, RESTART, STUCK, swapOf } from './events.ts';
import type { Step } from '../run/step.ts';
import type { Frame } from './frame.ts';

export interface DraftState {
  readonly owner: readonly number[];
  readonly random: readonly number[];
  readonly tries: number;
  readonly restarts: number;
  readonly planned: readonly Step[];
}

/** A division in the making, which strategies work on. */
export class Draft {
  readonly division: Division;
  readonly random: RandomStream;
  /** Swaps considered, made or not. */
  tries = 0;
  restarts = 0;
  /** Swaps and assignments that are decided on and come next. */
  private planned: Step[] = [];

  constructor(frame: Frame, sizes: readonly number[], seed: number) {
    this.division = new Division(frame, sizes);
    this.random = new RandomStream(seed);
  }

  colour(): void {
    const owner = this.division.sizes.flatMap((size, block) =>
      Array.from({ length: size }, () => block),
    );
    this.division.set(shuffledBy(owner, this.random));
  }

  /** Plans the swaps that shuffle all cells. */
  planShuffle(): void {
    const owner = [...this.division.owner];
    for (let one = owner.length - 1; one > 0; one--) {
      const other = this.random.below(one + 1);
      if (owner[one] === owner[other]) continue;
      [owner[one], owner[other]] = [owner[other]!, owner[one]!];
      this.plan(swapOf(one, other, owner.length));
    }
  }

  /** Plans swaps that lead to another division into blocks of the same sizes. */
  planTo(target: ArrayLike<number>): void {
    const owner = [...this.division.owner];
    const isWrong = (cell: number): boolean => owner[cell] !== target[cell];
    for (const cell of owner.keys()) {
      if (!isWrong(cell)) continue;
      const takers = [...owner.keys()].filter((one) => isWrong(one) && owner[one] === target[cell]);
      // Rather one that is right then, too.
      const other = takers.find((one) => target[one] === owner[cell]) ?? takers[0]!;
      [owner[cell], owner[other]] = [owner[other]!, owner[cell]!];
      this.plan(swapOf(cell, other, owner.length));
    }
  }

  /** Appends a swap or an assignment to those planned. */
  plan(event: Step): void {
    this.planned.push(event);
  }

  /** Makes the next of the planned events; undefined if there is none. */
  nextPlanned(): Step | undefined {
    const event = this.planned.shift();
    if (event !== undefined) this.division.apply(event);
    return event;
  }

  /** Swaps two cells of different blocks, unless that adds more than so much to the score. */
  trySwap(one: number, other: number, allowed: number): Step {
    this.tries++;
    const { count } = this.division.frame;
    return this.division.trySwap(one, other, allowed)
      ? swapOf(one, other, count)
      : refusalOf(one, other, count);
  }

  /** Refuses a swap without trying it. */
  refuse(one: number, other: number): Step {
    this.tries++;
    return refusalOf(one, other, this.division.frame.count);
  }

  /** The event where nothing leads on: RESTART, or STUCK after the most restarts. */
  restart(most: number): Step {
    if (this.restarts === most) return STUCK;
    this.restarts++;
    return RESTART;
  }

  state(): DraftState {
    return {
      owner: [...this.division.owner],
      random: this.random.state(),
      tries: this.tries,
      restarts: this.restarts,
      planned: [...this.planned],
    };
  }

  restore({ owner, random, tries, restarts, planned }: DraftState): void {
    this.division.set(owner);
    this.random.restore(random);
    this.tries = tries;
    this.restarts = restarts;
    this.planned = [...planned];
  }
}

import { RandomStream } from '../solve/random.ts';
import { Division } from './division.ts';
import { refusalOf, RESTART, STUCK, swapOf } from './events.ts';
import type { Step } from '../run/step.ts';
import type { Frame } from './frame.ts';

/** The state of a draft as plain data. */
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
  private triesSoFar = 0;
  private restartsSoFar = 0;
  /** Swaps and assignments that are decided on and come next. */
  private planned: Step[] = [];

  constructor(frame: Frame, sizes: readonly number[], seed: number) {
    this.division = new Division(frame, sizes);
    this.random = new RandomStream(seed);
  }

  /** The number of swaps considered, made or not. */
  get tries(): number {
    return this.triesSoFar;
  }

  get restarts(): number {
    return this.restartsSoFar;
  }

  /** Puts the cells into blocks at random. */
  colour(): void {
    const owner = this.division.sizes.flatMap((size, block) =>
      Array.from({ length: size }, () => block),
    );
    for (const [one, other] of this.shuffle(owner.length))
      [owner[one], owner[other]] = [owner[other]!, owner[one]!];
    this.division.set(owner);
  }

  /** Plans the swaps that shuffle all cells. */
  planShuffle(): void {
    const owner = [...this.division.owner];
    for (const [one, other] of this.shuffle(owner.length)) {
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

  /** Fisher and Yates: what to exchange, one pair after the other. */
  private *shuffle(count: number): Generator<readonly [number, number], void> {
    for (let last = count - 1; last > 0; last--) yield [last, this.random.below(last + 1)];
  }

  /** Has a swap or an assignment come next, after those planned already. */
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
    this.triesSoFar++;
    const { count } = this.division.frame;
    return this.division.trySwap(one, other, allowed)
      ? swapOf(one, other, count)
      : refusalOf(one, other, count);
  }

  /** Refuses a swap without trying it. */
  refuse(one: number, other: number): Step {
    this.triesSoFar++;
    return refusalOf(one, other, this.division.frame.count);
  }

  /** What to report where nothing leads on: that all begins anew, unless it did so often already. */
  restart(most: number): Step {
    if (this.restartsSoFar === most) return STUCK;
    this.restartsSoFar++;
    return RESTART;
  }

  state(): DraftState {
    return {
      owner: [...this.division.owner],
      random: this.random.state(),
      tries: this.triesSoFar,
      restarts: this.restartsSoFar,
      planned: [...this.planned],
    };
  }

  restore({ owner, random, tries, restarts, planned }: DraftState): void {
    this.division.set(owner);
    this.random.restore(random);
    this.triesSoFar = tries;
    this.restartsSoFar = restarts;
    this.planned = [...planned];
  }
}

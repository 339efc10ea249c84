import { readInteger, writeInteger } from '../solve/saved/validate.ts';
import type { Problem } from '../solve/problem.ts';
import { symmetries } from '../solve/symmetry/symmetry.ts';
import { Completions, meetingCell } from './completions.ts';
import { FILL, type CountState } from './countState.ts';
import { FillOrder } from './fillOrder.ts';
import type { Instance } from './instance.ts';
import { isBalanced, shareDone, termsOf, type Term } from './plan.ts';
import { sizeOf, UNITS, whole, type Share } from './share.ts';
import { wholeBoard } from './region.ts';
import { bytesOf, rangeEnd, type States } from './states.ts';
import { Sweep } from './sweep.ts';

/** Bytes that states may take by default. */
const MEMORY = 2 ** 28;
/** The share of the memory that completions may take, and of a term's work that they are; by measurement. */
const COMPLETIONS = 0.4;
const COMPLETING = 0.2;
/** A sweep that completions leave less memory is split early, by this factor: what is set aside takes memory from all that follow. */
const EARLY = 0.3;
/** By what factor the states of a small share take more work than as a part of all, as fewer of those that follow are merged. */
const SHARE_COST = 2;
/** With so many states, merged or not, a sweep is divided among shares; or when they take so many bytes, in any memory. */
const SHARED_STATES = 2 ** 20;
const SHARED_BYTES = 2 ** 24;
/** The share of its memory that a sweep may begin with. */
const BEGUN = 1 / 2;
/** The share of the memory that a sweep gets, however little is left, and what that falls by with each sweep set aside. */
const LEAST = 1 / 8;
const FALL = 0.85;

/** About how many states are written before `run` checks how many are left of its budget. */
const SLICE = 2 ** 13;

export interface CountOptions {
  /** Count solutions that are images of each other once. */
  readonly unique: boolean;
  /** Count a share of all terms: from one unit on, up to another one. The counts of shares add up. */
  readonly share?: Share;
  /** Go on from a state of the same share of the same count. */
  readonly from?: CountState;
  /** How many bytes states may take, about. Less memory takes more time. */
  readonly memory?: number;
  /** With so many states a sweep is divided among shares: the same number for all shares of a count. */
  readonly sharedStates?: number;
  /** Sweeps from both ends meet at this share of the cells; where it is expected to be fastest, if left out. */
  readonly meetAt?: number | undefined;
  /** Called again and again while it runs: much memory may have been let go since. */
  readonly collect?: (() => void) | undefined;
}

/** A frame while it is counted. */
interface OpenFrame {
  readonly memory: number;
  readonly states: States;
  from: number;
  to: number;
  /** Which share of the term's work its states are. */
  readonly span: Span;
}

/** A share of some work: where it begins, and how much it is. */
interface Span {
  readonly from: number;
  readonly size: number;
}

/**
 * Counts the solutions of a problem without visiting each. The instances to count are swept one after the other.
 * A sweep whose states do not fit into the memory is split: its states are set aside, and swept in ranges, each
 * of which may get full again. So a count is a stack of frames; they are all that has to be saved, since
 * each sweep can be repeated up to the moment it got full.
 */
export class Count {
  /** Weighted solutions are divided by this: the number of symmetries, for unique solutions. */
  readonly divisor: number;
  private readonly terms: readonly Term[];
  private readonly share: Share;
  private readonly memory: number;
  private readonly sharedStates: number;
  private readonly meetAt: number | undefined;
  private readonly collect: (() => void) | undefined;
  private readonly work: Generator<number, void, undefined>;
  private isDone = false;
  private term = 0;
  private frames: OpenFrame[] = [];
  private sweep: Sweep | undefined;
  /** How sweeps of the term are completed, and with what they meet; undefined if they go to the end of the board. */
  private completions: Completions | undefined;
  private meeting: CountState['meeting'];
  /** Which share of the term's work the sweep is. */
  private span: Span = { from: 0, size: 1 };
  /** Whether the sweep has begun the states of this share. */
  private isDivided = false;
  private sum: bigint;
  /** Whether what the sweep finds counts: not while it is repeated. */
  private isCounting = false;
  /** Found before the term was split among shares, and not in `sum` yet. */
  private carried = 0n;
  /** The state to go on from, until it is reached. */
  private resumed: CountState | undefined;
  private furthest = 0;
  private mergedBefore = 0;

  constructor(problem: Problem, options: CountOptions) {
    const { unique, share, from, memory, sharedStates, meetAt, collect } = options;
    const group = symmetries(problem);
    const terms = isBalanced(problem)
      ? termsOf(wholeBoard(problem), group, new FillOrder(problem))
      : [];
    this.terms = unique ? terms : terms.filter(({ isIdentity }) => isIdentity);
    this.divisor = unique ? group.length : 1;
    this.share = share ?? whole;
    this.memory = memory ?? MEMORY;
    this.sharedStates = sharedStates ?? SHARED_STATES;
    this.meetAt = meetAt;
    this.collect = collect;
    this.resumed = from;
    this.term = from?.term ?? 0;
    this.sum = readInteger(from?.weighted ?? 0);
    this.work = this.countTerms();
  }

  /** Runs for about as long as it takes to write so many states; returns whether the count is done. */
  run(budget: number): boolean {
    for (let left = budget; left > 0 && !this.isDone;) {
      const { value, done } = this.work.next();
      this.isDone = done ?? false;
      left -= value ?? 0;
      this.collect?.();
    }
    return this.isDone;
  }

  /** Solutions found so far, times `divisor`. */
  get weighted(): bigint {
    if (!this.isCounting) return this.sum;
    return this.sum + this.images * (this.carried + (this.sweep?.found ?? 0n));
  }

  /** Solutions found so far, rounded down; of a share they may not be a whole number. */
  get solutions(): bigint {
    return this.weighted / BigInt(this.divisor);
  }

  /** How many states were merged with others. */
  get merged(): number {
    return this.mergedBefore + (this.sweep?.merged ?? 0);
  }

  /** The share of the work that is done, 0 to 1; it never falls, and is 1 at the end. */
  progress(): number {
    if (this.isDone || this.term === this.terms.length) return 1;
    const { from, size } = this.span;
    const done = this.sweep?.progress() ?? 0;
    const swept = this.isDivided ? from + size * done : this.doneIfDividedNow(done);
    const completed = this.completions?.progress() ?? swept;
    const here = swept + COMPLETING * (completed - swept);
    const now = shareDone(this.terms, this.term, here);
    this.furthest = Math.max(this.furthest, Math.min(1, now));
    return this.furthest;
  }

  /** The state from which a later count can go on. */
  state(): CountState {
    if (this.resumed) return this.resumed;
    const frames = this.frames.map(({ memory, from, to }) => ({ memory, from, to }));
    const meeting = this.meeting && { meeting: this.meeting };
    return { term: this.term, frames, ...meeting, weighted: writeInteger(this.sum) };
  }

  /**
   * The share of the term's work that is done if the sweep, of which all shares repeat so much, is divided among them
   * at this moment.
   */
  private doneIfDividedNow(swept: number): number {
    const ahead = (1 - swept) * Math.min(1, SHARE_COST * sizeOf(this.share));
    return swept / (swept + ahead);
  }

  private get images(): bigint {
    return BigInt(this.terms[this.term]?.images ?? 0);
  }

  private *countTerms(): Generator<number, void, undefined> {
    for (; this.term < this.terms.length; this.term++) {
      const instance = this.terms[this.term]!.instance();
      yield* this.complete(instance);
      const sweep = new Sweep(instance);
      this.sweep = sweep;
      yield* this.beginShare(sweep);
      yield* this.resume(sweep);
      yield* this.finish(sweep);
      this.mergedBefore += sweep.merged;
      this.sweep = undefined;
      this.completions = undefined;
      this.meeting = undefined;
      this.isDivided = false;
    }
  }

  /** Completes frontiers, so that sweeps have to go only half of the way; not if they take too much memory. */
  private *complete(instance: Instance): Generator<number, void, undefined> {
    const { frames, meeting } = this.resumed ?? { frames: [] };
    // A sweep is repeated to where it was split, so it ends where it did then.
    const isRepeated = frames.length > 0;
    const to = isRepeated ? meeting?.cell : meetingCell(instance, this.meetAt);
    if (to === undefined) return;
    this.completions = new Completions(instance, to);
    yield* this.completions.find(isRepeated ? Infinity : COMPLETIONS * this.memory);
    const { from: cell, bytes } = this.completions;
    if (cell < instance.weight.length) this.meeting = { cell, bytes };
    else this.completions = undefined;
  }

  /** Sweeps up to where the states of the term are split among shares, and begins those of this one. */
  private *beginShare(sweep: Sweep): Generator<number, void, undefined> {
    const { from, to } = this.share;
    this.isCounting = false;
    this.carried = 0n;
    const isWhole = from === 0 && to === UNITS;
    this.isDivided = isWhole;
    this.span = { from: 0, size: 1 };
    let states = sweep.initial();
    if (!isWhole) {
      // Nothing is merged early before states are shared, so that all shares divide the same states in any memory.
      sweep.begin(states, Infinity);
      while (!sweep.isOver && sweep.size < this.sharedStates && sweep.bytes < SHARED_BYTES)
        yield sweep.run(1);
      // The first share has it, but once a frame was begun it is in the sum.
      if (from === 0 && !this.resumed?.frames.length) this.carried = sweep.found;
      const before = this.doneIfDividedNow(sweep.progress());
      this.span = { from: before, size: 1 - before };
      this.isDivided = true;
      states = sweep.takeAll();
    }
    if (this.completions) sweep.meet(this.completions);
    const at = (unit: number): number => Math.floor((states.size * unit) / UNITS);
    sweep.begin(states, this.sweepMemory, at(from), at(to));
  }

  /** Repeats the sweeps that were split, to where the count is to go on. */
  private *resume(sweep: Sweep): Generator<number, void, undefined> {
    for (const { memory, from, to } of this.resumed?.frames ?? []) {
      sweep.limit(memory);
      while (!sweep.isOver && !sweep.isFull) yield sweep.run(SLICE);
      this.split(sweep, memory, from, to);
    }
    this.resumed = undefined;
    this.isCounting = true;
  }

  /** Counts what the sweep has begun, and all other ranges of the frames. */
  private *finish(sweep: Sweep): Generator<number, void, undefined> {
    for (;;) {
      while (!sweep.isOver && !sweep.isFull) yield sweep.run(SLICE);
      this.addFound(sweep);
      if (sweep.isFull) {
        this.split(sweep, this.sweepMemory);
        continue;
      }
      let frame = this.frames.at(-1);
      while (frame && frame.to === frame.states.size) {
        this.frames.pop();
        frame = this.frames.at(-1);
      }
      if (!frame) return;
      this.begin(sweep, frame, frame.to);
    }
  }

  /** Takes the states of a full sweep out, to count them in ranges. */
  private split(sweep: Sweep, memory: number, from = 0, to?: number): void {
    const share = sweep.progress();
    const span = {
      from: this.span.from + this.span.size * share,
      size: this.span.size * (1 - share),
    };
    const frame: OpenFrame = { memory, states: sweep.takeAll(), from, to: 0, span };
    this.frames.push(frame);
    this.begin(sweep, frame, from, to);
  }

  /** Begins a range of a frame. */
  private begin(sweep: Sweep, frame: OpenFrame, from: number, to?: number): void {
    const { size } = frame.states;
    const memory = this.sweepMemory;
    frame.from = from;
    frame.to = to ?? rangeEnd(frame.states, from, BEGUN * memory, sweep.bytesPerSupply);
    const share = (states: number): number => (frame.span.size * states) / size;
    this.span = { from: frame.span.from + share(from), size: share(frame.to - from) };
    sweep.begin(frame.states, memory, from, frame.to);
  }

  /** The bytes that a sweep may take, besides those of the states that are set aside. */
  private get sweepMemory(): number {
    const { meeting, frames, memory } = this;
    const aside = frames.reduce((sum, { states }) => sum + bytesOf(states), meeting?.bytes ?? 0);
    const fill = meeting && frames.length === 0 ? EARLY * FILL : FILL;
    return fill * Math.max(LEAST * FALL ** frames.length * memory, memory - aside);
  }

  private addFound(sweep: Sweep): void {
    this.sum += this.images * (this.carried + sweep.found);
    this.carried = 0n;
    sweep.found = 0n;
  }
}

/** How many solutions a problem has. */
export function countSolutions(problem: Problem, unique: boolean): bigint {
  const count = new Count(problem, { unique });
  while (!count.run(Infinity));
  return count.solutions;
}

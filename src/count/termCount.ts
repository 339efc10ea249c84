import type { Instance } from './plan/instance.ts';
import { sizeOf, UNITS, type Share } from './share.ts';
import { Completions, meetingCell } from './sweep/completions.ts';
import { bytesOf, FILL, rangeEnd, type CountState, type Frame, type Span } from './sweep/frames.ts';
import { Sweep } from './sweep/sweep.ts';

/** Share of the memory that completions may take; by measurement. */
const COMPLETIONS = 0.4;
/** Share of a term's work that completions are; by measurement. */
const COMPLETING = 0.2;
/** Part of its usual memory for a first sweep that meets completions: states set aside take the rest. */
const EARLY = 0.3;
/** Work of a state in a small share against the whole count: fewer states are merged there. */
const SHARE_COST = 2;
/** Bytes of states at which a sweep is divided among shares, in any memory. */
const SHARED_BYTES = 2 ** 24;
/** Share of its memory that a sweep may begin with. */
const BEGUN = 1 / 2;
/** Least share of the memory that a sweep gets, however little is left. */
const LEAST = 1 / 8;
/** Factor by which that least share falls with each frame. */
const FALL = 0.85;

/** States written in a slice, about. */
const SLICE = 2 ** 13;

export interface TermOptions {
  readonly share: Share;
  /** Bytes that states may take, about. */
  readonly memory: number;
  /** States at which a sweep is divided among shares. */
  readonly sharedStates: number;
  /** Share of the cells at which sweeps from both ends meet; the one expected to be fastest, if undefined. */
  readonly meetAt: number | undefined;
}

/** The part of a count's state that one term makes. */
type TermState = Pick<CountState, 'frames' | 'meeting'>;

/**
 * Counts a share of the solutions of one instance. The steps, in order: frontiers are completed from the end
 * of the board, if that pays; a sweep runs to where the share divides its states, then through those of the
 * share. Whenever the sweep gets full, its states become a frame, and are swept in ranges, each of which may
 * get full again.
 *
 * A term that continues from a saved state repeats the sweeps that got full: each is deterministic up to that
 * moment.
 */
export class TermCount {
  /** Solutions of ranges that are done, but for those found before a saved state. */
  settled = 0n;
  private readonly instance: Instance;
  private readonly options: TermOptions;
  private readonly sweep: Sweep;
  /** Frames within each other: a sweep of a range of one frame got full and made the next one. */
  private readonly frames: Frame[] = [];
  private readonly work: Generator<number, void, undefined>;
  /** The completions that the sweep meets; undefined if it goes to the end of the board. */
  private completions: Completions | undefined;
  private meeting: TermState['meeting'];
  /** The part of the term's work that the sweep at hand is; undefined before states are shared. */
  private span: Span | undefined;
  /** The state to continue from; undefined once it is reached. */
  private resumed: TermState | undefined;
  /** Solutions found before states are divided among shares, until they are settled by the first share. */
  private carried = 0n;

  constructor(instance: Instance, options: TermOptions, resumed: TermState | undefined) {
    this.instance = instance;
    this.options = options;
    this.resumed = resumed;
    this.sweep = new Sweep(instance);
    this.work = this.steps();
  }

  /** Runs a slice; returns its work in states written, or undefined once the term is done. */
  run(): number | undefined {
    const { value, done } = this.work.next();
    return done ? undefined : value;
  }

  /** Solutions found so far, none of them while a saved state is repeated. */
  get found(): bigint {
    return this.resumed || !this.span ? 0n : this.settled + this.carried + this.sweep.found;
  }

  get merged(): number {
    return this.sweep.live.mergedAway;
  }

  /** The share of the term's work that is done, 0 to 1. */
  progress(): number {
    const { span, sweep, completions } = this;
    const done = sweep.progress();
    const swept = span ? span.from + span.size * done : this.doneIfDividedNow(done);
    return completions ? swept + COMPLETING * (completions.progress() - swept) : swept;
  }

  state(): TermState {
    const { meeting } = this;
    const frames = this.frames.map(({ memory, from, to }) => ({ memory, from, to }));
    return this.resumed ?? { frames, ...(meeting && { meeting }) };
  }

  private *steps(): Generator<number, void, undefined> {
    yield* this.complete();
    yield* this.sweepToShare();
    for (const { memory, from, to } of this.resumed?.frames ?? []) {
      this.sweep.limit(memory);
      yield* this.sweepRange();
      this.setAside(memory, from, to);
    }
    this.resumed = undefined;
    do yield* this.sweepRange();
    while (this.beginNext());
  }

  /** Completes frontiers, so that sweeps go half of the way only; not if they take too much memory. */
  private *complete(): Generator<number, void, undefined> {
    const { instance, resumed, options } = this;
    // A sweep is repeated to the moment it got full, so it meets the same completions as then.
    const isRepeated = resumed !== undefined && resumed.frames.length > 0;
    const to = isRepeated ? resumed.meeting?.cell : meetingCell(instance, options.meetAt);
    if (to === undefined) return;
    this.completions = new Completions(instance, to);
    yield* this.completions.find(isRepeated ? Infinity : COMPLETIONS * options.memory);
    const { from: cell, bytes } = this.completions;
    if (cell < instance.weight.length) this.meeting = { cell, bytes };
    else this.completions = undefined;
  }

  /** Sweeps to the moment at which states are divided among shares, and begins those of this share. */
  private *sweepToShare(): Generator<number, void, undefined> {
    const { sweep, resumed, completions } = this;
    const { share, sharedStates } = this.options;
    if (share.from === 0 && share.to === UNITS) {
      this.span = { from: 0, size: 1 };
      if (completions) sweep.meet(completions);
      sweep.limit(this.sweepMemory);
      return;
    }
    // Nothing is merged early before states are shared: all shares divide the same states in any memory.
    while (!sweep.isOver && sweep.live.size < sharedStates && sweep.live.bytes < SHARED_BYTES)
      yield sweep.run(1);
    // The first share counts it, unless it was settled before the state was saved.
    if (share.from === 0 && !resumed?.frames.length) this.carried = sweep.found;
    const before = this.doneIfDividedNow(sweep.progress());
    this.span = { from: before, size: 1 - before };
    const states = sweep.live.takeAll();
    if (completions) sweep.meet(completions);
    const at = (unit: number): number => Math.floor((states.size * unit) / UNITS);
    sweep.begin(states, this.sweepMemory, at(share.from), at(share.to));
  }

  /** Runs the sweep until it is over or full. */
  private *sweepRange(): Generator<number, void, undefined> {
    while (!this.sweep.isOver && !this.sweep.isFull) yield this.sweep.run(SLICE);
  }

  /** Begins the next range, of a full sweep's states or the innermost frame's; false if all are done. */
  private beginNext(): boolean {
    const { sweep, frames } = this;
    this.settled += this.carried + sweep.found;
    this.carried = 0n;
    sweep.found = 0n;
    if (sweep.isFull) {
      this.setAside(this.sweepMemory);
      return true;
    }
    const frame = frames.findLast(({ states, to }) => to < states.size);
    frames.length = frame ? frames.indexOf(frame) + 1 : 0;
    if (frame) this.begin(frame, frame.to);
    return frame !== undefined;
  }

  /** Takes the states of a full sweep out as a frame, and begins a range of them. */
  private setAside(memory: number, from = 0, to?: number): void {
    const done = this.sweep.progress();
    const span = partOf(this.span!, done, 1 - done);
    const frame: Frame = { memory, states: this.sweep.live.takeAll(), from, to: 0, span };
    this.frames.push(frame);
    this.begin(frame, from, to);
  }

  /** Begins a range of a frame. */
  private begin(frame: Frame, from: number, to?: number): void {
    const { sweep } = this;
    const { states, span } = frame;
    const memory = this.sweepMemory;
    frame.from = from;
    frame.to = to ?? rangeEnd(states, from, BEGUN * memory, sweep.live.remaining.bytesEach);
    this.span = partOf(span, from / states.size, (frame.to - from) / states.size);
    sweep.begin(states, memory, from, frame.to);
  }

  /** Bytes that a sweep may take, besides those of completions and frames. */
  private get sweepMemory(): number {
    const { frames, meeting } = this;
    const { memory } = this.options;
    const aside = frames.reduce((sum, { states }) => sum + bytesOf(states), meeting?.bytes ?? 0);
    const fill = meeting && frames.length === 0 ? EARLY * FILL : FILL;
    return fill * Math.max(LEAST * FALL ** frames.length * memory, memory - aside);
  }

  /** The share of the work done, if states are divided now: all shares repeat the work up to that moment. */
  private doneIfDividedNow(swept: number): number {
    const ahead = (1 - swept) * Math.min(1, SHARE_COST * sizeOf(this.options.share));
    return swept / (swept + ahead);
  }
}

const partOf = ({ from, size }: Span, start: number, part: number): Span => ({
  from: from + size * start,
  size: size * part,
});

import type { Process } from '../run/process.ts';
import { END, isOfKind, kindsWhere, type KindSet, type Step } from '../run/step.ts';
import { Narrowing, type Values } from './values.ts';

/** How many numbered steps a chunk holds. */
export const CHUNK = 8192;

/** A part of the tape. Chunk i begins right after step i · CHUNK. */
export interface Chunk<Mark = unknown> {
  readonly index: number;
  /** Where the process stands at its beginning. */
  readonly start: Mark;
  /**
   * What happens up to and with step (i + 1) · CHUNK, or the end. Ticks after that last step open the
   * next chunk.
   */
  readonly events: Int32Array;
  /** How many numbered steps those are. */
  readonly steps: number;
  /** Numbers of the steps after which something was found. */
  readonly milestones: readonly number[];
  /** Series → its value after each step, the one before the chunk included. */
  readonly values: readonly Values[];
  /** The share of the work that is done at its beginning and at its end; see `progressAt`. */
  readonly before: number;
  readonly after: number;
  /** How much more than at the beginning is done after each step, to seven digits. */
  readonly done: Float32Array;
  /** The process ends with it. */
  readonly last: boolean;
  /** How long it took to make, in ms, the way to its beginning aside. */
  readonly ms: number;
}

/** Where to go on from: the mark of a step. */
export interface Anchor<Mark = unknown> {
  readonly step: number;
  readonly mark: Mark;
}

/** Tells the time, in ms from any moment. */
export type Clock = () => number;

/** The chunk that holds what is seen right after a step. */
export const chunkOf = (step: number): number => Math.floor(step / CHUNK);

/** The first step of a chunk's that can be shown is the one before it; this is the last one. */
export const lastShown = ({ index, last, steps }: Chunk): number =>
  index * CHUNK + (last ? steps : CHUNK - 1);

/** The share of the work that is done after so many of a chunk's steps. */
export const progressAt = ({ before, after, done, steps }: Chunk, step: number): number =>
  step === steps ? after : Math.min(after, before + done[step]!);

/** Makes chunks of a process, beginning wherever it is asked to. */
export class ChunkMaker<Mark> {
  private readonly process: Process<Mark>;
  private readonly now: Clock;
  private readonly live: () => void;
  private readonly origin: Anchor<Mark>;
  private readonly milestones: KindSet;
  /** The process was followed to its end, ticks and all. */
  private spent = false;
  private events = new Int32Array(2 * CHUNK);
  private readonly values: readonly Float64Array[];
  private readonly narrowing = new Narrowing(CHUNK + 1);
  private readonly done = new Float32Array(CHUNK + 1);

  /**
   * @param process one that stands at its beginning
   * @param live called again and again on the way to where a chunk begins, which may be long
   */
  constructor(process: Process<Mark>, now: Clock, live: () => void = () => {}) {
    this.process = process;
    this.now = now;
    this.live = live;
    this.origin = { step: process.steps, mark: process.mark() };
    this.milestones = kindsWhere(process.kinds, ({ isMilestone }) => isMilestone ?? false);
    this.values = process.series.map(() => new Float64Array(CHUNK + 1));
  }

  /**
   * Makes one chunk. `from` is where to go on from unless the process happens to stand nearer: at or
   * before the chunk's beginning. Undefined if the process ends before it.
   */
  make(index: number, from: Anchor<Mark> = this.origin): Chunk<Mark> | undefined {
    const { process } = this;
    const begin = index * CHUNK;
    if (this.spent || process.steps > begin || process.steps < from.step) {
      process.restore(from.mark);
      this.spent = false;
    }
    while (process.steps < begin && !this.spent) {
      this.spent = process.step() === END;
      if (process.steps % CHUNK === 0) this.live();
    }
    if (this.spent) return undefined;

    const startedAt = this.now();
    const start = process.mark();
    const milestones: number[] = [];
    const before = process.progress();
    let length = 0;
    this.note(0, before);
    while (process.steps < begin + CHUNK) {
      const event: Step = process.step();
      this.spent = event === END;
      this.note(process.steps - begin, before);
      if (this.spent) break;
      if (length === this.events.length) this.grow();
      this.events[length++] = event;
      if (isOfKind(this.milestones, event)) milestones.push(process.steps);
    }
    const last = this.spent;
    const events = this.events.slice(0, length);
    const steps = process.steps - begin;
    const ms = this.now() - startedAt;
    const values = this.values.map((all) => this.narrowing.copy(all, steps + 1));
    const done = this.done.slice(0, steps + 1);
    const after = process.progress();
    return { index, start, events, steps, milestones, values, before, after, done, last, ms };
  }

  /** Notes what is charted, after so many steps of the chunk. */
  private note(steps: number, before: number): void {
    const { process, values } = this;
    this.done[steps] = process.progress() - before;
    for (let series = 0; series < values.length; series++)
      values[series]![steps] = process.value(series);
  }

  private grow(): void {
    const larger = new Int32Array(2 * this.events.length);
    larger.set(this.events);
    this.events = larger;
  }
}

import type { Process } from '../run/process.ts';
import { END, isOfKind, kindsWhere, type KindSet, type Step } from '../run/step.ts';

/** The number of steps in a chunk, except for the first ones. */
export const CHUNK = 8192;

/** The steps at which the first chunks begin: they grow, so that what is slow to make can be shown soon. */
const FIRST = [0, 2, 16, 128, 1024] as const;

/** A list of numbers, in the smallest array that holds them exactly. */
export type Values = Uint8Array | Uint16Array | Float64Array;

/** A part of a tape: chunk i begins right after the step `beginOf(i)`. */
export interface Chunk<Mark = unknown> {
  readonly index: number;
  /** The process's mark at its beginning. */
  readonly start: Mark;
  /**
   * The events up to and including the step at which the next chunk begins, or up to the end. Ticks
   * after that last step belong to the next chunk.
   */
  readonly events: Int32Array;
  /** The number of events that are steps. */
  readonly steps: number;
  /** The numbers of the steps that milestones follow. */
  readonly milestones: readonly number[];
  /** Series → its value before the chunk and after each of its steps: `steps` + 1 values. */
  readonly values: readonly Values[];
  /** The process's progress at the chunk's beginning and end, 0 to 1; see `progressAt`. */
  readonly before: number;
  readonly after: number;
  /** The progress since the chunk's beginning, before it and after each step, to seven digits. */
  readonly done: Float32Array;
  /** Whether the process ends with it. */
  readonly last: boolean;
  /** The ms it took to make, without the way to its beginning. */
  readonly ms: number;
}

/** A mark, and the step at which it was taken. */
export interface Anchor<Mark = unknown> {
  readonly step: number;
  readonly mark: Mark;
}

/** The time in ms, from any origin. */
export type Clock = () => number;

/** The index of the chunk that shows the moment after a step. */
export const chunkOf = (step: number): number =>
  step < CHUNK
    ? FIRST.findLastIndex((begin) => begin <= step)
    : Math.floor(step / CHUNK) + FIRST.length - 1;

/** The step at which a chunk begins. */
export const beginOf = (index: number): number =>
  FIRST[index] ?? (index - FIRST.length + 1) * CHUNK;

/** The last step after which a chunk can show the board; the first one is that before the chunk. */
export const lastShown = ({ index, last, steps }: Chunk): number =>
  beginOf(index) + (last ? steps : steps - 1);

/** The progress after the first `step` steps of a chunk, 0 to 1. */
export const progressAt = ({ before, after, done, steps }: Chunk, step: number): number =>
  step === steps ? after : Math.min(after, before + done[step]!);

/** Makes the chunks of a process, in any order. */
export class ChunkMaker<Mark> {
  private readonly process: Process<Mark>;
  private readonly now: Clock;
  private readonly live: () => void;
  private readonly origin: Anchor<Mark>;
  private readonly milestones: KindSet;
  /** Whether the process has been run to its end, ticks included. */
  private spent = false;
  private events = new Int32Array(2 * CHUNK);
  private readonly values: readonly Float64Array[];
  /** Arrays to try whether values fit into them, the smallest first. */
  private readonly rooms = [new Uint8Array(CHUNK + 1), new Uint16Array(CHUNK + 1)] as const;
  private readonly done = new Float32Array(CHUNK + 1);

  /**
   * @param process at its beginning
   * @param live called repeatedly on the way to a chunk's beginning, which may take long
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
   * Makes one chunk.
   *
   * @param from an anchor at or before the chunk's beginning, used unless the process is nearer
   * @returns undefined if the process ends before the chunk
   */
  make(index: number, from: Anchor<Mark> = this.origin): Chunk<Mark> | undefined {
    const { process } = this;
    const begin = beginOf(index);
    const end = beginOf(index + 1);
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
    while (process.steps < end) {
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
    const [small, medium] = this.rooms;
    const count = steps + 1;
    const values = this.values.map(
      (all) => into(small, all, count) ?? into(medium, all, count) ?? all.slice(0, count),
    );
    const done = this.done.slice(0, count);
    const after = process.progress();
    return { index, start, events, steps, milestones, values, before, after, done, last, ms };
  }

  /** Records progress and series after the chunk's first `steps` steps. */
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

/** Copies numbers unless one does not fit; much faster than converting whole arrays. */
function into<A extends Uint8Array | Uint16Array>(room: A, numbers: Float64Array, count: number) {
  for (let i = 0; i < count; i++) {
    room[i] = numbers[i]!;
    if (room[i] !== numbers[i]) return undefined;
  }
  return room.slice(0, count) as A;
}

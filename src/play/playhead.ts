import type { SearchTarget, Replay } from '../run/process.ts';
import { isOfKind, numberedOf, type KindSet, type Moment, type Step } from '../run/step.ts';
import { beginOf, CHUNK, progressAt, type Chunk } from './chunk.ts';
import { TargetSearch, type Direction } from './targetSearch.ts';
import type { Tape } from './tape.ts';

/** The number of steps requested ahead of the playhead, and the least number when rushing. */
const AHEAD = 2 * CHUNK;
const AHEAD_RUSHING = 48 * CHUNK;

/**
 * A moment on a tape, with its board and meters. Moving on within a chunk plays the events in
 * between; moving elsewhere plays the chunk there from its beginning.
 */
export class Playhead<R extends Replay = Replay> {
  readonly replay: R;
  readonly tape: Tape;
  /** The length of the current frame, in ms. */
  frame = 0;
  furthest = 0;
  /** The number of ticks played after the last step. */
  tick = 0;

  private readonly numbered: KindSet;
  private chunk: Chunk | undefined;
  /** The number of the chunk's events played. */
  private played = 0;

  /** @param replay the replay of the tape's process, at its beginning */
  constructor(replay: R, tape: Tape) {
    this.replay = replay;
    this.tape = tape;
    this.numbered = numberedOf(replay.kinds);
  }

  /** The number of the last step played. */
  get step(): number {
    return this.replay.steps;
  }

  get moment(): Moment {
    return { step: this.step, tick: this.tick };
  }

  /** The two events played last and the next one, as far as the chunk has them. */
  get around(): Readonly<Record<'before' | 'last' | 'next', Step | undefined>> {
    const [before, last, next] = [-2, -1, 0].map((by) => this.chunk?.events[this.played + by]);
    return { before, last, next };
  }

  /** The number of ticks before the next step, as far as the chunk has them. */
  get ticksAhead(): number {
    const events = this.chunk?.events ?? [];
    let at = this.played;
    while (at < events.length && !isOfKind(this.numbered, events[at]!)) at++;
    return at - this.played;
  }

  /** Whether it is at the end of the process. */
  get finished(): boolean {
    return this.tape.end !== undefined && this.step === this.tape.end;
  }

  /** The progress of the process, 0 to 1. */
  get progress(): number {
    return this.chunk ? progressAt(this.chunk, this.within) : 0;
  }

  /** The last step that can be shown from here on without a gap. */
  get reach(): number {
    return this.tape.reach(this.step);
  }

  /** The step before the next milestone, as far as the tape has chunks. */
  get nextMilestone(): number | undefined {
    return this.tape.nextMilestone(this.step);
  }

  /** Starts a search for the nearest target after a moment, or before it. */
  find(target: SearchTarget, direction: Direction, from = this.moment): TargetSearch {
    const { tape, numbered } = this;
    return new TargetSearch({ tape, numbered, from, target, direction });
  }

  value(series: number): number {
    return this.chunk?.values[series]![this.within] ?? 0;
  }

  /**
   * Requests the chunks to play from a step on.
   *
   * @param isRushing whether to request enough to keep the source busy until the next frame
   * @param last the last step that is needed
   */
  want(step: number, isRushing: boolean, last = Infinity): void {
    const ahead = isRushing ? this.aheadRushing : AHEAD;
    this.tape.want(step, Math.min(ahead, last - step));
  }

  /** The number of the chunk's steps played. */
  private get within(): number {
    return this.step - beginOf(this.chunk!.index);
  }

  private get aheadRushing(): number {
    const { chunk, frame } = this;
    // The time of a shorter one says little.
    const made = chunk?.steps === CHUNK && frame > 0 ? (CHUNK * frame) / chunk.ms : 0;
    return Math.max(AHEAD_RUSHING, made);
  }

  /**
   * Whether it is to stay here on the way to a step, until that step or as many as a whole chunk has are recorded: the
   * small first chunks come soon after each other, and would flash by.
   */
  waitsFor(step: number): boolean {
    const { recordedTo } = this.tape;
    return step > recordedTo && recordedTo < CHUNK - 1;
  }

  /** Goes to a step, and on by up to `tick` ticks; stays and returns false if the tape lacks its chunk. */
  moveTo(step: number, tick = Infinity): boolean {
    const { tape, replay } = this;
    const chunk = tape.at(step);
    if (!chunk) return false;
    const isBehind = step < this.step || (step === this.step && tick < this.tick);
    if (chunk !== this.chunk || isBehind) {
      this.chunk = chunk;
      this.played = this.tick = 0;
      replay.set(chunk.start);
    }
    const { events } = chunk;
    for (; this.played < events.length; this.played++) {
      const event: Step = events[this.played]!;
      const isStep = isOfKind(this.numbered, event);
      if (replay.steps === step && (isStep || this.tick === tick)) break;
      replay.apply(event);
      this.tick = isStep ? 0 : this.tick + 1;
    }
    if (step > this.furthest) this.furthest = step;
    return true;
  }

  /** Goes to the nearest step that the tape has, after its source has failed. */
  moveNear(step: number): void {
    this.moveTo(this.tape.nearest(step) ?? 0);
  }
}

/** A replay of another moment of a tape than the one that is played. */
export class RecalledMoment<R extends Replay = Replay> {
  private readonly head: Playhead<R>;
  private there: number | undefined;

  constructor(replay: R, tape: Tape) {
    this.head = new Playhead(replay, tape);
  }

  /** The replay at a step; undefined while its chunk is missing. */
  at(step: number): R | undefined {
    const { head } = this;
    // Once there it requests nothing more: a tape keeps the chunks around one step only.
    if (this.there !== step && head.moveTo(step)) this.there = step;
    if (this.there === step) return head.replay;
    head.want(step, false, step);
    return undefined;
  }
}

/** A replay of the last milestone of a finished run, such as the last solution of a search. */
export class LastMilestone<R extends Replay = Replay> {
  private readonly tape: Tape;
  private readonly recalled: RecalledMoment<R>;

  constructor(replay: R, tape: Tape) {
    this.tape = tape;
    this.recalled = new RecalledMoment(replay, tape);
  }

  /** The replay at that moment; undefined while its chunk is missing, or without a milestone. */
  shown(): R | undefined {
    const { end, lastMilestone: step } = this.tape;
    return end === undefined || step === undefined ? undefined : this.recalled.at(step);
  }
}

import type { Replay } from '../run/replay.ts';
import { isOfKind, numberedOf, type KindSet, type Step } from '../run/step.ts';
import { CHUNK, chunkOf, progressAt, type Chunk } from './chunk.ts';
import { Finder, type Direction, type Moment } from './finder.ts';
import type { Tape } from './tape.ts';

/** How many chunks are asked for ahead of the playhead, at any pace and, at least, when rushing. */
const AHEAD = 2;
const AHEAD_RUSHING = 48;

/**
 * A moment on a tape, with the board and the figures as they are then. It knows no time: somebody
 * moves it. A moment is a step and so many of the ticks after it, the finer events up to the next
 * step. To go on within a chunk plays the events in between; to go anywhere else plays that chunk
 * from its beginning at most.
 */
export class Playhead<R extends Replay = Replay> {
  readonly replay: R;
  readonly tape: Tape;
  /** How long frames take just now, in ms. */
  frame = 0;
  /** The furthest step it ever was at. */
  furthest = 0;

  private readonly numbered: KindSet;
  private chunk: Chunk | undefined;
  /** Events of the chunk that are played. */
  private played = 0;
  private ticks = 0;

  /** @param replay that of the process on the tape, at its beginning */
  constructor(replay: R, tape: Tape) {
    this.replay = replay;
    this.tape = tape;
    this.numbered = numberedOf(replay.kinds);
  }

  /** The number of the last step played. */
  get step(): number {
    return this.replay.steps;
  }

  /** How many ticks after that step are played. */
  get tick(): number {
    return this.ticks;
  }

  get moment(): Moment {
    return { step: this.step, tick: this.ticks };
  }

  /** Whether more ticks follow before the next step. */
  get hasTicksAhead(): boolean {
    const next = this.chunk?.events[this.played];
    return next !== undefined && !isOfKind(this.numbered, next);
  }

  /** Whether it stands at the end of the process. */
  get finished(): boolean {
    return this.tape.end !== undefined && this.step === this.tape.end;
  }

  /** The share of the work that is done, 0 to 1. */
  get progress(): number {
    return this.chunk ? progressAt(this.chunk, this.within) : 0;
  }

  /** The last step that can be shown without a gap from here on. */
  get reach(): number {
    return this.tape.reach(this.step);
  }

  /** The next step after which something is found, as far as the tape is at hand. */
  get nextMilestone(): number | undefined {
    return this.tape.nextMilestone(this.step);
  }

  /** Looks for the next event, or the one before, of which something is true. */
  find(holds: (event: Step) => boolean, direction: Direction): Finder {
    const { tape, numbered, moment } = this;
    return new Finder({ tape, numbered, from: moment, holds, direction });
  }

  /** The present value of a series. */
  value(series: number): number {
    return this.chunk?.values[series]![this.within] ?? 0;
  }

  /**
   * Asks for what it takes to play from a step on, and none of what lies beyond the last one wanted: in
   * a rush so much that whoever makes it has enough to do until the next frame.
   */
  want(step: number, isRushing: boolean, last = Infinity): void {
    const ahead = isRushing ? this.aheadRushing : AHEAD;
    this.tape.want(step, Math.min(ahead, chunkOf(last) - chunkOf(step)));
  }

  /** How many steps of the chunk are played. */
  private get within(): number {
    return this.step - this.chunk!.index * CHUNK;
  }

  private get aheadRushing(): number {
    const { chunk, frame } = this;
    const made = chunk && frame > 0 ? Math.ceil(frame / chunk.ms) : 0;
    return Math.max(AHEAD_RUSHING, made);
  }

  /**
   * Puts the board and the figures where they are after a step and so many of its ticks, or as many as
   * there are; false if that isn't at hand.
   */
  moveTo(step: number, tick = Infinity): boolean {
    const { tape, replay } = this;
    const chunk = tape.at(step);
    if (!chunk) return false;
    const isBehind = step < this.step || (step === this.step && tick < this.ticks);
    if (chunk !== this.chunk || isBehind) {
      this.chunk = chunk;
      this.played = this.ticks = 0;
      replay.set(chunk.start);
    }
    const { events } = chunk;
    for (; this.played < events.length; this.played++) {
      const event: Step = events[this.played]!;
      const isStep = isOfKind(this.numbered, event);
      if (replay.steps === step && (isStep || this.ticks === tick)) break;
      replay.apply(event);
      this.ticks = isStep ? 0 : this.ticks + 1;
    }
    if (step > this.furthest) this.furthest = step;
    return true;
  }

  /** Goes as near to a step as what is at hand allows, where the source has failed. */
  moveNear(step: number): void {
    this.moveTo(this.tape.nearest(step) ?? 0);
  }
}

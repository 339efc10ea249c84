import type { Problem } from '../solve/problem.ts';
import { BoardState } from './boardState.ts';
import { CHUNK, isNumbered, type Chunk } from './chunk.ts';
import { Tally } from './tally.ts';
import type { Tape } from './tape.ts';
import { autoPace, HELD_PACE, HOLD_SECONDS, type Speed } from './tempo.ts';

/** How many chunks are asked for ahead of the playhead, at any pace and when rushing. */
const AHEAD = 2;
const AHEAD_RUSHING = 48;

/**
 * Plays a tape: moves the playhead as time passes, and keeps the board and the figures as they are
 * there. Time is an argument. One frame plays the steps of at most one chunk one by one; whole
 * chunks in between are skipped, since each begins with a position. So even at `max` a frame takes
 * a small part of its time.
 */
export class Player {
  readonly state: BoardState;
  readonly tally = new Tally();
  /** Called when the playhead comes to a solution while playing, and will be held there. */
  onSolution: () => void = () => {};

  /** The furthest step that was ever played. */
  furthest = 0;

  private readonly tape: Tape;
  private isPlaying = true;
  private chosen: Speed = 'auto';
  private chunk: Chunk | undefined;
  /** Events of the chunk that are played. */
  private played = 0;
  /** A step to get to as soon as the tape allows. */
  private goal: number | undefined;
  /** The part of a step that is due. */
  private owed = 0;
  private holdMs = 0;
  /** How long it has been played since somebody steered. */
  private seconds = 0;

  constructor(problem: Problem, tape: Tape) {
    this.state = new BoardState(problem);
    this.tape = tape;
    this.tape.want(0, AHEAD);
  }

  /** Whether the playhead moves as time passes. Switched off, it stays where it is, wherever it was to go. */
  get playing(): boolean {
    return this.isPlaying;
  }

  set playing(playing: boolean) {
    this.isPlaying = playing;
    if (!playing) this.goal = undefined;
  }

  get speed(): Speed {
    return this.chosen;
  }

  /** A chosen speed holds at once; `auto` begins anew, slowly. */
  set speed(speed: Speed) {
    this.chosen = speed;
    this.beginAnew();
  }

  /** The number of the last step played. */
  get playhead(): number {
    return this.tally.steps;
  }

  /** The step that the playhead is on its way to, until it is there. */
  get destination(): number | undefined {
    return this.goal;
  }

  /** Whether the playhead is on its way: as time passes, or to its destination. */
  get moving(): boolean {
    return this.isPlaying || this.goal !== undefined;
  }

  /** Whether the playhead stands at the end of the search. */
  get finished(): boolean {
    return this.tape.end !== undefined && this.playhead === this.tape.end;
  }

  /** Whether a solution is being held. */
  get holding(): boolean {
    return this.holdMs > 0;
  }

  /** Steps a second at which the picture moves when playing. */
  get pace(): number {
    if (this.chosen === 'max') return Infinity;
    if (this.chosen !== 'auto') return this.chosen;
    const next = this.tape.nextSolution(this.playhead);
    const toSolution = next === undefined ? undefined : next - this.playhead;
    return autoPace({ seconds: this.seconds, toSolution });
  }

  /** The share of the search tree that is behind the playhead, 0 to 1. */
  get progress(): number {
    if (!this.chunk) return 0;
    const { start, steps, progress } = this.chunk;
    const [before, after] = progress;
    return steps === 0
      ? after
      : before + ((after - before) * (this.playhead - start.steps)) / steps;
  }

  /**
   * Goes to a step, at once if the tape has it at hand, else as soon as it has. The last one is as
   * far as it goes. From there `auto` begins slowly.
   */
  seek(step: number): void {
    const last = this.tape.end ?? Number.MAX_SAFE_INTEGER;
    this.goal = Math.max(0, Math.min(Math.floor(step), last));
    this.beginAnew();
    this.pursue();
  }

  /** Stops, and moves by so many steps. */
  step(by: number): void {
    const from = this.goal ?? this.playhead;
    this.playing = false;
    this.seek(from + by);
  }

  /** Lets a frame's time pass, in ms. */
  advance(ms: number): void {
    if (this.goal !== undefined) this.pursue();
    else if (this.playing && this.holdMs > 0) this.holdMs -= ms;
    else if (this.playing) this.play(ms);
    else this.tape.want(this.playhead, AHEAD);
    if (!this.chunk) this.moveTo(0);
  }

  private beginAnew(): void {
    this.seconds = 0;
    this.owed = 0;
    this.holdMs = 0;
  }

  private pursue(): void {
    const step = Math.min(this.goal!, this.tape.known);
    const isFar = this.goal! > this.tape.known;
    this.tape.want(step, isFar ? AHEAD_RUSHING : AHEAD);
    if (!this.moveTo(step)) return;
    const end = this.tape.end ?? Infinity;
    if (this.playhead === Math.min(this.goal!, end)) this.goal = undefined;
  }

  private play(ms: number): void {
    this.seconds += ms / 1000;
    const { pace } = this;
    this.tape.want(this.playhead, pace * ms > 1000 * CHUNK ? AHEAD_RUSHING : AHEAD);
    this.owed = Math.min(this.owed + (pace * ms) / 1000, Number.MAX_SAFE_INTEGER);
    const due = Math.floor(this.owed);
    if (due === 0) return;
    const reach = this.tape.reach(this.playhead);
    const solution = this.tape.nextSolution(this.playhead) ?? Infinity;
    const isHeld = pace <= HELD_PACE || this.chosen === 'auto';
    const target = Math.min(this.playhead + due, reach, isHeld ? solution : Infinity);
    // What the tape could not give yet is not made up for later.
    this.owed = target === this.playhead + due ? this.owed - due : 0;
    this.moveTo(target);
    if (!isHeld || this.playhead !== solution) return;
    this.holdMs = HOLD_SECONDS * 1000;
    this.onSolution();
  }

  /** Puts the board and the figures where they are right after a step; false if it isn't at hand. */
  private moveTo(step: number): boolean {
    const chunk = this.tape.at(step);
    if (!chunk) return false;
    if (chunk !== this.chunk || step < this.playhead) {
      this.chunk = chunk;
      this.played = 0;
      this.state.set(chunk.start.path);
      this.tally.set(chunk.start);
    }
    const { events } = chunk;
    for (; this.played < events.length; this.played++) {
      const event = events[this.played]!;
      if (this.playhead === step && isNumbered(event)) break;
      this.state.apply(event);
      this.tally.count(event);
    }
    if (step > this.furthest) this.furthest = step;
    return true;
  }
}

import type { Problem } from '../solve/problem.ts';
import type { BoardState } from './boardState.ts';
import { CHUNK } from './chunk.ts';
import { Playhead } from './playhead.ts';
import type { Tally } from './tally.ts';
import type { Tape } from './tape.ts';
import { autoPace, HELD_PACE, HOLD_SECONDS } from './tempo.ts';
import { Transport } from './transport.ts';

/**
 * Plays a tape: moves a playhead on it as time passes. Time is an argument. One frame plays the steps
 * of at most one chunk one by one; whole chunks in between are skipped, since each begins with a
 * position. So even at `max` a frame takes a small part of its time.
 */
export class Player extends Transport {
  readonly state: BoardState;
  readonly tally: Tally;
  /** Called when the playhead comes to a solution while playing, and will be held there. */
  onSolution: () => void = () => {};

  private readonly tape: Tape;
  private readonly head: Playhead;
  /** The part of a step that is due. */
  private owed = 0;
  private holdMs = 0;

  constructor(problem: Problem, tape: Tape) {
    super();
    this.tape = tape;
    this.head = new Playhead(problem, tape);
    this.state = this.head.state;
    this.tally = this.head.tally;
    this.head.want(0, false);
  }

  /** The number of the last step played. */
  get playhead(): number {
    return this.head.step;
  }

  get at(): number {
    return this.head.step;
  }

  get known(): number {
    return this.tape.known;
  }

  get furthest(): number {
    return this.head.furthest;
  }

  /** Whether the playhead stands at the end of the search. */
  get finished(): boolean {
    return this.head.finished;
  }

  /** Whether a solution is being held. */
  get holding(): boolean {
    return this.holdMs > 0;
  }

  /** The share of the search tree that is behind the playhead, 0 to 1. */
  get progress(): number {
    return this.head.progress;
  }

  /** Steps a second at which the picture moves when playing. */
  get pace(): number {
    const { speed } = this;
    if (speed === 'max') return Infinity;
    if (speed !== 'auto') return speed;
    const next = this.head.nextSolution;
    const toSolution = next === undefined ? undefined : next - this.playhead;
    return autoPace({ seconds: this.seconds, toSolution });
  }

  seek(step: number): void {
    const last = this.tape.end ?? Number.MAX_SAFE_INTEGER;
    this.goal = Math.max(0, Math.min(Math.floor(step), last));
    this.beginAnew();
    this.pursue();
  }

  advance(ms: number): void {
    this.head.frame = ms;
    if (this.goal !== undefined) this.pursue();
    else if (this.playing && this.holdMs > 0) this.holdMs -= ms;
    else if (this.playing) this.play(ms);
    else this.head.want(this.playhead, false);
    if (this.playhead === 0) this.head.moveTo(0);
  }

  protected override beginAnew(): void {
    super.beginAnew();
    this.owed = 0;
    this.holdMs = 0;
  }

  private pursue(): void {
    const { head, tape } = this;
    const step = Math.min(this.goal!, tape.known);
    head.want(step, this.goal! > tape.known);
    if (!head.moveTo(step)) return;
    if (this.playhead === Math.min(this.goal!, tape.end ?? Infinity)) this.goal = undefined;
  }

  private play(ms: number): void {
    this.seconds += ms / 1000;
    const { head, pace, playhead } = this;
    const passed = this.due(ms);
    const isRushing = passed > CHUNK;
    head.want(playhead, isRushing);
    this.owed = Math.min(this.owed + passed, Number.MAX_SAFE_INTEGER);
    const due = Math.floor(this.owed);
    if (due === 0) return;
    const solution = head.nextSolution ?? Infinity;
    const isHeld = pace <= HELD_PACE || this.speed === 'auto';
    const target = Math.min(playhead + due, head.reach, isHeld ? solution : Infinity);
    // What the tape could not give yet is not made up for later.
    this.owed = target === playhead + due ? this.owed - due : 0;
    head.moveTo(target);
    // Else whoever has made all of it would stand still until the next frame.
    if (isRushing) head.want(target, true);
    if (!isHeld || this.playhead !== solution) return;
    this.holdMs = HOLD_SECONDS * 1000;
    this.onSolution();
  }
}

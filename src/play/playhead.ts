import type { Problem } from '../solve/problem.ts';
import { BoardState } from './boardState.ts';
import { chunkOf, isNumbered, type Chunk } from './chunk.ts';
import { ChunkProgress } from './chunkProgress.ts';
import { Tally } from './tally.ts';
import { MOST_AHEAD, type Tape } from './tape.ts';

/** How many chunks are asked for ahead of the playhead, at any pace and, at least, when rushing. */
const AHEAD = 2;
const AHEAD_RUSHING = 48;

/**
 * A place on a tape, with the board and the figures as they are there. It knows no time: somebody
 * moves it. To go on within a chunk plays the steps in between; to go anywhere else plays that
 * chunk from its beginning at most.
 */
export class Playhead {
  readonly state: BoardState;
  readonly tally = new Tally();
  readonly tape: Tape;
  /** How long frames take just now, in ms. */
  frame = 0;
  /** The furthest step it ever was at. */
  furthest = 0;

  private chunk: Chunk | undefined;
  private share: ChunkProgress | undefined;
  /** Events of the chunk that are played. */
  private played = 0;

  constructor(problem: Problem, tape: Tape) {
    this.state = new BoardState(problem);
    this.tape = tape;
  }

  /** The number of the last step played. */
  get step(): number {
    return this.tally.steps;
  }

  /** Whether it stands at the end of the search. */
  get finished(): boolean {
    return this.tape.end !== undefined && this.step === this.tape.end;
  }

  /** The share of the search tree that is behind, 0 to 1. */
  get progress(): number {
    if (!this.chunk || !this.share) return 0;
    return this.share.after(this.step - this.chunk.start.steps);
  }

  /** The last step that can be shown without a gap from here on. */
  get reach(): number {
    return this.tape.reach(this.step);
  }

  /** The next step that completes a solution, as far as the tape is at hand. */
  get nextSolution(): number | undefined {
    return this.tape.nextSolution(this.step);
  }

  /**
   * Asks for what it takes to play from a step on, and none of what lies beyond the last one wanted: in
   * a rush so much that whoever makes it has enough to do until the next frame.
   */
  want(step: number, isRushing: boolean, last = Infinity): void {
    const ahead = isRushing ? this.aheadRushing : AHEAD;
    this.tape.want(step, Math.min(ahead, chunkOf(last) - chunkOf(step)));
  }

  private get aheadRushing(): number {
    const { chunk, frame } = this;
    const made = chunk && frame > 0 ? Math.ceil(frame / chunk.ms) : 0;
    return Math.min(Math.max(AHEAD_RUSHING, made), MOST_AHEAD);
  }

  /** Puts the board and the figures where they are right after a step; false if it isn't at hand. */
  moveTo(step: number): boolean {
    const chunk = this.tape.at(step);
    if (!chunk) return false;
    if (chunk !== this.chunk || step < this.step) {
      if (chunk !== this.chunk) this.share = new ChunkProgress(chunk);
      this.chunk = chunk;
      this.played = 0;
      this.state.set(chunk.start.path);
      this.tally.set(chunk.start);
    }
    const { events } = chunk;
    for (; this.played < events.length; this.played++) {
      const event = events[this.played]!;
      if (this.step === step && isNumbered(event)) break;
      this.state.apply(event);
      this.tally.count(event);
    }
    if (step > this.furthest) this.furthest = step;
    return true;
  }
}

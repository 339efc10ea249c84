import { origin, type Position } from '../solve/position.ts';
import type { Solver } from '../solve/solvers/index.ts';
import { END, kindOf, PLACE, REMOVE, SOLUTION, type Step } from '../solve/step.ts';

/** How many numbered steps a chunk holds. */
export const CHUNK = 8192;

/** A piece of the tape. Chunk i begins right after step i · CHUNK. */
export interface Chunk {
  readonly index: number;
  /** Where the search stands at its beginning. */
  readonly start: Position;
  /**
   * What happens up to and with step (i + 1) · CHUNK, or the end of the search. What is finer than
   * a step and follows that last one opens the next chunk.
   */
  readonly events: Int32Array;
  /** How many numbered steps those are. */
  readonly steps: number;
  /** Numbers of the steps that complete a solution. */
  readonly solutions: readonly number[];
  /** The share of the search tree that is behind, at its beginning and at its end. */
  readonly progress: readonly [before: number, after: number];
  /** The search ends with it. */
  readonly last: boolean;
}

/** The chunk that holds what is seen right after a step. */
export const chunkOf = (step: number): number => Math.floor(step / CHUNK);

export const isNumbered = (event: Step): boolean =>
  kindOf(event) === PLACE || kindOf(event) === REMOVE;

/** Cuts a search into chunks, wherever one asks it to begin. */
export class Cutter {
  private readonly solver: Solver;
  /** The search was cut to its end, finer events and all. */
  private spent = false;
  private buffer = new Int32Array(2 * CHUNK);

  constructor(solver: Solver) {
    this.solver = solver;
  }

  /**
   * Makes one chunk. `from` is the position to search on from if the search does not happen to
   * stand nearer: one at or before the chunk's beginning. Undefined if the search ends before it.
   */
  cut(index: number, from: Position = origin): Chunk | undefined {
    const { solver } = this;
    const begin = index * CHUNK;
    if (this.spent || solver.steps > begin || solver.steps < from.steps) {
      solver.restore(from);
      this.spent = false;
    }
    while (solver.steps < begin && !this.spent) this.spent = solver.step() === END;
    if (this.spent) return undefined;

    const start = solver.position();
    const before = solver.progress();
    const solutions: number[] = [];
    let length = 0;
    while (solver.steps < begin + CHUNK) {
      const event = solver.step();
      this.spent = event === END;
      if (this.spent) break;
      if (length === this.buffer.length) this.grow();
      this.buffer[length++] = event;
      if (kindOf(event) === SOLUTION) solutions.push(solver.steps);
    }
    const last = this.spent;
    const events = this.buffer.slice(0, length);
    const steps = solver.steps - begin;
    const progress = [before, last ? 1 : solver.progress()] as const;
    return { index, start, events, steps, solutions, progress, last };
  }

  private grow(): void {
    const larger = new Int32Array(2 * this.buffer.length);
    larger.set(this.buffer);
    this.buffer = larger;
  }
}

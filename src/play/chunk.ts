import type { Solver } from '../solve/solvers/index.ts';
import { END, kindOf, PLACE, REMOVE, SOLUTION, type Step } from '../solve/step.ts';
import { surveyDepths, type Depths } from './depths.ts';
import { beginning, type Mark } from './tally.ts';

/** How many numbered steps a chunk holds. */
export const CHUNK = 8192;

/** A piece of the tape. Chunk i begins right after step i · CHUNK. */
export interface Chunk {
  readonly index: number;
  /** Where the search stands at its beginning. */
  readonly start: Mark;
  /**
   * What happens up to and with step (i + 1) · CHUNK, or the end of the search. What is finer than
   * a step and follows that last one opens the next chunk.
   */
  readonly events: Int32Array;
  /** How many numbered steps those are. */
  readonly steps: number;
  /** Numbers of the steps that complete a solution. */
  readonly solutions: readonly number[];
  /** Which of how many listed candidates each placement is, counted from 0: those of the path at its beginning, then those made. */
  readonly branches: Uint16Array | Uint32Array;
  readonly depths: Depths;
  /** The share of the search tree that is behind, at its beginning and at its end. */
  readonly progress: readonly [before: number, after: number];
  /** The search ends with it. */
  readonly last: boolean;
  /** How long it took to make, in ms, the way to its beginning aside. */
  readonly ms: number;
}

/** Tells the moment, in ms from whenever. */
export type Clock = () => number;

/** The chunk that holds what is seen right after a step. */
export const chunkOf = (step: number): number => Math.floor(step / CHUNK);

export const isNumbered = (event: Step): boolean =>
  kindOf(event) === PLACE || kindOf(event) === REMOVE;

/** Cuts a search into chunks, wherever one asks it to begin. */
export class Cutter {
  private readonly solver: Solver;
  private readonly now: Clock;
  private readonly live: () => void;
  /** What a mark says beyond where the search stands; so many of `nodes` count as it ever was deep. */
  private readonly nodes: Float64Array;
  private first: number | undefined;
  private depth = 0;
  /** The search was cut to its end, finer events and all. */
  private spent = false;
  private buffer = new Int32Array(2 * CHUNK);
  private readonly branches: Uint32Array;

  /** @param live called again and again on the way to where a chunk begins, which may be long */
  constructor(solver: Solver, now: Clock, live: () => void = () => {}) {
    this.solver = solver;
    this.now = now;
    this.live = live;
    this.nodes = new Float64Array(solver.path.length);
    this.branches = new Uint32Array(2 * (solver.path.length + CHUNK));
  }

  /**
   * Makes one chunk. `from` is the mark to search on from if the search does not happen to stand
   * nearer: one at or before the chunk's beginning. Undefined if the search ends before it.
   */
  cut(index: number, from: Mark = beginning): Chunk | undefined {
    const { solver } = this;
    const begin = index * CHUNK;
    if (this.spent || solver.steps > begin || solver.steps < from.steps) {
      this.restore(from);
      this.spent = false;
    }
    while (solver.steps < begin && !this.spent) {
      this.spent = this.next() === END;
      if (solver.steps % CHUNK === 0) this.live();
    }
    if (this.spent) return undefined;

    const startedAt = this.now();
    const start = this.mark();
    const before = solver.progress();
    const solutions: number[] = [];
    let length = 0;
    let branches = 0;
    for (; branches < start.path.length; branches++) this.noteBranch(branches, branches);
    while (solver.steps < begin + CHUNK) {
      const event = this.next();
      this.spent = event === END;
      if (this.spent) break;
      if (length === this.buffer.length) this.grow();
      this.buffer[length++] = event;
      const kind = kindOf(event);
      if (kind === SOLUTION) solutions.push(solver.steps);
      else if (kind === PLACE) this.noteBranch(branches++, this.depth - 1);
    }
    const last = this.spent;
    const events = this.buffer.slice(0, length);
    const steps = solver.steps - begin;
    const progress = [before, last ? 1 : solver.progress()] as const;
    const ms = this.now() - startedAt;
    const depths = surveyDepths(events, start.path.length);
    const noted = narrowest(this.branches.subarray(0, 2 * branches));
    return { index, start, events, steps, solutions, branches: noted, depths, progress, last, ms };
  }

  /** The search's next step, kept count of. */
  private next(): Step {
    const event = this.solver.step();
    const kind = kindOf(event);
    if (kind === PLACE) this.nodes[this.depth++]!++;
    else if (kind === REMOVE) this.depth--;
    else if (kind === SOLUTION) this.first ??= this.solver.placements;
    return event;
  }

  /** Notes which candidate lies on a level. */
  private noteBranch(at: number, level: number): void {
    this.branches[2 * at] = this.solver.triedAt(level) - 1;
    this.branches[2 * at + 1] = this.solver.listedAt(level);
  }

  private mark(): Mark {
    const { solver, nodes, first } = this;
    return { ...solver.position(), nodes: [...nodes.subarray(0, solver.deepest)], first };
  }

  private restore(mark: Mark): void {
    this.solver.restore(mark);
    this.nodes.fill(0);
    this.nodes.set(mark.nodes);
    this.first = mark.first;
    this.depth = mark.path.length;
  }

  private grow(): void {
    const larger = new Int32Array(2 * this.buffer.length);
    larger.set(this.buffer);
    this.buffer = larger;
  }
}

/** A copy of numbers that takes no more room than they need. */
const narrowest = (numbers: Uint32Array): Uint16Array | Uint32Array =>
  numbers.every((number) => number < 2 ** 16) ? new Uint16Array(numbers) : numbers.slice();

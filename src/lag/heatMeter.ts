import type { Problem } from '../solve/problem.ts';
import { CHOOSE, idOf, kindOf, PLACE, REMOVE, type Step } from '../solve/step.ts';

/** How a search was busy on each cell, up to a step. */
export interface Heat {
  /** Item → how often it was the next to be filled; items are cells and, numbered after them, pieces. */
  readonly chosen: readonly number[];
  /** Cell → how often a piece was taken away from it. */
  readonly cleared: readonly number[];
  /** Cell → for how many steps pieces lay on it. */
  readonly covered: readonly number[];
}

/** The state of a meter, as plain data. */
export interface HeatMark {
  readonly steps: number;
  readonly path: readonly number[];
  readonly placedAt: readonly number[];
  readonly chosen: readonly number[];
  readonly cleared: readonly number[];
  readonly covered: readonly number[];
}

/** Measures how a search is busy on each cell; what is chosen needs the events of nodes, or all. */
export class HeatMeter {
  steps = 0;
  private readonly problem: Problem;
  private depth = 0;
  private readonly path: Int32Array;
  /** Level → the step that laid the piece there. */
  private readonly placedAt: Float64Array;
  private readonly chosen: Float64Array;
  private readonly cleared: Float64Array;
  /** Cell → the steps of pieces that were taken away. */
  private readonly covered: Float64Array;

  constructor(problem: Problem) {
    const { cells, pieces } = problem;
    this.problem = problem;
    this.path = new Int32Array(cells.length + 1);
    this.placedAt = new Float64Array(cells.length + 1);
    this.chosen = new Float64Array(cells.length + pieces.length);
    this.cleared = new Float64Array(cells.length);
    this.covered = new Float64Array(cells.length);
  }

  apply(event: Step): void {
    const kind = kindOf(event);
    if (kind === CHOOSE) this.chosen[idOf(event)]!++;
    else if (kind === PLACE) {
      this.path[this.depth] = idOf(event);
      this.placedAt[this.depth++] = ++this.steps;
    } else if (kind === REMOVE) this.remove(idOf(event));
  }

  private remove(placement: number): void {
    const { start, cellOf } = this.problem.placements;
    const { cleared, covered } = this;
    const lain = ++this.steps - this.placedAt[--this.depth]!;
    const end = start[placement + 1]!;
    for (let at = start[placement]!; at < end; at++) {
      const cell = cellOf[at]!;
      cleared[cell]!++;
      covered[cell]! += lain;
    }
  }

  get heat(): Heat {
    const { chosen, cleared, steps, depth, path, placedAt } = this;
    const { start, cellOf } = this.problem.placements;
    const covered = [...this.covered];
    for (let level = 0; level < depth; level++)
      for (const cell of cellOf.subarray(start[path[level]!], start[path[level]! + 1]))
        covered[cell]! += steps - placedAt[level]!;
    return { chosen: [...chosen], cleared: [...cleared], covered };
  }

  mark(): HeatMark {
    const { steps, depth, path, placedAt, chosen, cleared, covered } = this;
    return {
      steps,
      path: [...path.subarray(0, depth)],
      placedAt: [...placedAt.subarray(0, depth)],
      chosen: [...chosen],
      cleared: [...cleared],
      covered: [...covered],
    };
  }

  restore({ steps, path, placedAt, chosen, cleared, covered }: HeatMark): void {
    this.steps = steps;
    this.depth = path.length;
    this.path.set(path);
    this.placedAt.set(placedAt);
    this.chosen.set(chosen);
    this.cleared.set(cleared);
    this.covered.set(covered);
  }
}

import { hasPiecesInPlace, neighboursIn, type Neighbours } from '../problem.ts';
import type { State } from '../state.ts';
import type { Rule, ActiveRule } from './rule.ts';
import { SizeSums } from './sums.ts';

/**
 * Some connected region of open cells has a size that is no sum of sizes of the pieces left. Regions
 * are tested one by one, although two of them may need the same piece. Pieces that cannot be moved need not be
 * connected: with these, nothing follows from regions.
 */
export const islands: Rule = {
  start: (state) =>
    hasPiecesInPlace(state.problem)
      ? { isViolated: () => false, reason: () => [] }
      : new Islands(state),
};

class Islands implements ActiveRule {
  private readonly state: State;
  private readonly neighbours: Neighbours;
  private readonly sums: SizeSums;
  /** The cells reached so far, region by region, and the bounds of the last region. */
  private readonly reached: Int32Array;
  private begin = 0;
  private end = 0;
  /** Cell → the number of the last check in which it was reached. */
  private readonly reachedIn: Int32Array;
  private question = 0;
  /**
   * The common size of all pieces, if there are enough of them and the empty board's regions are
   * multiples of it; then only regions next to the last placement are checked. Else 0.
   */
  private readonly size: number;

  constructor(state: State) {
    const { problem } = state;
    this.state = state;
    this.neighbours = neighboursIn(problem);
    this.sums = new SizeSums(
      problem.pieces.map(({ cells }) => cells.length),
      problem.cells.length,
    );
    this.reached = new Int32Array(problem.cells.length);
    this.reachedIn = new Int32Array(problem.cells.length);
    const { onlySize } = this.sums;
    this.size = onlySize > 0 && !this.someIsBad() ? onlySize : 0;
  }

  isViolated(): boolean {
    return this.size > 0 ? this.oneIsNoMultiple(this.size) : this.someIsBad();
  }

  reason(): readonly number[] {
    return Array.from(this.reached.subarray(this.begin, this.end)).sort((a, b) => a - b);
  }

  /** Whether a region next to the last placement is not a multiple of `size`. */
  private oneIsNoMultiple(size: number): boolean {
    this.forgetReached();
    const { reachedIn, question } = this;
    const { open, path, depth, problem } = this.state;
    const { start, cellOf } = problem.placements;
    const { start: firstNext, cellOf: next } = this.neighbours;
    const placement = path[depth - 1]!;
    const end = start[placement + 1]!;
    for (let i = start[placement]!; i < end; i++) {
      const cell = cellOf[i]!;
      const last = firstNext[cell + 1]!;
      for (let j = firstNext[cell]!; j < last; j++) {
        const beside = next[j]!;
        if (open[beside] === 0 || reachedIn[beside] === question) continue;
        if (this.reachFrom(beside) % size !== 0) return true;
      }
    }
    return false;
  }

  private someIsBad(): boolean {
    this.forgetReached();
    const { reachedIn, question } = this;
    const { open, left } = this.state;
    const { isSum } = this.sums.of(left);
    for (let cell = 0; cell < open.length; cell++) {
      if (open[cell] === 0 || reachedIn[cell] === question) continue;
      if (isSum[this.reachFrom(cell)] === 0) return true;
    }
    return false;
  }

  private forgetReached(): void {
    this.end = 0;
    if (++this.question < 0x7fffffff) return;
    this.reachedIn.fill(0);
    this.question = 1;
  }

  /** Flood-fills the region of a cell; returns its size. */
  private reachFrom(cell: number): number {
    const { reached, reachedIn, question } = this;
    const { open } = this.state;
    const { start, cellOf } = this.neighbours;
    const begin = this.end;
    let end = begin;
    reached[end++] = cell;
    reachedIn[cell] = question;
    for (let i = begin; i < end; i++) {
      const from = reached[i]!;
      const last = start[from + 1]!;
      for (let j = start[from]!; j < last; j++) {
        const to = cellOf[j]!;
        if (open[to] === 0 || reachedIn[to] === question) continue;
        reachedIn[to] = question;
        reached[end++] = to;
      }
    }
    this.begin = begin;
    this.end = end;
    return end - begin;
  }
}

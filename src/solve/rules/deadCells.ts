import { coveredBy, type Problem } from '../problem.ts';
import type { State } from '../state.ts';
import type { Rule, ActiveRule } from './rule.ts';

/** Some open cell has no fitting placement. */
export const deadCells: Rule = { start: (state) => new DeadCells(state) };

class DeadCells implements ActiveRule {
  private readonly state: State;
  /**
   * Cell × pieces + piece → where that piece's placements on that cell begin in `covering`; one
   * entry longer.
   */
  private readonly first: Int32Array;
  private readonly covering: Int32Array;
  /** Cell → a placement that fitted when last checked: usually it still does. */
  private readonly fitting: Int32Array;
  private dead = -1;

  constructor(state: State) {
    const { problem } = state;
    this.state = state;
    this.first = countByCellAndPiece(problem);
    this.covering = new Int32Array(problem.placements.cellOf.length);
    const next = this.first.slice();
    for (let placement = 0; placement < problem.placements.count; placement++) {
      const piece = problem.placements.piece[placement]!;
      for (const cell of coveredBy(problem, placement))
        this.covering[next[cell * problem.pieces.length + piece]!++] = placement;
    }
    this.fitting = new Int32Array(problem.cells.length).fill(-1);
  }

  isViolated(): boolean {
    const { fitting } = this;
    const { open } = this.state;
    for (let cell = 0; cell < open.length; cell++) {
      if (open[cell] === 0) continue;
      if (fitting[cell]! >= 0 && this.fits(fitting[cell]!)) continue;
      fitting[cell] = this.findFitting(cell);
      if (fitting[cell]! >= 0) continue;
      this.dead = cell;
      return true;
    }
    return false;
  }

  reason(): readonly number[] {
    return [this.dead];
  }

  /** A placement that fits on a cell; −1 if there is none. */
  private findFitting(cell: number): number {
    const { first, covering } = this;
    const { left } = this.state;
    for (let piece = 0; piece < left.length; piece++) {
      if (left[piece] === 0) continue;
      const list = cell * left.length + piece;
      const end = first[list + 1]!;
      for (let i = first[list]!; i < end; i++) if (this.fits(covering[i]!)) return covering[i]!;
    }
    return -1;
  }

  private fits(placement: number): boolean {
    const { open, left, problem } = this.state;
    const { piece, start, cellOf } = problem.placements;
    if (left[piece[placement]!] === 0) return false;
    const end = start[placement + 1]!;
    for (let i = start[placement]!; i < end; i++) if (open[cellOf[i]!] === 0) return false;
    return true;
  }
}

/** The prefix sums of placements per cell and piece, as in `first`. */
function countByCellAndPiece(problem: Problem): Int32Array {
  const { cells, pieces, placements } = problem;
  const first = new Int32Array(cells.length * pieces.length + 1);
  for (let placement = 0; placement < placements.count; placement++) {
    const piece = placements.piece[placement]!;
    for (const cell of coveredBy(problem, placement)) first[cell * pieces.length + piece + 1]!++;
  }
  for (let list = 1; list < first.length; list++) first[list]! += first[list - 1]!;
  return first;
}

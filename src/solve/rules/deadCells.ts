import { coveredBy } from '../problem.ts';
import type { State } from '../state.ts';
import type { Rule, ActiveRule } from './rule.ts';

/** Some open cell has no fitting placement. */
export const deadCells: Rule = { start: (state) => new DeadCells(state) };

class DeadCells implements ActiveRule {
  private readonly state: State;
  /** Cell × pieces + piece → where its placements on that cell begin in `covering`; one longer. */
  private readonly first: Int32Array;
  private readonly covering: Int32Array;
  /** Cell → a placement that fitted when last checked: usually it still does. */
  private readonly fitting: Int32Array;
  private dead = -1;

  constructor(state: State) {
    const { problem } = state;
    this.state = state;
    const { cells, pieces, placements } = problem;
    const lists = cells.flatMap(() => pieces.map((): number[] => []));
    placements.piece.forEach((piece, placement) => {
      for (const cell of coveredBy(problem, placement))
        lists[cell * pieces.length + piece]!.push(placement);
    });
    this.covering = Int32Array.from(lists.flat());
    this.first = new Int32Array(lists.length + 1);
    lists.forEach((list, i) => (this.first[i + 1] = this.first[i]! + list.length));
    this.fitting = new Int32Array(cells.length).fill(-1);
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

import type { Replay } from '../../run/replay.ts';
import type { Tiling } from '../../run/tiling.ts';
import { BoardState } from '../boardState.ts';
import type { Problem } from '../problem.ts';
import { idOf, kindOf, PLACE, REMOVE, SOLUTION, type Step } from '../step.ts';
import { enumerationKinds, type EnumerationMark } from './enumeration.ts';

/**
 * Shows an enumeration on as many boards as it has solutions, whose cells are numbered board after board: each keeps the
 * solution that was found on it, and on the first one without a solution is the search. After a solution, the search goes on there with
 * the next piece that is placed.
 */
export class EnumerationReplay implements Replay<EnumerationMark> {
  readonly kinds = enumerationKinds;
  readonly tiling: Tiling;
  steps = 0;
  private readonly search: BoardState;
  private solutions = 0;
  private isBetween = false;

  /** @param boards one at least */
  constructor(problem: Problem, boards: number) {
    const { cells, placements } = problem;
    this.search = new BoardState(problem);
    this.tiling = {
      owner: new Int32Array(boards * cells.length).fill(-1),
      cellsOf: (tile) => {
        const from = Math.floor(tile / placements.count) * cells.length;
        return this.search.cellsOf(tile % placements.count).map((cell) => cell + from);
      },
      colourOf: (tile) => this.search.colourOf(tile % placements.count),
    };
  }

  meters() {
    return { steps: this.steps, solutions: this.solutions };
  }

  set({ search, found, isBetween }: EnumerationMark): void {
    this.search.set(search.path);
    this.steps = search.steps;
    this.isBetween = isBetween;
    this.tiling.owner.fill(-1);
    this.solutions = found.length;
    for (const [board, path] of found.entries()) {
      for (const placement of path) this.cover(board, placement, true);
    }
    this.show();
  }

  apply(event: Step): void {
    const kind = kindOf(event);
    if (kind === SOLUTION) {
      this.solutions++;
      this.isBetween = true;
    }
    if (kind !== PLACE && kind !== REMOVE) return;
    this.steps++;
    this.search.apply(event);
    const isBack = this.isBetween && kind === PLACE;
    this.isBetween &&= !isBack;
    if (isBack) this.show();
    else if (!this.isBetween) this.cover(this.solutions, idOf(event), kind === PLACE);
  }

  /** Lays what is on the board of the search, unless that is a solution, or what is left of one. */
  private show(): void {
    const { path, depth } = this.search;
    if (!this.isBetween)
      for (let level = 0; level < depth; level++) this.cover(this.solutions, path[level]!, true);
  }

  /** Lays a placement on one of the boards, or takes it away. */
  private cover(board: number, placement: number, isLaid: boolean): void {
    const { cells, placements } = this.search.problem;
    const { start, cellOf, count } = placements;
    const tile = isLaid ? board * count + placement : -1;
    for (let i = start[placement]!; i < start[placement + 1]!; i++)
      this.tiling.owner[board * cells.length + cellOf[i]!] = tile;
  }
}

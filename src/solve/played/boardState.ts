import type { Tiling } from '../../run/tiling.ts';
import { colourOf, coveredBy, type Problem } from '../problem.ts';
import { idOf, kindOf, PLACE, REMOVE, type Step } from '../step.ts';

/** The board at one moment of a search. Its tiles are placements, and the fixed pieces. */
export class BoardState implements Tiling {
  readonly problem: Problem;
  readonly owner: Int32Array;
  /** The placements on the board, in order; only the first `depth` entries count. */
  readonly path: Int32Array;
  depth = 0;

  constructor(problem: Problem) {
    this.problem = problem;
    this.owner = new Int32Array(problem.board.length);
    this.path = new Int32Array(problem.cells.length);
    this.clear();
  }

  cellsOf(placement: number): Int32Array {
    return coveredBy(this.problem, placement);
  }

  colourOf(placement: number): number {
    return colourOf(this.problem, placement);
  }

  /** Applies one step; only PLACE and REMOVE change the board. */
  apply(step: Step): void {
    const kind = kindOf(step);
    if (kind === PLACE) this.place(idOf(step));
    else if (kind === REMOVE) this.remove(idOf(step));
  }

  set(path: ArrayLike<number>): void {
    this.clear();
    this.depth = 0;
    for (let i = 0; i < path.length; i++) this.place(path[i]!);
  }

  /** Lays the fixed pieces alone. */
  private clear(): void {
    const { tiles, placements } = this.problem;
    this.owner.fill(-1);
    for (let tile = placements.count; tile < tiles.count; tile++) this.cover(tile, tile);
  }

  private place(placement: number): void {
    this.cover(placement, placement);
    this.path[this.depth++] = placement;
  }

  /** Takes a placement off the board, at any position of the path. */
  private remove(placement: number): void {
    this.cover(placement, -1);
    const { path } = this;
    // Nearly always the last one: millions a second are taken off, and a search of the path takes long.
    const last = --this.depth;
    if (path[last] === placement) return;
    const at = path.lastIndexOf(placement, last);
    path.copyWithin(at, at + 1, last + 1);
  }

  private cover(tile: number, owner: number): void {
    const { start, cellOf } = this.problem.tiles;
    const end = start[tile + 1]!;
    for (let i = start[tile]!; i < end; i++) this.owner[cellOf[i]!] = owner;
  }
}

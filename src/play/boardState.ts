import type { Problem } from '../solve/problem.ts';
import { idOf, kindOf, PLACE, REMOVE, type Step } from '../solve/step.ts';

/** What lies on the board at one moment of a search. */
export class BoardState {
  readonly problem: Problem;
  /** Cell → the placement that covers it, or −1. */
  readonly owner: Int32Array;
  /** The placements on the board, in the order they were made; only the first `depth` count. */
  readonly path: Int32Array;
  depth = 0;

  constructor(problem: Problem) {
    this.problem = problem;
    this.owner = new Int32Array(problem.cells.length).fill(-1);
    this.path = new Int32Array(problem.cells.length);
  }

  /** Plays one step of any kind; those that move nothing change nothing. */
  apply(step: Step): void {
    const kind = kindOf(step);
    if (kind === PLACE) this.place(idOf(step));
    else if (kind === REMOVE) this.remove();
  }

  /** Lays out a path from an empty board. */
  set(path: ArrayLike<number>): void {
    this.owner.fill(-1);
    this.depth = 0;
    for (let i = 0; i < path.length; i++) this.place(path[i]!);
  }

  private place(placement: number): void {
    this.cover(placement, placement);
    this.path[this.depth++] = placement;
  }

  private remove(): void {
    this.cover(this.path[--this.depth]!, -1);
  }

  private cover(placement: number, owner: number): void {
    const { start, cellOf } = this.problem.placements;
    const end = start[placement + 1]!;
    for (let i = start[placement]!; i < end; i++) this.owner[cellOf[i]!] = owner;
  }
}

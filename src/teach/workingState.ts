import { coveredBy, type Problem } from '../solve/problem.ts';
import { copiesOf, type State } from '../solve/state.ts';

/** A state that placements are made in, and taken back from, as simply as can be. */
export class WorkingState implements State {
  readonly problem: Problem;
  readonly open: Uint8Array;
  readonly left: Int32Array;
  readonly path: Int32Array;
  depth = 0;

  constructor(problem: Problem) {
    this.problem = problem;
    this.open = new Uint8Array(problem.cells.length).fill(1);
    this.left = copiesOf(problem);
    this.path = new Int32Array(problem.cells.length);
  }

  place(placement: number): void {
    this.set(placement, 0);
    this.path[this.depth++] = placement;
  }

  removeLast(): void {
    this.set(this.path[--this.depth]!, 1);
  }

  private set(placement: number, open: 0 | 1): void {
    for (const cell of coveredBy(this.problem, placement)) this.open[cell] = open;
    this.left[this.problem.placements.piece[placement]!]! += open === 1 ? 1 : -1;
  }
}

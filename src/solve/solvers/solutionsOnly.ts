import type { Position } from '../position.ts';
import { END, kindOf, SOLUTION, type Step } from '../step.ts';
import type { Solver } from './solver.ts';

/** A search that keeps its places and removes to itself. */
export class SolutionsOnly implements Solver {
  private readonly search: Solver;

  constructor(search: Solver) {
    this.search = search;
  }

  step(): Step {
    let event = this.search.step();
    while (event !== END && kindOf(event) !== SOLUTION) event = this.search.step();
    return event;
  }

  *[Symbol.iterator](): Generator<Step, void, undefined> {
    for (let step = this.step(); step !== END; step = this.step()) yield step;
  }

  position(): Position {
    return this.search.position();
  }

  restore(position: Position): void {
    this.search.restore(position);
  }

  progress(): number {
    return this.search.progress();
  }

  get steps(): number {
    return this.search.steps;
  }

  get placements(): number {
    return this.search.placements;
  }

  get solutions(): number {
    return this.search.solutions;
  }

  get deadEnds(): number {
    return this.search.deadEnds;
  }

  get deepest(): number {
    return this.search.deepest;
  }

  get depth(): number {
    return this.search.depth;
  }

  get path(): Int32Array {
    return this.search.path;
  }
}

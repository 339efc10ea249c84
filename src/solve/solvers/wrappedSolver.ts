import type { SearchNode, Solver } from './solver.ts';
import type { Position } from '../position.ts';
import { END, type Step, kindOf, SOLUTION } from '../step.ts';

/** A solver that steps another one in its own way, and delegates everything else to it. */
export abstract class WrappedSolver implements Solver {
  protected readonly search: Solver;

  constructor(search: Solver) {
    this.search = search;
  }

  abstract step(): Step;

  *[Symbol.iterator](): Generator<Step, void, undefined> {
    for (let step = this.step(); step !== END; step = this.step()) yield step;
  }

  position(): Position {
    return this.search.position();
  }

  restore(position: Position): void {
    this.search.restore(position);
  }

  skip(): void {
    this.search.skip();
  }

  forget(): void {
    this.search.forget();
  }

  progress(): number {
    return this.search.progress();
  }

  inspect(level?: number): SearchNode | undefined {
    return this.search.inspect(level);
  }

  listedAt(level: number): number {
    return this.search.listedAt(level);
  }

  triedAt(level: number): number {
    return this.search.triedAt(level);
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

  get remembers(): boolean {
    return this.search.remembers;
  }
}

/** Emits only the solutions of a search. */
export class SolutionsOnly extends WrappedSolver {
  step(): Step {
    let event = this.search.step();
    while (event !== END && kindOf(event) !== SOLUTION) event = this.search.step();
    return event;
  }
}

import type { Problem } from '../solve/problem.ts';
import { startSearch, type Search } from '../solve/search.ts';
import type { Solver } from '../solve/solvers/index.ts';
import { END } from '../solve/step.ts';
import { beginning, type Start } from './situation.ts';

/** What is on the board after any step, and nothing else of it. */
export class Glance {
  private readonly solver: Solver;

  constructor(problem: Problem, search: Search) {
    this.solver = startSearch(problem, search, 'placements');
  }

  /** @param from a position to start from, before that step; the nearer, the faster */
  at(step: number, { mark }: Start = beginning): readonly number[] {
    const { solver } = this;
    solver.restore(mark);
    while (solver.steps < step) if (solver.step() === END) break;
    return [...solver.path.subarray(0, solver.depth)];
  }
}

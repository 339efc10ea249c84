import { END, kindOf, SOLUTION, type Step } from '../step.ts';
import { WrappedSolver } from './wrappedSolver.ts';

/** A search that keeps its places and removes to itself. */
export class SolutionsOnly extends WrappedSolver {
  step(): Step {
    let event = this.search.step();
    while (event !== END && kindOf(event) !== SOLUTION) event = this.search.step();
    return event;
  }
}

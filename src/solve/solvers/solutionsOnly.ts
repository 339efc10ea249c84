import { END, kindOf, SOLUTION, type Step } from '../step.ts';
import { WrappedSolver } from './wrappedSolver.ts';

/** Emits only the solutions of a search. */
export class SolutionsOnly extends WrappedSolver {
  step(): Step {
    let event = this.search.step();
    while (event !== END && kindOf(event) !== SOLUTION) event = this.search.step();
    return event;
  }
}

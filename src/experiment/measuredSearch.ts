import { countsOf, type Counts } from '../solve/position.ts';
import type { Problem } from '../solve/problem.ts';
import { startSearch, type Search } from '../solve/search.ts';
import type { Solver } from '../solve/solvers/index.ts';
import { END, IMAGE, kindOf, SOLUTION } from '../solve/step.ts';
import type { Until } from '../run/until.ts';

/** The figures of a search, equal to those the page shows at the same moment. */
export interface SearchFigures extends Counts {
  /** The number of the placement that completed the first solution; null before it. */
  readonly first: number | null;
  /** The share of the tree that has been searched, 0 to 1. */
  readonly progress: number;
  /** Whether the whole tree was searched. */
  readonly finished: boolean;
}

/**
 * A search run only for its figures: up to its first solution, to its end, or for a number of
 * steps.
 */
export class MeasuredSearch {
  private readonly search: Solver;
  private readonly until: Until;
  private first: number | null = null;
  private finished = false;
  /** The final figures, once it has stopped. */
  private last: SearchFigures | undefined;

  constructor(problem: Problem, search: Search, until: Until) {
    this.search = startSearch(problem, search, 'placements');
    this.until = until;
  }

  /** Makes at most so many more steps, solutions counted as steps; true once it has stopped. */
  run(steps: number): boolean {
    const { search, until } = this;
    const most = typeof until === 'number' ? until : Infinity;
    for (let i = 0; i < steps && !this.last; i++) {
      // SOLUTION, IMAGE and END follow the step that leads to them and belong to it.
      const before = search.steps === most ? this.current() : undefined;
      const event = search.step();
      if (event === END) this.finished = true;
      else if (kindOf(event) === SOLUTION) this.first ??= search.placements;
      else if (kindOf(event) !== IMAGE) {
        this.last = before;
        continue;
      }
      const isFirst = until === 'first' && this.first !== null;
      if (before || this.finished || isFirst) this.last = this.current();
    }
    return this.last !== undefined;
  }

  get figures(): SearchFigures {
    return this.last ?? this.current();
  }

  private current(): SearchFigures {
    const { search, first, finished } = this;
    return { ...countsOf(search), first, progress: search.progress(), finished };
  }
}

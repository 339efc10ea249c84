import type { Replay, Process } from '../../run/process.ts';
import { END, type Kind, type Step } from '../../run/step.ts';
import { BoardState } from '../../solve/played/boardState.ts';
import type { Position } from '../../solve/position.ts';
import type { Problem } from '../../solve/problem.ts';
import { startSearch, type Search } from '../../solve/search.ts';
import type { Solver } from '../../solve/solvers/index.ts';
import { kindOf, searchKinds, SOLUTION } from '../../solve/step.ts';

/** The kinds of a search's events, all of them numbered as steps. */
const kinds: readonly Kind[] = searchKinds.map((kind) => ({ ...kind, isNumbered: true }));

interface TellingMark {
  readonly steps: number;
  readonly position: Position;
}

/** A search that reports every event as a step. */
export class Telling implements Process<TellingMark> {
  readonly kinds = kinds;
  readonly series = ['depth', 'solutions'];
  steps = 0;
  private readonly solver: Solver;

  constructor(problem: Problem, search: Search) {
    this.solver = startSearch(problem, search, 'everything');
  }

  step(): Step {
    const event = this.solver.step();
    if (event !== END) this.steps++;
    return event;
  }

  mark(): TellingMark {
    return { steps: this.steps, position: this.solver.position() };
  }

  restore({ steps, position }: TellingMark): void {
    this.steps = steps;
    this.solver.restore(position);
  }

  progress(): number {
    return this.solver.progress();
  }

  value(series: number): number {
    return series === 0 ? this.solver.depth : this.solver.solutions;
  }
}

/** Replays such a search. */
export class TellingReplay implements Replay<TellingMark> {
  readonly kinds = kinds;
  readonly tiling: BoardState;
  steps = 0;
  private solutions = 0;

  constructor(problem: Problem) {
    this.tiling = new BoardState(problem);
  }

  meters() {
    return { steps: this.steps, solutions: this.solutions, depth: this.tiling.depth };
  }

  set({ steps, position }: TellingMark): void {
    this.steps = steps;
    this.solutions = position.solutions;
    this.tiling.set(position.path);
  }

  apply(event: Step): void {
    this.steps++;
    if (kindOf(event) === SOLUTION) this.solutions++;
    this.tiling.apply(event);
  }
}

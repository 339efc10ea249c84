import type { Position } from '../../solve/position.ts';
import type { Problem } from '../../solve/problem.ts';
import { startSearch, type Search } from '../../solve/search.ts';
import type { Solver } from '../../solve/solvers/index.ts';
import { END, kindOf, PLACE } from '../../solve/step.ts';
import type { RasterMoment } from './rasterView.ts';

/** A position on the way, with the steps that entered the nodes of its path, by level. */
interface Mark {
  readonly position: Position;
  readonly entered: readonly number[];
}

/** The most positions that are kept, and the steps between two of them at first. */
const MOST_MARKS = 64;
const FIRST_SPACING = 2 ** 10;

/** A search that is followed to any step, by budgets; the way back begins at one of a few positions. */
export class FollowedTree {
  private readonly solver: Solver;
  private marks: Mark[];
  private readonly entered: number[] = [0];
  private spacing = FIRST_SPACING;

  constructor(problem: Problem, search: Search) {
    this.solver = startSearch(problem, search, 'steps');
    this.marks = [this.position()];
  }

  /** Goes to a step, or towards it for so many events; its moment once it is there, or the search is over. */
  momentAt(step: number, events = Infinity): RasterMoment | undefined {
    if (!this.follow(step, events)) return undefined;
    const { solver } = this;
    const branches = Array.from({ length: solver.depth }, (_, level) => ({
      tried: solver.triedAt(level),
      listed: solver.listedAt(level),
    }));
    const entered = this.entered.slice(0, solver.depth + 1);
    return { step: solver.steps, branches, progress: solver.progress(), entered };
  }

  /** The placements that lie after a step; undefined if it is not reached by so many events. */
  pathAt(step: number, events = Infinity): readonly number[] | undefined {
    if (!this.follow(step, events)) return undefined;
    return [...this.solver.path.subarray(0, this.solver.depth)];
  }

  private follow(step: number, events: number): boolean {
    const { solver } = this;
    const near = this.marks.findLast(({ position }) => position.steps <= step)!;
    if (step < solver.steps || near.position.steps > solver.steps) this.restore(near);
    for (let left = events; solver.steps < step; left--) {
      if (left <= 0) return false;
      const event = solver.step();
      if (event === END) return true;
      if (kindOf(event) === PLACE) this.entered[solver.depth] = solver.steps;
      const last = this.marks.at(-1)!.position.steps;
      if (solver.steps >= last + this.spacing) this.mark();
    }
    return true;
  }

  private mark(): void {
    this.marks.push(this.position());
    if (this.marks.length < MOST_MARKS) return;
    this.spacing *= 2;
    this.marks = this.marks.filter((_, at) => at % 2 === 0);
  }

  private position(): Mark {
    const position = this.solver.position();
    return { position, entered: this.entered.slice(0, this.solver.depth + 1) };
  }

  private restore({ position, entered }: Mark): void {
    this.solver.restore(position);
    for (const [level, step] of entered.entries()) this.entered[level] = step;
  }
}

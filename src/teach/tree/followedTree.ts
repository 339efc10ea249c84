import type { Position } from '../../solve/position.ts';
import type { Problem } from '../../solve/problem.ts';
import { startSearch, type Search } from '../../solve/search.ts';
import type { Solver } from '../../solve/solvers/index.ts';
import { END } from '../../solve/step.ts';
import type { RasterMoment } from './rasterView.ts';

/** The most positions that are kept, and the steps between two of them at first. */
const MOST_MARKS = 64;
const FIRST_SPACING = 2 ** 10;

/** A search that is followed to any step, by budgets; the way back begins at one of a few positions. */
export class FollowedTree {
  private readonly solver: Solver;
  private marks: Position[];
  private spacing = FIRST_SPACING;

  constructor(problem: Problem, search: Search) {
    this.solver = startSearch(problem, search, 'steps');
    this.marks = [this.solver.position()];
  }

  /** Goes to a step, or towards it for so many events; its moment once it is there, or the search is over. */
  momentAt(step: number, events = Infinity): RasterMoment | undefined {
    if (!this.follow(step, events)) return undefined;
    const { solver } = this;
    const branches = Array.from({ length: solver.depth }, (_, level) => ({
      tried: solver.triedAt(level),
      listed: solver.listedAt(level),
    }));
    return { step: solver.steps, branches, progress: solver.progress() };
  }

  /** The placements that lie after a step; undefined if it is not reached by so many events. */
  pathAt(step: number, events = Infinity): readonly number[] | undefined {
    if (!this.follow(step, events)) return undefined;
    return [...this.solver.path.subarray(0, this.solver.depth)];
  }

  private follow(step: number, events: number): boolean {
    const { solver } = this;
    const near = this.marks.findLast(({ steps }) => steps <= step)!;
    if (step < solver.steps || near.steps > solver.steps) solver.restore(near);
    for (let left = events; solver.steps < step; left--) {
      if (left <= 0) return false;
      if (solver.step() === END) return true;
      const last = this.marks.at(-1)!.steps;
      if (solver.steps >= last + this.spacing) this.mark();
    }
    return true;
  }

  private mark(): void {
    this.marks.push(this.solver.position());
    if (this.marks.length < MOST_MARKS) return;
    this.spacing *= 2;
    this.marks = this.marks.filter((_, at) => at % 2 === 0);
  }
}

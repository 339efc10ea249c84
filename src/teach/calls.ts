import { origin } from '../solve/position.ts';
import type { Problem } from '../solve/problem.ts';
import { startSearch, type Search } from '../solve/search.ts';
import type { Solver } from '../solve/solvers/index.ts';
import type { Situation } from './situation.ts';

/** A call of a search that waits for what comes of its placement: number `tried` of `listed` on its item. */
export interface Call {
  /** What it branches on: a cell or, numbered after all cells, a piece. */
  readonly item: number;
  readonly placement: number;
  readonly tried: number;
  readonly listed: number;
}

/** The calls of a search that are under way: its stack. */
export class Calls {
  private readonly solver: Solver;
  /** The calls looked at last; those of the placements that are still there are known. */
  private known: readonly Call[] = [];

  constructor(problem: Problem, search: Search) {
    this.solver = startSearch(problem, search, 'placements');
  }

  /** The calls of a situation, the first one first. */
  at({ path, branches }: Pick<Situation, 'path' | 'branches'>): readonly Call[] {
    const { known, solver } = this;
    let same = 0;
    while (same < path.length && known[same]?.placement === path[same]) same++;
    if (same < path.length) solver.restore({ ...origin, path });
    this.known = path.map((placement, level) => {
      // What is branched on depends on the placements before it alone.
      const item = level < same ? known[level]!.item : solver.inspect(level)!.item;
      return { item, placement, ...branches[level]! };
    });
    return this.known;
  }
}

import type { Process } from '../../run/process.ts';
import type { Detail } from '../../run/step.ts';
import { LEAVE, type Position } from '../position.ts';
import type { Problem } from '../problem.ts';
import { startSearch, type Search } from '../search.ts';
import type { Solver } from '../solvers/index.ts';
import { END, kindOf, PLACE, REMOVE, searchKinds, SOLUTION, type Step } from '../step.ts';
import { TreeProgress } from './treeProgress.ts';

/** A search's position, with the figures that a solver does not count. */
export interface SearchMark extends Position {
  /** Level → placements made there, for the first `deepest` levels. */
  readonly nodes: readonly number[];
  /** The number of the placement that completed the first solution, counted from 1. */
  readonly first: number | undefined;
}

/** The pieces on the board, and the last branch taken: candidate number `tried` of `listed`. */
const series = ['depth', 'tried', 'listed'] as const;

/** A search as a process that can be played: a solver, and the figures that it does not count. */
export class SearchProcess implements Process<SearchMark> {
  readonly kinds = searchKinds;
  readonly series: readonly string[];
  private readonly solver: Solver;
  /** Level → placements made there; only the first `deepest` entries count. */
  private readonly nodes: Float64Array;
  private first: number | undefined;
  private depth = 0;
  /** The tree along the path, which makes progress cheap after each step. */
  private readonly tree: TreeProgress;
  private done: number;

  /** @param recordsBranches whether the last branch is recorded after each step, beside the depth */
  constructor(solver: Solver, recordsBranches = false) {
    this.solver = solver;
    this.series = recordsBranches ? series : series.slice(0, 1);
    this.nodes = new Float64Array(solver.path.length);
    this.tree = new TreeProgress(solver.path.length);
    this.done = solver.progress();
  }

  get steps(): number {
    return this.solver.steps;
  }

  step(): Step {
    const { solver, tree } = this;
    const event = solver.step();
    const kind = kindOf(event);
    if (kind === PLACE) {
      this.nodes[this.depth]!++;
      this.enter(this.depth++);
      this.done = tree.begin;
    } else if (kind === REMOVE) {
      this.depth--;
      this.done = tree.end;
      tree.leave();
    } else if (kind === SOLUTION) {
      this.first ??= solver.placements;
    } else if (event === END) this.done = 1;
    return event;
  }

  mark(): SearchMark {
    const { solver, nodes, first } = this;
    return { ...solver.position(), nodes: [...nodes.subarray(0, solver.deepest)], first };
  }

  restore(mark: SearchMark): void {
    this.solver.restore(mark);
    this.nodes.fill(0);
    this.nodes.set(mark.nodes);
    this.first = mark.first;
    this.depth = mark.path.length;
    this.tree.reset();
    for (let level = 0; level < this.depth; level++) this.enter(level);
    // A full board does not count itself before it is left.
    const isFull = mark.phase === LEAVE && mark.tried === 0 && this.depth > 0;
    this.done = isFull ? this.tree.begin : this.solver.progress();
  }

  progress(): number {
    return this.done;
  }

  value(series: number): number {
    const { solver, depth } = this;
    if (series === 0 || depth === 0) return depth;
    return series === 1 ? solver.triedAt(depth - 1) : solver.listedAt(depth - 1);
  }

  /** Descends the tree to the candidate placed on a level. */
  private enter(level: number): void {
    const { solver } = this;
    this.tree.enter(solver.triedAt(level) - 1, solver.listedAt(level));
  }
}

/** Prepares a search to be played from its start; the result takes the level of detail. */
export const searchProcess =
  (problem: Problem, search: Search, recordsBranches = false) =>
  (detail: Detail): SearchProcess =>
    new SearchProcess(startSearch(problem, search, detail), recordsBranches);

import type { SearchNode } from '../../solve/solvers/solver.ts';
import { isOfKind, numberedOf, type Moment } from '../../run/step.ts';
import { origin, type Position } from '../../solve/position.ts';
import type { Problem } from '../../solve/problem.ts';
import { startSearch, type Search } from '../../solve/search.ts';
import type { Solver } from '../../solve/solvers/index.ts';
import {
  END,
  IMAGE,
  kindOf,
  PLACE,
  PRUNE,
  REMOVE,
  searchKinds,
  SOLUTION,
  UNCOVER,
  type Step,
} from '../../solve/step.ts';

/** Which candidate a level of the path has placed: number `tried` of `listed`. */
interface Branch {
  readonly tried: number;
  readonly listed: number;
  /** The number of candidates that fit, and of those that have not been tried. */
  readonly fitting: number;
  readonly pending: number;
}

interface Seen {
  readonly path: readonly number[];
  /** The branches taken, from the empty board on: one for each placement. */
  readonly branches: readonly Branch[];
  /** The item that is branched on, with the state of its candidates; undefined if there is none. */
  readonly node: SearchNode | undefined;
  readonly placements: number;
  /** Dead ends so far, with the node at hand once nothing is left to be tried there. */
  readonly deadEnds: number;
  readonly solutions: number;
  /** The share of the tree that is done before the node at hand, 0 to 1: what the branches amount to. */
  readonly progress: number;
}

/** The knowledge of a search at a moment, its last event and its next one. */
export interface Situation extends Moment, Seen {
  /** The last step; undefined at the beginning. */
  readonly lastStep: Step | undefined;
  /** The last tick after that step; undefined if there was none yet. */
  readonly lastTick: Step | undefined;
  /** The event that comes next; END if the search is over. */
  readonly next: Step;
  /** The SOLUTION, IMAGE or PRUNE for which the node is left; undefined if it is not, or not yet. */
  readonly leaf: Step | undefined;
}

export interface Start {
  readonly step: number;
  readonly mark: Position;
}

/** Whether an event leaves the node: it removes the placement, or first frees the items of that. */
export const isLeaving = (event: Step): boolean => [REMOVE, UNCOVER].includes(kindOf(event));

const beginning: Start = { step: 0, mark: origin };
const numbered = numberedOf(searchKinds);
const isStep = (event: Step): boolean => event !== END && isOfKind(numbered, event);
const isTick = (event: Step): boolean => event !== END && !isOfKind(numbered, event);
const isFullBoard = (event: Step): boolean => [SOLUTION, IMAGE].includes(kindOf(event));
const isLeaf = (event: Step): boolean => isFullBoard(event) || kindOf(event) === PRUNE;

/** Finds out what a search knows at a moment, by following a search there. */
export class Situations {
  private readonly solver: Solver;
  private step = 0;
  private tick = 0;
  private lastStep: Step | undefined;
  private lastTick: Step | undefined;
  private leaf: Step | undefined;
  /** The event that comes next: the solver has made it already. */
  private next: Step = END;
  private seen: Seen | undefined;

  constructor(problem: Problem, search: Search) {
    this.solver = startSearch(problem, search, 'everything');
  }

  /**
   * The situation at a moment; at the end, if the search ends before it.
   *
   * @param from a position to start from, before the step of that moment; the nearer, the faster
   */
  at({ step, tick }: Moment, from: Start = beginning): Situation {
    const isPast = this.step > step || (this.step === step && this.tick > tick);
    if (!this.seen || isPast || this.step < from.step) this.begin(from);
    while (this.step < step && this.next !== END) this.advance(step);
    while (this.tick < tick && isTick(this.next)) this.advance(step);
    // The search ended sooner than expected: once more, to its end.
    if (!this.seen) return this.at({ step: this.step, tick }, from);
    const { lastStep, lastTick, next, leaf } = this;
    return { ...this.seen, step: this.step, tick: this.tick, lastStep, lastTick, next, leaf };
  }

  /** The number of ticks after a step until its node is left, or until the next step. */
  returnTick(step: number, from?: Start): number {
    this.at({ step, tick: 0 }, from);
    while (isTick(this.next) && kindOf(this.next) !== UNCOVER) this.advance(step);
    return this.tick;
  }

  private begin({ step, mark }: Start): void {
    this.solver.restore(mark);
    this.step = step;
    this.tick = 0;
    this.lastStep = this.lastTick = this.leaf = undefined;
    this.seen = undefined;
    this.look();
  }

  /** Follows the next event, and looks at what the search knows then if it is the step sought. */
  private advance(sought: number): void {
    const event = this.next;
    if (isStep(event)) {
      this.step++;
      this.tick = 0;
      this.lastStep = event;
      this.lastTick = this.leaf = undefined;
      this.seen = undefined;
    } else {
      this.tick++;
      this.lastTick = event;
      if (isLeaf(event)) this.leaf = event;
    }
    if (this.step === sought) this.look();
    else this.next = this.solver.step();
  }

  /** Looks at what the search knows, and makes the next event. */
  private look(): void {
    const { solver, seen } = this;
    const { depth, placements, deadEnds, solutions } = solver;
    // Ticks change neither, and once the node is being left it cannot be inspected any more.
    const node = seen ? seen.node : solver.inspect();
    const branches = seen?.branches ?? this.branches();
    const known = {
      path: [...solver.path.subarray(0, depth)],
      branches,
      node,
      placements,
      solutions,
    };
    const progress = seen ? seen.progress : solver.progress();
    const { lastStep, leaf } = this;
    this.next = solver.step();
    const isDeadEnd =
      lastStep !== undefined &&
      kindOf(lastStep) === PLACE &&
      !(leaf !== undefined && isFullBoard(leaf)) &&
      isLeaving(this.next);
    this.seen = {
      ...known,
      deadEnds: deadEnds + (isDeadEnd ? 1 : 0),
      progress: this.next === END ? 1 : progress,
    };
  }

  private branches(): readonly Branch[] {
    const { solver } = this;
    return Array.from({ length: solver.depth }, (_, level) => {
      const { candidates } = solver.inspect(level)!;
      return {
        tried: solver.triedAt(level),
        listed: solver.listedAt(level),
        fitting: candidates.filter(({ state }) => state !== 'ruled-out').length,
        pending: candidates.filter(({ state }) => state === 'pending').length,
      };
    });
  }
}

/** Finds the placements on the board after any step. */
export class PathLookup {
  private readonly solver: Solver;

  constructor(problem: Problem, search: Search) {
    this.solver = startSearch(problem, search, 'steps');
  }

  /** @param from a position to start from, before that step; the nearer, the faster */
  at(step: number, { mark }: Start = beginning): readonly number[] {
    const { solver } = this;
    solver.restore(mark);
    while (solver.steps < step) if (solver.step() === END) break;
    return [...solver.path.subarray(0, solver.depth)];
  }

  /**
   * The step that made the last placement of a path which lies after a later step: a search comes to each path once.
   *
   * @param anchorBefore a position before a step; the nearer, the faster
   * @param most the steps that may be followed to find it; undefined is returned if it might take more
   */
  madeAt(
    path: readonly number[],
    step: number,
    anchorBefore: (step: number) => Start | undefined,
    most = Infinity,
  ): number | undefined {
    let until = step;
    let from = anchorBefore(step);
    while (from && beginsWith(from.mark.path, path)) {
      until = from.step;
      from = anchorBefore(until);
    }
    if (until - (from?.step ?? 0) > most) return undefined;
    const { solver } = this;
    solver.restore((from ?? beginning).mark);
    while (solver.depth < path.length || !beginsWith(solver.path, path))
      if (solver.step() === END) break;
    return solver.steps;
  }
}

const beginsWith = (path: ArrayLike<number>, beginning: readonly number[]): boolean =>
  beginning.every((placement, depth) => path[depth] === placement);

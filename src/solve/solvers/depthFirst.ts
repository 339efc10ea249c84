import type { SearchNode, SearchOptions, Solver } from './solver.ts';
import type { RuleSet } from '../rules/rule.ts';
import { restrict } from '../symmetry/hold.ts';
import { ENTER, LEAVE, TRY, type Phase, type Position } from '../position.ts';
import type { Problem } from '../problem.ts';
import { fits, piecesDue, stateAfter, type State } from '../state.ts';
import { END, IMAGE, PRUNE, SOLUTION, stepOf, type Step } from '../step.ts';
import type { Held, Symmetry } from '../symmetry/symmetry.ts';
import { TreeProgress } from '../played/treeProgress.ts';

/**
 * The common state of depth-first searches, whatever they branch on: position, counts, and the
 * check of a node just reached.
 */
export abstract class DepthFirst implements Solver, State {
  readonly problem: Problem;
  steps = 0;
  solutions = 0;
  deadEnds = 0;
  deepest = 0;
  depth = 0;
  readonly path: Int32Array;
  abstract readonly open: Uint8Array;
  abstract readonly left: Int32Array;

  protected phase: Phase = ENTER;
  protected isLeaf = true;
  protected readonly emitsAll: boolean;
  /** The number of levels, plus one. */
  protected readonly levels: number;
  /** The held pieces. */
  protected readonly held: readonly Held[];
  /** Undefined if there are no rules. */
  protected ruleSet: RuleSet | undefined;
  /**
   * The number of full boards reached so far, and when the piece of each level was placed; −1 if
   * unknown.
   */
  protected full = 0;
  protected readonly fullAt: Int32Array;
  /**
   * The symmetries under which a full board is compared with its images; empty if a held piece
   * breaks them.
   */
  private readonly group: readonly Symmetry[];
  /** The pieces whose copies must all be placed. */
  private readonly due: readonly number[];

  constructor(problem: Problem, { unique, hold, detail }: SearchOptions) {
    this.problem = problem;
    const { held, group } = restrict(problem, unique, hold);
    this.held = held;
    this.group = group;
    this.emitsAll = detail === 'everything';
    this.due = piecesDue(problem);
    this.levels = problem.cells.length + 2;
    this.path = new Int32Array(this.levels);
    this.fullAt = new Int32Array(this.levels);
  }

  abstract step(): Step;
  abstract restore(from: Position): void;
  /** As in `Position`. */
  protected abstract readonly tried: number;
  protected abstract readonly emitted: number;
  abstract triedAt(level: number): number;
  abstract listedAt(level: number): number;
  /** Whether one of some placements was tried on a level, the placed one included. */
  protected abstract wasTried(level: number, placements: ReadonlySet<number>): boolean;

  /**
   * The item branched on in a state, and all its possible placements in the order they are tried.
   */
  protected abstract branchIn(state: State): { item: number; placements: ArrayLike<number> };

  /** Steps are places and removes, and their difference is the depth. */
  get placements(): number {
    return (this.steps + this.depth) / 2;
  }

  get remembers(): boolean {
    return this.ruleSet?.remembers ?? false;
  }

  *[Symbol.iterator](): Generator<Step, void, undefined> {
    for (let step = this.step(); step !== END; step = this.step()) yield step;
  }

  forget(): void {
    this.ruleSet?.forget();
    this.fullAt.fill(-1);
  }

  skip(): void {
    this.phase = LEAVE;
    this.fullAt.fill(-1, 0, this.depth);
  }

  position(): Position {
    // A literal and a plain loop: a search in shares whose rules have memory calls this at most nodes.
    const { steps, placements, solutions, deadEnds, deepest, phase, tried, emitted, isLeaf } = this;
    const path: number[] = [];
    for (let level = 0; level < this.depth; level++) path.push(this.path[level]!);
    return { steps, placements, solutions, deadEnds, deepest, path, phase, tried, emitted, isLeaf };
  }

  progress(): number {
    const { depth, phase } = this;
    const tree = new TreeProgress(depth);
    for (let level = 0; level < depth; level++)
      tree.enter(this.triedAt(level) - 1, this.listedAt(level));
    if (phase === TRY) return tree.done(this.triedAt(depth), this.listedAt(depth));
    return phase === LEAVE ? tree.end : tree.begin;
  }

  inspect(level = this.depth): SearchNode | undefined {
    const { depth, phase, path, problem } = this;
    if (level < 0 || level > depth) throw new RangeError(`There is no level ${level}.`);
    if (level === depth && phase === LEAVE) return undefined;
    const state = stateAfter(problem, path.slice(0, level));
    if (!state.open.includes(1)) return undefined;
    const { item, placements } = this.branchIn(state);
    const isReached = level === depth && phase === ENTER;
    const candidates = Array.from(placements, (placement) => {
      if (!fits(state, placement)) return { placement, state: 'ruled-out' as const };
      if (level < depth && path[level] === placement)
        return { placement, state: 'placed' as const };
      const isTried = !isReached && this.wasTried(level, new Set([placement]));
      return { placement, state: isTried ? ('tried' as const) : ('pending' as const) };
    });
    return { item, candidates };
  }

  /**
   * Checks the node just reached. If it is full or pruned, sets the phase to LEAVE and returns the
   * event to emit; END if there is none.
   */
  protected arrive(isFull: boolean): Step {
    const { depth, ruleSet } = this;
    if (isFull) {
      this.phase = LEAVE;
      this.full++;
      if (this.due.some((piece) => this.left[piece]! > 0)) return END;
      this.isLeaf = false;
      if (this.group.some((symmetry) => this.imageCameFirst(symmetry))) return stepOf(IMAGE, 0);
      this.solutions++;
      return stepOf(SOLUTION, 0);
    }
    const rule = ruleSet && depth > 0 ? ruleSet.violated() : -1;
    if (rule < 0) return END;
    this.phase = LEAVE;
    this.fullAt[depth - 1] = -1;
    return this.emitsAll ? stepOf(PRUNE, rule) : END;
  }

  /** Restores everything but the path from a position. */
  protected restoreCounts(from: Position): void {
    const { steps, solutions, deadEnds, deepest, phase, isLeaf } = from;
    Object.assign(this, { steps, solutions, deadEnds, deepest, phase, isLeaf });
    this.forget();
  }

  /**
   * Whether an image of the current full board was reached before it: on the first level at which
   * the two differ, its placement was already tried.
   */
  private imageCameFirst(symmetry: Symmetry): boolean {
    const { depth, path } = this;
    const image = new Set<number>();
    for (let level = 0; level < depth; level++) image.add(symmetry.placements[path[level]!]!);
    for (let level = 0; level < depth; level++)
      if (!image.has(path[level]!)) return this.wasTried(level, image);
    return false;
  }
}

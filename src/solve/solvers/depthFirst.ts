import { MEMORY_STEPS, type SearchNode, type SearchOptions, type Solver } from './solver.ts';
import type { RuleSet } from '../rules/rule.ts';
import { restrict } from '../symmetry/hold.ts';
import { ENTER, LEAVE, origin, TRY, type Phase, type Position } from '../position.ts';
import type { Problem } from '../problem.ts';
import { fits, piecesDue, stateAfter, type State } from '../state.ts';
import { END, IMAGE, PRUNE, SOLUTION, stepOf, type Step } from '../step.ts';
import type { Held, Symmetry } from '../symmetry/symmetry.ts';
import { TreeProgress } from '../played/treeProgress.ts';

/** The common state of depth-first searches, and the check of a node just reached. */
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
  /** Whether CHOOSE and PRUNE are emitted. */
  protected readonly emitsNodes: boolean;
  /** The number of levels, plus one. */
  protected readonly levels: number;
  protected readonly held: readonly Held[];
  /** Undefined if there are no rules. */
  protected ruleSet: RuleSet | undefined;
  private readonly memorySteps: number;
  /** The position at which the memory of rules was last cleared. */
  private clearedAt = origin;
  /** Full boards reached so far, and when the piece of each level was placed; −1 if unknown. */
  protected full = 0;
  protected readonly fullAt: Int32Array;
  /** The symmetries to compare a full board with its images by; empty if a held piece breaks them. */
  private readonly group: readonly Symmetry[];
  /** The pieces whose copies must all be placed. */
  private readonly due: readonly number[];

  constructor(
    problem: Problem,
    { unique, hold, detail, memorySteps = MEMORY_STEPS }: SearchOptions,
  ) {
    this.problem = problem;
    this.memorySteps = memorySteps;
    const { held, group } = restrict(problem, unique, hold);
    this.held = held;
    this.group = group;
    this.emitsAll = detail === 'everything';
    this.emitsNodes = detail !== 'steps';
    this.due = piecesDue(problem);
    this.levels = problem.cells.length + 2;
    this.path = new Int32Array(this.levels);
    this.fullAt = new Int32Array(this.levels);
  }

  abstract step(): Step;
  /** Goes to the path of a position, and to the candidate it is at. */
  protected abstract goTo(position: Position): void;
  /** As in `Position`. */
  protected abstract readonly tried: number;
  protected abstract readonly emitted: number;
  abstract triedAt(level: number): number;
  abstract listedAt(level: number): number;
  /** Whether one of some placements was tried on a level, the placed one included. */
  protected abstract wasTried(level: number, placements: ReadonlySet<number>): boolean;

  /** The item branched on in a state, and all its possible placements in the order they are tried. */
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
    if (this.remembers) this.clearedAt = this.bare();
  }

  /** Also clears the memory of rules: a replay would search below the skipped node. */
  skip(): void {
    this.phase = LEAVE;
    this.fullAt.fill(-1, 0, this.depth);
    if (this.remembers) this.forget();
  }

  position(): Position {
    const now = this.bare();
    if (!this.remembers || isSameMoment(now, this.clearedAt)) return now;
    return { ...now, replayFrom: this.clearedAt };
  }

  /** The position without the one to replay from. */
  private bare(): Position {
    // A literal and a plain loop: a search in shares whose rules have memory calls this at most nodes.
    const { steps, placements, solutions, deadEnds, deepest, phase, tried, emitted, isLeaf } = this;
    const path: number[] = [];
    for (let level = 0; level < this.depth; level++) path.push(this.path[level]!);
    return { steps, placements, solutions, deadEnds, deepest, path, phase, tried, emitted, isLeaf };
  }

  restore(position: Position): void {
    const from = position.replayFrom ?? position;
    // First, so that no node left on the way is stored as failed, and none is pruned.
    this.forget();
    this.goTo(from);
    const { steps, solutions, deadEnds, deepest, phase, isLeaf } = from;
    Object.assign(this, { steps, solutions, deadEnds, deepest, phase, isLeaf });
    this.forget();
    this.replayTo(position);
  }

  private replayTo(position: Position): void {
    const { steps, isLeaf, phase, path } = position;
    while (this.steps < steps && this.step() !== END);
    // SOLUTION and IMAGE are emitted at every level of detail, other events between steps only at
    // the finest.
    while (this.isLeaf !== isLeaf && this.step() !== END);
    const isBehind = () => this.steps === steps && !isSameMoment(this.bare(), position);
    if (this.emitsNodes) while (isBehind() && this.step() !== END);
    // END is not a step, and no event precedes it.
    if (phase === LEAVE && path.length === 0 && this.phase !== LEAVE) this.step();
    if (this.steps !== steps || this.depth !== path.length) throw notOfThisSearch();
  }

  /** Clears the memory of rules after a step, where that is due. */
  protected clearIfDue(): void {
    if (this.remembers && this.steps % this.memorySteps === 0) this.forget();
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
    return this.emitsNodes ? stepOf(PRUNE, rule) : END;
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

/** Whether a search is at the same event of the same step in two positions. */
const isSameMoment = (one: Position, other: Position): boolean =>
  one.steps === other.steps &&
  one.phase === other.phase &&
  one.tried === other.tried &&
  one.emitted === other.emitted;

export const notOfThisSearch = (): Error => new Error('The position is not one of this search.');

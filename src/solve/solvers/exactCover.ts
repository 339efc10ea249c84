import type { Branching } from '../branching.ts';
import { ENTER, LEAVE, TRY, type Phase, type Position } from '../position.ts';
import type { Problem } from '../problem.ts';
import { Watch } from '../rules/watch.ts';
import { piecesDue, type FittingState } from '../state.ts';
import {
  CHOOSE,
  COVER,
  END,
  PLACE,
  PRUNE,
  REMOVE,
  SOLUTION,
  stepOf,
  UNCOVER,
  type Step,
} from '../step.ts';
import { isLeastImage, pieceToHold, symmetries, type Symmetry } from '../symmetry.ts';
import { Matrix } from './matrix.ts';
import type { Forgetful, SearchOptions } from './solver.ts';

/**
 * Algorithm X (Knuth 2000, Dancing Links): choose something that has to be covered, a cell or a
 * piece, and try each placement that covers it; come back when none is left. What is chosen is up
 * to whoever makes the search.
 */
export class ExactCover implements Forgetful, FittingState {
  readonly problem: Problem;
  steps = 0;
  solutions = 0;
  deadEnds = 0;
  deepest = 0;
  depth = 0;
  readonly path: Int32Array;
  readonly open: Uint8Array;
  readonly left: Int32Array;

  private phase: Phase = ENTER;
  private barren = true;
  private readonly verbose: boolean;
  /** The symmetries a solution must be the least image under, if it is not certain to be. */
  private readonly group: readonly Symmetry[];
  /** The pieces whose copies must all be placed. */
  private readonly due: readonly number[];
  private readonly branching: Branching;
  private readonly matrix: Matrix;
  private readonly watch: Watch | undefined;
  /** Full boards reached, and how many there were when a level's piece was placed; −1 if that is not known. */
  private full = 0;
  private readonly fullAt: Int32Array;

  /** What is tried, level after level, as options of the matrix. */
  private readonly tries: Int32Array;
  /** Level → where its tries begin; they end where the next level's begin. */
  private readonly firstAt: Int32Array;
  /** Level → the try that comes next. */
  private readonly nextAt: Int32Array;
  /** How many of the items that the last placement covers were told of, and not taken back. */
  private told = 0;
  /** Whether something must be covered that nothing is left for; the matrix stopped there. */
  private isDead = false;

  constructor(problem: Problem, options: SearchOptions, branching: Branching) {
    this.problem = problem;
    this.branching = branching;
    const group = options.unique ? symmetries(problem) : [];
    const held = pieceToHold(problem, group);
    this.group = held ? [] : group;
    this.verbose = options.detail === 'everything';
    this.due = piecesDue(problem);
    // What is certain to end at once need not be worked out, unless somebody looks at it.
    const isSeen = this.verbose || options.rules.length > 0;
    const isNeeded = (item: number) => !isSeen && branching.isNeeded(item);
    this.matrix = new Matrix(problem, options.pieces, held, isNeeded);
    this.open = this.matrix.active.subarray(0, problem.cells.length);
    this.left = this.matrix.left;
    const levels = problem.cells.length + 2;
    this.path = new Int32Array(levels);
    this.fullAt = new Int32Array(levels);
    this.firstAt = new Int32Array(levels);
    this.nextAt = new Int32Array(levels);
    // Nothing is branched on twice at once.
    this.tries = new Int32Array(this.matrix.entries);
    this.watch = options.rules.length > 0 ? new Watch(options.rules, this) : undefined;
  }

  /** Every step places or removes, and what is placed and not removed is the depth. */
  get placements(): number {
    return (this.steps + this.depth) / 2;
  }

  fitting(item: number): number {
    return this.matrix.count(item);
  }

  *[Symbol.iterator](): Generator<Step, void, undefined> {
    for (let step = this.step(); step !== END; step = this.step()) yield step;
  }

  step(): Step {
    if (this.phase === ENTER) {
      const event = this.told < this.toTell() ? this.itemTold(COVER, this.told++) : this.enter();
      if (event !== END) return event;
    }
    const { depth } = this;
    if (this.phase === TRY) {
      if (this.nextAt[depth]! < this.firstAt[depth + 1]!) return this.place();
      this.phase = LEAVE;
      this.told = this.toTell();
    }
    if (this.told > 0) return this.itemTold(UNCOVER, --this.told);
    return depth > 0 ? this.remove() : END;
  }

  /** Looks at the node just reached: is it a solution, and if not, what is branched on? */
  private enter(): Step {
    const { depth } = this;
    if (this.isDead) {
      this.phase = LEAVE;
      return END;
    }
    if (this.matrix.openCells === 0) {
      this.phase = LEAVE;
      this.full++;
      if (!this.isCounted()) return END;
      this.barren = false;
      this.solutions++;
      return stepOf(SOLUTION, 0);
    }
    if (this.watch && depth > 0) {
      const rule = this.watch.refusal();
      if (rule >= 0) {
        this.phase = LEAVE;
        this.fullAt[depth - 1] = -1;
        return this.verbose ? stepOf(PRUNE, rule) : END;
      }
    }
    const item = this.branch();
    return this.verbose ? stepOf(CHOOSE, item) : END;
  }

  /** Chooses, and lists what is to be tried. */
  private branch(): number {
    const { depth, matrix, firstAt } = this;
    const item = this.branching.choose(this);
    const first = firstAt[depth]!;
    firstAt[depth + 1] = this.isDead ? first : matrix.list(item, this.tries, first);
    this.nextAt[depth] = first;
    this.phase = TRY;
    return item;
  }

  /** Makes the next try. */
  private place(): Step {
    const { depth, matrix } = this;
    const option = this.tries[this.nextAt[depth]!++]!;
    this.isDead = !matrix.place(option);
    const placement = matrix.placement(option);
    this.path[depth] = placement;
    this.fullAt[depth] = this.full;
    this.depth = depth + 1;
    if (depth === this.deepest) this.deepest = depth + 1;
    this.steps++;
    this.barren = true;
    this.told = 0;
    this.phase = ENTER;
    return stepOf(PLACE, placement);
  }

  /** Takes the last placement back. */
  private remove(): Step {
    const level = this.depth - 1;
    if (this.fullAt[level] === this.full) this.watch?.failed();
    this.matrix.remove(this.lastTried(level));
    this.isDead = false;
    this.depth = level;
    if (this.barren) this.deadEnds++;
    this.barren = false;
    this.steps++;
    this.phase = TRY;
    return stepOf(REMOVE, this.path[level]!);
  }

  private lastTried(level: number): number {
    return this.tries[this.nextAt[level]! - 1]!;
  }

  /** How many items there are to tell of. */
  private toTell(): number {
    return this.verbose && this.depth > 0 ? this.matrix.covered(this.lastTried(this.depth - 1)) : 0;
  }

  private itemTold(kind: typeof COVER | typeof UNCOVER, index: number): Step {
    return stepOf(kind, this.matrix.item(this.lastTried(this.depth - 1), index));
  }

  /** Whether a full board is a solution, and of all its images the one that counts. */
  private isCounted(): boolean {
    if (this.due.some((piece) => this.left[piece]! > 0)) return false;
    return isLeastImage(Array.from(this.path.subarray(0, this.depth)), this.group);
  }

  get remembers(): boolean {
    return this.watch?.remembers ?? false;
  }

  forget(): void {
    this.watch?.forget();
    this.fullAt.fill(-1);
  }

  position(): Position {
    const { steps, placements, solutions, deadEnds, deepest, phase, barren, depth } = this;
    const path = Array.from(this.path.subarray(0, depth));
    const tried = phase === TRY ? this.nextAt[depth]! - this.firstAt[depth]! : this.told;
    return { steps, placements, solutions, deadEnds, deepest, path, phase, tried, barren };
  }

  restore(from: Position): void {
    // First of all, so that no node left on the way is remembered as searched.
    this.forget();
    while (this.depth > 0) this.remove();
    for (const placement of from.path) {
      if (this.matrix.openCells === 0) throw notOfThisSearch();
      this.branch();
      const { depth, firstAt, nextAt, tries, matrix } = this;
      const end = firstAt[depth + 1]!;
      while (nextAt[depth]! < end && matrix.placement(tries[nextAt[depth]!]!) !== placement)
        nextAt[depth]!++;
      if (nextAt[depth] === end) throw notOfThisSearch();
      this.place();
    }
    if (from.phase === TRY) {
      this.branch();
      this.nextAt[this.depth]! += from.tried;
    }
    const { steps, solutions, deadEnds, deepest, phase, barren } = from;
    this.told = phase === TRY ? 0 : from.tried;
    Object.assign(this, { steps, solutions, deadEnds, deepest, phase, barren });
    this.forget();
  }

  skip(): void {
    this.phase = LEAVE;
    this.fullAt.fill(-1, 0, this.depth);
  }

  progress(): number {
    let share = 1;
    let behind = 0;
    const levels = this.phase === TRY ? this.depth + 1 : this.depth;
    for (let level = 0; level < levels; level++) {
      const first = this.firstAt[level]!;
      const count = Math.max(1, this.firstAt[level + 1]! - first);
      // On the path the one last tried is the one we are in; at its end all tried are behind.
      const done = this.nextAt[level]! - first - (level < this.depth ? 1 : 0);
      behind += (share * done) / count;
      share /= count;
    }
    return this.phase === LEAVE ? Math.min(1, behind + share) : behind;
  }
}

const notOfThisSearch = (): Error => new Error('The position is not one of this search.');

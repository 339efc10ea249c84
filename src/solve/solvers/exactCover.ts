import type { Branching } from '../orders/order.ts';
import { onFewest } from '../orders/fewest.ts';
import { RuleSet } from '../rules/rule.ts';
import { ENTER, LEAVE, TRY, type Position } from '../position.ts';
import type { Problem } from '../problem.ts';
import { fits, type FittingState, type State, piecesDue } from '../state.ts';
import { CHOOSE, COVER, END, PLACE, REMOVE, stepOf, UNCOVER, type Step } from '../step.ts';
import { DepthFirst, notOfThisSearch } from './depthFirst.ts';
import { Matrix } from './matrix.ts';
import type { SearchOptions } from './solver.ts';

/**
 * Algorithm X (Knuth 2000, Dancing Links): choose an item to cover, a cell or a piece, and try each
 * placement that covers it; backtrack when none is left. The `Branching` chooses the item.
 */
export class ExactCover extends DepthFirst implements FittingState {
  readonly open: Uint8Array;
  readonly left: Int32Array;

  private readonly branching: Branching;
  private readonly matrix: Matrix;

  /** The options to try, level after level. */
  private readonly tries: Int32Array;
  /** Level → where its tries begin; they end where those of the next level begin. */
  private readonly firstAt: Int32Array;
  /** Level → the next try. */
  private readonly nextAt: Int32Array;
  /** Items of the last placement emitted as COVER, and not yet as UNCOVER. */
  private itemsEmitted = 0;
  /** Whether some item has no option left; the matrix stopped updating there. */
  private isDead = false;

  constructor(problem: Problem, options: SearchOptions, branching: Branching) {
    super(problem, options);
    this.branching = branching;
    // The matrix may stop updating at an item without options, unless a rule or a reader sees the node.
    const isSeen = this.emitsNodes || options.rules.length > 0;
    const isNeeded = (item: number) => !isSeen && branching.isNeeded(item);
    this.matrix = new Matrix(problem, options.pieces, this.held, isNeeded);
    this.open = this.matrix.active.subarray(0, problem.cells.length);
    this.left = this.matrix.left;
    this.firstAt = new Int32Array(this.levels);
    this.nextAt = new Int32Array(this.levels);
    // Long enough: no item is branched on twice along a path.
    this.tries = new Int32Array(this.matrix.entries);
    this.ruleSet = options.rules.length > 0 ? new RuleSet(options.rules, this) : undefined;
  }

  fitting(item: number): number {
    return this.matrix.count(item);
  }

  step(): Step {
    if (this.phase === ENTER) {
      const event =
        this.itemsEmitted < this.itemsToEmit()
          ? this.itemEvent(COVER, this.itemsEmitted++)
          : this.enter();
      if (event !== END) return event;
    }
    const { depth } = this;
    if (this.phase === TRY) {
      if (this.nextAt[depth]! < this.firstAt[depth + 1]!) return this.place();
      this.phase = LEAVE;
      this.itemsEmitted = this.itemsToEmit();
    }
    if (this.itemsEmitted > 0) return this.itemEvent(UNCOVER, --this.itemsEmitted);
    return depth > 0 ? this.remove() : END;
  }

  /** Checks the node just reached; branches unless the search leaves it at once. */
  private enter(): Step {
    if (this.isDead) {
      this.phase = LEAVE;
      return END;
    }
    const event = this.arrive(this.matrix.openCells === 0);
    if (this.phase === LEAVE) return event;
    const item = this.branch();
    return this.emitsNodes ? stepOf(CHOOSE, item) : END;
  }

  /** Chooses an item, and lists its options as tries. */
  private branch(): number {
    const { depth, matrix, firstAt } = this;
    const item = this.branching.choose(this);
    const first = firstAt[depth]!;
    firstAt[depth + 1] = this.isDead ? first : matrix.list(item, this.tries, first);
    this.nextAt[depth] = first;
    this.phase = TRY;
    return item;
  }

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
    this.isLeaf = true;
    this.itemsEmitted = 0;
    this.phase = ENTER;
    if (this.ruleSet) this.clearIfDue();
    return stepOf(PLACE, placement);
  }

  private remove(): Step {
    const level = this.depth - 1;
    this.matrix.remove(this.lastTried(level));
    this.isDead = false;
    this.depth = level;
    if (this.isLeaf) this.deadEnds++;
    this.isLeaf = false;
    this.steps++;
    this.phase = TRY;
    if (this.ruleSet) {
      if (this.fullAt[level] === this.full) this.ruleSet.failed();
      this.clearIfDue();
    }
    return stepOf(REMOVE, this.path[level]!);
  }

  private lastTried(level: number): number {
    return this.tries[this.nextAt[level]! - 1]!;
  }

  private itemsToEmit(): number {
    return this.emitsAll && this.depth > 0
      ? this.matrix.covered(this.lastTried(this.depth - 1))
      : 0;
  }

  private itemEvent(kind: typeof COVER | typeof UNCOVER, index: number): Step {
    return stepOf(kind, this.matrix.item(this.lastTried(this.depth - 1), index));
  }

  protected goTo(from: Position): void {
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
    this.itemsEmitted = from.emitted;
  }

  protected get tried(): number {
    return this.phase === TRY ? this.triedAt(this.depth) : 0;
  }

  protected get emitted(): number {
    return this.phase === TRY ? 0 : this.itemsEmitted;
  }

  protected wasTried(level: number, placements: ReadonlySet<number>): boolean {
    for (let i = this.firstAt[level]!; i < this.nextAt[level]!; i++)
      if (placements.has(this.matrix.placement(this.tries[i]!))) return true;
    return false;
  }

  protected branchIn(state: State): { item: number; placements: Int32Array } {
    // The matrix's own counts may be incomplete: it stops where an item has no option left.
    const fitting = (item: number): number =>
      this.matrix.all(item).filter((placement) => fits(state, placement)).length;
    const item = this.branching.choose({ ...state, fitting });
    return { item, placements: this.matrix.all(item) };
  }

  listedAt(level: number): number {
    return this.firstAt[level + 1]! - this.firstAt[level]!;
  }

  triedAt(level: number): number {
    return this.nextAt[level]! - this.firstAt[level]!;
  }
}

/**
 * Algorithm X as in Knuth's DLX: cells and pieces alike are items to cover, and the search branches
 * on the item with the fewest placements left. Ties go to cells in fill order, then to pieces in
 * the order they are tried. It never branches on a piece that may stay unused or has more than one
 * copy left.
 */
export const dlx = (problem: Problem, options: SearchOptions): ExactCover =>
  new ExactCover(problem, options, onFewestItem(problem, options));

export function onFewestItem(
  problem: Problem,
  { order, pieces, seed }: Pick<SearchOptions, 'order' | 'pieces' | 'seed'>,
): Branching {
  const isDue = new Set(piecesDue(problem));
  const due = pieces.filter((piece) => isDue.has(piece));
  return onFewest(problem, order.sequence(problem, seed), due);
}

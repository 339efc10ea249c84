import type { Problem } from '../../solve/problem.ts';
import type { RuleId } from '../../solve/rules/index.ts';
import { startSearch, type Search } from '../../solve/search.ts';
import type { Solver } from '../../solve/solvers/index.ts';
import {
  END,
  idOf,
  IMAGE,
  kindOf,
  PLACE,
  PRUNE,
  REMOVE,
  SOLUTION,
  type Step,
} from '../../solve/step.ts';
import { restrict } from '../../solve/symmetry/hold.ts';
import { isAllowed, type Held } from '../../solve/symmetry/symmetry.ts';
import { CutMeter, type CutReason, type CutTally, type Side } from './cuts.ts';
import { alongside, mergeIssue } from './mergeable.ts';
import { LargestNodes, type MergedNode } from './mergedTree.ts';

/** What the trees of two searches have in common, and what one of them has cut. */
export interface Merged {
  /** Whether both have been gone through; until then, all numbers are the least that they can be. */
  readonly isOver: boolean;
  /** The placements of each search, and of both. */
  readonly placements: readonly [number, number];
  readonly common: number;
  /** The cuts by search and reason, what saved most first. */
  readonly cuts: readonly CutTally[];
  readonly root: MergedNode;
  /** The least size of nodes that are in the tree. */
  readonly least: number;
}

/** The most steps of a merged tree that are gone through: some minutes. */
export const MOST_MERGED_STEPS = 2 ** 28;

/** The bounds of what is kept. */
interface MergeLimits {
  readonly nodes?: number;
  readonly cuts?: number;
}

/** One of the two searches, on its way through its own tree. */
class Walker {
  readonly rules: readonly RuleId[];
  readonly held: readonly Held[];
  next: Step = END;
  /** The rule that refused the node just reached. */
  refusedBy: RuleId | undefined;
  /** Whether the node just reached is full. */
  isFull = false;
  private readonly solver: Solver;

  constructor(problem: Problem, search: Search) {
    this.rules = search.rules;
    this.held = restrict(problem, search.unique, search.hold).held;
    this.solver = startSearch(problem, search, 'nodes');
    this.advance();
  }

  /** Goes on to the next placement or removal, which `next` then has, or to the end. */
  advance(): void {
    this.refusedBy = undefined;
    this.isFull = false;
    for (;;) {
      this.next = this.solver.step();
      if (this.next === END) return;
      const kind = kindOf(this.next);
      if (kind === PLACE || kind === REMOVE) return;
      if (kind === PRUNE) this.refusedBy = this.rules[idOf(this.next)];
      else if (kind === SOLUTION || kind === IMAGE) this.isFull = true;
    }
  }

  /** The placement that comes next; undefined if the node is left. */
  get child(): number | undefined {
    return this.next !== END && kindOf(this.next) === PLACE ? idOf(this.next) : undefined;
  }
}

/** A node of the path, as far as it has been gone through. */
interface Open {
  readonly placement: number | undefined;
  readonly only: Side | undefined;
  readonly placements: [number, number];
  size: number;
  isFruitful: boolean;
  cut: { readonly by: Side; readonly reason: CutReason } | undefined;
}

/**
 * Two searches of a problem that go through their trees side by side. Both are at the same board, or one is alone
 * below a board where the other has cut. So the memory has a bound, however large the trees.
 */
export class MergedSearch {
  private readonly problem: Problem;
  private readonly walkers: readonly [Walker, Walker];
  private readonly cuts: CutMeter;
  private readonly nodes: LargestNodes;
  private readonly path: Open[];
  /** Level → the finished nodes below the node of the path there. */
  private kept: MergedNode[][] = [[]];
  private common = 0;
  /** The search that is alone, and the level of the last board that both have. */
  private alone: { readonly side: Side; readonly from: number } | undefined;
  private isOver = false;

  /**
   * @throws Error if the trees cannot be merged
   */
  constructor(problem: Problem, one: Search, other: Search, limits: MergeLimits = {}) {
    if (mergeIssue(problem, one, other)) throw new Error('These trees cannot be merged.');
    this.problem = problem;
    this.walkers = [new Walker(problem, one), new Walker(problem, alongside(one, other))];
    this.cuts = new CutMeter(limits.cuts);
    this.nodes = new LargestNodes(limits.nodes);
    this.path = [this.open(undefined, undefined)];
  }

  /** Goes on for so many steps of the merged tree; true once both are over. */
  advance(steps: number): boolean {
    for (let left = steps; left > 0 && !this.isOver; left--) this.step();
    return this.isOver;
  }

  result(): Merged {
    const { isOver, common, nodes } = this;
    const cuts = this.cuts.copy();
    const root = this.present(cuts);
    return {
      isOver,
      placements: root.placements,
      common,
      cuts: cuts.all(),
      root,
      least: nodes.least,
    };
  }

  private step(): void {
    if (this.alone) {
      this.stepAlone(this.alone.side, this.alone.from);
      return;
    }
    const [one, other] = this.walkers;
    const [first, second] = [one.child, other.child];
    if (first === undefined && second === undefined) this.leaveBoth();
    else if (first === second) {
      this.common++;
      for (const walker of this.walkers) walker.advance();
      this.enter(first!, undefined);
    } else if (first !== undefined && this.isCut(first, 1)) this.enterAlone(0, first);
    else if (second !== undefined && this.isCut(second, 0)) this.enterAlone(1, second);
    else throw new Error('The searches choose differently at the same board.');
  }

  /** Whether a search does not have a placement of the other below the board that both are at. */
  private isCut(placement: number, by: Side): boolean {
    const { refusedBy, held } = this.walkers[by];
    const { piece, orientation } = this.problem.placements;
    return refusedBy !== undefined || !isAllowed(held, piece[placement]!, orientation[placement]!);
  }

  private enterAlone(side: Side, placement: number): void {
    const by: Side = side === 0 ? 1 : 0;
    const { refusedBy } = this.walkers[by];
    const node = this.path.at(-1)!;
    if (refusedBy) node.cut ??= { by, reason: refusedBy };
    this.alone = { side, from: this.path.length };
    this.walkers[side].advance();
    this.enter(placement, side);
    if (!refusedBy) this.path.at(-1)!.cut = { by, reason: 'held' };
  }

  private stepAlone(side: Side, from: number): void {
    const walker = this.walkers[side];
    const { child } = walker;
    walker.advance();
    if (child !== undefined) this.enter(child, side);
    else {
      this.leave();
      if (this.path.length === from) this.alone = undefined;
    }
  }

  private leaveBoth(): void {
    const [one, other] = this.walkers;
    const node = this.path.at(-1)!;
    if (node.size === this.own(node) && !node.cut) this.noteIdle();
    if (this.path.length === 1) {
      this.isOver = true;
      return;
    }
    one.advance();
    other.advance();
    this.leave();
  }

  /** Notes a board that one search refuses and the other goes on from, to find that nothing fits. */
  private noteIdle(): void {
    const { walkers, cuts } = this;
    for (const by of [0, 1] as const) {
      const { refusedBy } = walkers[by];
      const { refusedBy: refusedByOther } = walkers[by === 0 ? 1 : 0];
      if (refusedBy && !refusedByOther) cuts.add(by, refusedBy, 0, () => []);
    }
  }

  /** The placements of a node itself: the root has none. */
  private own({ placement }: Pick<Open, 'placement'>): number {
    return placement === undefined ? 0 : 1;
  }

  private open(placement: number | undefined, only: Side | undefined): Open {
    const own = this.own({ placement });
    const isFull = this.walkers.some((walker, side) => (only ?? side) === side && walker.isFull);
    return {
      placement,
      only,
      placements: [only === 1 ? 0 : own, only === 0 ? 0 : own],
      size: own,
      isFruitful: isFull,
      cut: undefined,
    };
  }

  private enter(placement: number, only: Side | undefined): void {
    this.path.push(this.open(placement, only));
    this.kept.push([]);
  }

  private leave(): void {
    const node = this.path.pop()!;
    const children = this.kept.pop()!;
    const level = this.path.length - 1;
    this.addTo(this.path[level]!, node);
    this.noteCut(this.cuts, node, level);
    if (node.size >= this.nodes.least) this.nodes.add({ ...node, children }, level, this.kept);
  }

  private addTo(parent: Open, { placements, size, isFruitful }: MergedNode | Open): void {
    parent.placements[0] += placements[0];
    parent.placements[1] += placements[1];
    parent.size += size;
    parent.isFruitful ||= isFruitful;
  }

  /** Notes the cut at a node that is left, or is still open, above which there are so many of the path. */
  private noteCut(cuts: CutMeter, node: MergedNode | Open, above: number): void {
    const { cut } = node;
    if (!cut) return;
    const other = cut.by === 0 ? 1 : 0;
    // A rule refuses what is below a board, a held piece the placement itself.
    const own = cut.reason === 'held' ? 0 : this.own(node);
    cuts.add(cut.by, cut.reason, node.placements[other] - own, () =>
      [...this.path.slice(0, above + 1), node].flatMap(({ placement }) => placement ?? []),
    );
  }

  /** The tree as far as it has been gone through, and the cuts that are open noted. */
  private present(cuts: CutMeter): MergedNode {
    let below: MergedNode | undefined;
    for (let level = this.path.length - 1; level >= 0; level--) {
      const open = this.path[level]!;
      const node: Open = { ...open, placements: [...open.placements] };
      if (below) this.addTo(node, below);
      this.noteCut(cuts, node, level - 1);
      const children = below ? [...this.kept[level]!, below] : this.kept[level]!;
      below = { ...node, children };
    }
    return below!;
  }
}

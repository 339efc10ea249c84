import type { Problem } from '../../solve/problem.ts';
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

/** The end of a placement: nothing fits after it, a rule refuses it, or the board is full. */
type Leaf = 'stuck' | 'refused' | 'solution' | 'image';

/** The number of nodes of each kind in a tree; those whose kind is unknown count as `inner`. */
type NodeCounts = Readonly<Record<Leaf | 'inner', number>>;

/** A node of a search tree: a placement made at a certain moment, after those of its ancestors. */
export interface TreeNode {
  /** After how many steps it was entered: no two nodes have the same number, the root 0. */
  readonly entered: number;
  /** The step that left it; undefined if it is on the path. */
  readonly left: number | undefined;
  /** The placement; undefined for the root, and where several nodes are folded. */
  readonly placement: number | undefined;
  /** 'new' until it is known what becomes of it; 'folded' for finished subtrees drawn as one node. */
  readonly kind: Leaf | 'new' | 'inner' | 'folded';
  readonly children: readonly TreeNode[];
  /** The nodes of its subtree, itself included, but for the root. */
  readonly counts: NodeCounts;
}

/** A node while the tree grows. */
interface Growing {
  readonly parent: Growing | undefined;
  readonly depth: number;
  readonly placement: number | undefined;
  readonly entered: number;
  left: number | undefined;
  leaf: Leaf | undefined;
  /** The finished children, folded into one, which is the first child. */
  folded: TreeNode | undefined;
  children: Growing[];
}

const nothing: NodeCounts = { inner: 0, stuck: 0, refused: 0, solution: 0, image: 0 };

const added = (one: NodeCounts, other: NodeCounts): NodeCounts => ({
  inner: one.inner + other.inner,
  stuck: one.stuck + other.stuck,
  refused: one.refused + other.refused,
  solution: one.solution + other.solution,
  image: one.image + other.image,
});

export const placementsIn = (counts: NodeCounts): number =>
  counts.inner + counts.stuck + counts.refused + counts.solution + counts.image;

/** Whether there was a full board below a node, itself included; undefined if there still can be one. */
export function outcomeOf({
  left,
  counts: { solution, image },
}: Pick<TreeNode, 'left' | 'counts'>): 'vain' | 'fruitful' | undefined {
  if (solution + image > 0) return 'fruitful';
  return left === undefined ? undefined : 'vain';
}

/** The most nodes of a tree by default. */
const MOST_NODES = 400;

/**
 * The tree of a search, up to any step of it. Of a large one, finished nodes below a certain depth are
 * folded, those of each node into one, so that there are never more than so many.
 */
export class SearchTree {
  private readonly problem: Problem;
  private readonly search: Search;
  private readonly most: number;
  private solver!: Solver;
  private root!: Growing;
  private last!: Growing;
  /** The number of nodes, folded ones included. */
  private size = 0;
  /** Finished nodes deeper than that are folded. */
  private deepest = Infinity;
  private step = 0;
  /** The event that comes next: the solver has made it already. */
  private next: Step = END;

  constructor(problem: Problem, search: Search, most = MOST_NODES) {
    this.problem = problem;
    this.search = search;
    this.most = most;
    this.begin();
  }

  /** Follows the search to a step, or towards it for so many events; true once it is there, or over. */
  follow(step: number, events = Infinity): boolean {
    // Nodes that were folded since cannot be told apart any more.
    if (step < this.step && this.deepest < Infinity) this.begin();
    for (let i = 0; i < events; i++) {
      if (this.next === END) return true;
      const kind = kindOf(this.next);
      if (this.step >= step && (kind === PLACE || kind === REMOVE)) return true;
      this.advance(kind);
    }
    return false;
  }

  /**
   * The tree after a step, to which it was followed.
   *
   * @param isSettled whether it is known what became of the last node entered, if that was the step
   */
  at(step: number, isSettled: boolean): TreeNode {
    return treeOf(this.root, step, isSettled);
  }

  private begin(): void {
    const { problem, search } = this;
    // A refusal is told by nothing else.
    const detail = search.rules.length > 0 ? 'everything' : 'steps';
    this.solver = startSearch(problem, search, detail);
    this.root = this.last = nodeFor(undefined, undefined, 0);
    this.size = 1;
    this.deepest = Infinity;
    this.step = 0;
    this.next = this.solver.step();
    this.settle();
  }

  private advance(kind: number): void {
    const { last, next } = this;
    this.next = this.solver.step();
    if (kind === SOLUTION) last.leaf = 'solution';
    else if (kind === IMAGE) last.leaf = 'image';
    else if (kind === PRUNE) last.leaf = 'refused';
    else if (kind === PLACE) {
      this.last = nodeFor(last, idOf(next), ++this.step);
      last.children.push(this.last);
      this.size++;
      if (this.size > this.most) this.foldDeeper();
    } else if (kind === REMOVE) {
      last.left = ++this.step;
      this.last = last.parent!;
      if (last.depth > this.deepest) this.size += fold(this.last);
    }
    this.settle();
  }

  /** Notes that the last node was stuck, if it is left without children and for no other reason. */
  private settle(): void {
    const { last, next } = this;
    const isLeft = next === END || kindOf(next) === REMOVE;
    if (isLeft && last.children.length === 0 && !last.folded) last.leaf ??= 'stuck';
  }

  /** Folds level after level, until half of the nodes are left. */
  private foldDeeper(): void {
    let deepest = Math.min(this.deepest, depthOf(this.root));
    while (this.size > this.most / 2 && deepest > 0) this.size += foldBelow(this.root, --deepest);
    this.deepest = deepest;
  }
}

const nodeFor = (
  parent: Growing | undefined,
  placement: number | undefined,
  entered: number,
): Growing => ({
  parent,
  placement,
  entered,
  depth: parent ? parent.depth + 1 : 0,
  left: undefined,
  leaf: undefined,
  folded: undefined,
  children: [],
});

const depthOf = ({ depth, children }: Growing): number => Math.max(depth, ...children.map(depthOf));

/** Folds the finished nodes that are deeper than a level; returns by how much the number of nodes changes. */
function foldBelow(node: Growing, depth: number): number {
  let change = 0;
  for (const child of node.children) change += foldBelow(child, depth);
  return node.depth < depth ? change : change + fold(node);
}

/** Folds the finished children of a node into one; returns by how much the number of nodes changes. */
function fold(node: Growing): number {
  const finished = node.children.filter(({ left }) => left !== undefined);
  if (finished.length === 0) return 0;
  const before = sizeOf(node);
  node.folded = {
    entered: node.folded?.entered ?? finished[0]!.entered,
    left: finished.at(-1)!.left,
    placement: undefined,
    kind: 'folded',
    children: [],
    counts: finished.reduce(withNode, node.folded?.counts ?? nothing),
  };
  node.children = node.children.filter(({ left }) => left === undefined);
  return sizeOf(node) - before;
}

const sizeOf = ({ children, folded }: Growing): number =>
  1 + (folded ? 1 : 0) + children.reduce((size, child) => size + sizeOf(child), 0);

/** Adds the placements in the subtree of a finished node. */
function withNode(counts: NodeCounts, { leaf, children, folded }: Growing): NodeCounts {
  const own = { ...nothing, [leaf ?? 'inner']: 1 };
  return children.reduce(withNode, added(counts, folded ? added(own, folded.counts) : own));
}

/** A node as it was after a step. */
function treeOf(node: Growing, step: number, isSettled: boolean): TreeNode {
  const { entered, placement } = node;
  const left = node.left !== undefined && node.left <= step ? node.left : undefined;
  const children = node.children
    .filter((child) => child.entered <= step)
    .map((child) => treeOf(child, step, isSettled));
  if (node.folded) children.unshift(node.folded);
  const isNew = entered === step && left === undefined && !isSettled;
  const kind = children.length > 0 ? 'inner' : isNew ? 'new' : (node.leaf ?? 'new');
  const own =
    placement === undefined ? nothing : { ...nothing, [kind === 'new' ? 'inner' : kind]: 1 };
  const counts = children.reduce((sum, child) => added(sum, child.counts), own);
  return { entered, left, placement, kind, children, counts };
}

/** Folds every finished subtree without a full board into one node. */
export function foldFailed(node: TreeNode): TreeNode {
  const { children } = node;
  if (children.length === 0) return node;
  return outcomeOf(node) === 'vain'
    ? { ...node, kind: 'folded', children: [] }
    : { ...node, children: children.map(foldFailed) };
}

/**
 * The part of a search in a tree: all nodes, the first levels with the others folded, the first steps, or the
 * path at a later step with the steps after it.
 */
export type TreePart = 'whole' | 'levels' | 'steps' | 'later';

/** The most nodes that there is room for on a sheet, and the most events that are followed for them. */
const SHEET = { nodes: 40, events: 100_000 };

/**
 * The tree of a small search; of a larger one, what goes with a trace of some steps after `from`: the first
 * levels, or steps, where it begins with the search, else the path there and the nodes that it adds.
 */
export function skeletonOf(
  problem: Problem,
  search: Search,
  from: number,
  steps: number,
): { readonly root: TreeNode; readonly part: TreePart } {
  const whole = new SearchTree(problem, search, SHEET.nodes);
  if (whole.follow(Infinity, SHEET.events)) {
    const root = whole.at(Infinity, true);
    if (!hasFolds(root)) return { root, part: 'whole' };
    if (from === 0) return { root, part: 'levels' };
  }
  const traced = new SearchTree(problem, search, Infinity);
  traced.follow(from + steps);
  const root = withoutLeft(traced.at(from + steps, true), from);
  return { root, part: from === 0 ? 'steps' : 'later' };
}

/** A tree without the nodes that were left up to a step. */
const withoutLeft = (node: TreeNode, step: number): TreeNode => ({
  ...node,
  children: node.children
    .filter(({ left = Infinity }) => left > step)
    .map((child) => withoutLeft(child, step)),
});

const hasFolds = ({ kind, children }: TreeNode): boolean =>
  kind === 'folded' || children.some(hasFolds);

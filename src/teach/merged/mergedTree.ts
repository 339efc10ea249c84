import type { CutReason, Side } from './cuts.ts';

/** A node of a merged tree: the board it stands for, once, whichever search has it. */
export interface MergedNode {
  /** The placement; undefined for the root. */
  readonly placement: number | undefined;
  /** The search that has it alone, which the other has cut; undefined if both have it. */
  readonly only: Side | undefined;
  /** The placements of each search below it, its own included. */
  readonly placements: readonly [number, number];
  /** The placements that the trees have below it, its own included, common ones once. */
  readonly size: number;
  /** Whether either search has found a full board below it. */
  readonly isFruitful: boolean;
  /** The search that cut here, and why. */
  readonly cut: { readonly by: Side; readonly reason: CutReason } | undefined;
  /** The largest of its children, the smaller ones left out, in the order of tries. */
  readonly children: readonly MergedNode[];
}

/** The most nodes of a merged tree that are kept. */
const MOST_MERGED = 1500;

/** The nodes below one, itself included. */
const nodesIn = (node: MergedNode): number =>
  node.children.reduce((sum, child) => sum + nodesIn(child), 1);

/** Leaves out all nodes below a size. */
function without(nodes: readonly MergedNode[], least: number): MergedNode[] {
  return nodes
    .filter(({ size }) => size >= least)
    .map((node) => ({ ...node, children: without(node.children, least) }));
}

/**
 * Keeps the largest nodes of a tree while it is gone through: as many as there is room for. A node that is left out
 * is still counted in those above it.
 */
export class LargestNodes {
  /** The least size of nodes that are kept. */
  least = 1;
  private readonly most: number;
  private count = 0;

  constructor(most = MOST_MERGED) {
    this.most = most;
  }

  /** Adds a node of at least that size to the children of each level of the path; too many are thinned out on all levels. */
  add(node: MergedNode, level: number, kept: MergedNode[][]): void {
    kept[level]!.push(node);
    this.count++;
    while (this.count > this.most) {
      this.least *= 2;
      for (const [at, nodes] of kept.entries()) kept[at] = without(nodes, this.least);
      this.count = kept.flat().reduce((sum, one) => sum + nodesIn(one), 0);
    }
  }
}

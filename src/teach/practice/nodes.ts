import type { Problem } from '../../solve/problem.ts';
import type { Search } from '../../solve/search.ts';
import { END, kindOf, REMOVE } from '../../solve/step.ts';
import type { Situation } from '../moment/situation.ts';
import { SearchTree, type TreeNode } from '../tree/tree.ts';

/** The most placements of a tree whose nodes are asked for: all of them are drawn. */
export const MOST_ASKED = 300;

/** A node of the tree of a search, as a question about it needs it. */
export interface AskedNode extends Pick<TreeNode, 'entered' | 'placement' | 'kind'> {
  /** The pieces that came off right after it was placed, one after the other, up to the moment asked about. */
  readonly removed: number;
}

/** All nodes of the tree of a search at a moment, the root included. */
export function nodesAt(problem: Problem, search: Search, situation: Situation): AskedNode[] {
  const { step, leaf, next } = situation;
  const tree = new SearchTree(problem, search);
  tree.follow(step);
  const isSettled = leaf !== undefined || next === END || kindOf(next) === REMOVE;
  const found: AskedNode[] = [];
  const visit = (node: TreeNode, above: readonly TreeNode[]): void => {
    const line = [node, ...above];
    const { entered, placement, kind } = node;
    // The root is never left.
    const removed = line.findIndex(({ left }, at) => left !== entered + 1 + at);
    found.push({ entered, placement, kind, removed });
    for (const child of node.children) visit(child, line);
  };
  visit(tree.at(step, isSettled), []);
  return found;
}

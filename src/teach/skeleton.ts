import type { Problem } from '../solve/problem.ts';
import type { Search } from '../solve/search.ts';
import { SearchTree, type TreeNode } from './tree.ts';

/** How much of a search a tree shows: all of it, all but what is folded below its first levels, or its first steps. */
export type TreePart = 'whole' | 'levels' | 'steps';

/** A tree to be filled in by hand. */
export interface Skeleton {
  readonly root: TreeNode;
  readonly part: TreePart;
}

/** The most nodes that there is room for on a sheet, and the most events that are followed for them. */
const MOST = { nodes: 40, events: 100_000 };

/** The tree of a search if it is small, else its first levels; of a search too long to be followed, the tree of its first steps. */
export function skeletonOf(problem: Problem, search: Search, steps: number): Skeleton {
  const whole = new SearchTree(problem, search, MOST.nodes);
  if (whole.follow(Infinity, MOST.events)) {
    const root = whole.at(Infinity, true);
    return { root, part: hasFolds(root) ? 'levels' : 'whole' };
  }
  const first = new SearchTree(problem, search, MOST.nodes);
  first.follow(steps);
  return { root: first.at(steps, true), part: 'steps' };
}

const hasFolds = ({ kind, children }: TreeNode): boolean =>
  kind === 'folded' || children.some(hasFolds);

import type { Problem } from '../solve/problem.ts';
import type { Search } from '../solve/search.ts';
import { placementsIn, SearchTree, type TreeNode } from '../teach/tree/tree.ts';
import { pathTo, type Game } from './tree.ts';

/**
 * The steps of a game, counted as a search counts its own: pieces laid, and pieces taken back. Every branch that
 * was left has been taken back, however that was done.
 */
export function stepsIn({ nodes, at }: Game): number {
  const path = new Set(pathTo(nodes, at));
  let steps = 0;
  for (const [node, { move }] of nodes.entries()) {
    const own = (move.off === undefined ? 0 : 1) + (move.on === undefined ? 0 : 1);
    steps += path.has(node) ? own : 2 * own;
  }
  return steps;
}

/** A search after as many steps as a game has. */
export interface RivalMoment {
  /** The placements on the board, in the order in which they were laid. */
  readonly laid: readonly number[];
  readonly tree: TreeNode;
  /** All placements made so far, and those that led nowhere, at once or by a rule. */
  readonly placements: number;
  readonly deadEnds: number;
  readonly solutions: number;
}

/** A search that goes as many steps as a person goes on the same board. */
export class Rival {
  private readonly tree: SearchTree;

  constructor(problem: Problem, search: Search) {
    this.tree = new SearchTree(problem, search);
  }

  at(steps: number): RivalMoment {
    this.tree.follow(steps);
    const tree = this.tree.at(steps, true);
    const { counts } = tree;
    return {
      laid: pathOf(tree),
      tree,
      placements: placementsIn(counts),
      deadEnds: counts.stuck + counts.refused,
      solutions: counts.solution + counts.image,
    };
  }
}

/** The placements that have not been taken back. */
function pathOf({ children }: TreeNode): number[] {
  const next = children.find(({ left }) => left === undefined);
  return next?.placement === undefined ? [] : [next.placement, ...pathOf(next)];
}

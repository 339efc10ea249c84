import type { Problem } from '../solve/problem.ts';
import type { Search } from '../solve/search.ts';
import { SearchTree, type TreeNode } from '../teach/tree/tree.ts';
import { pathTo, type Game } from './tree.ts';

/**
 * The steps with which a search would go through the tree of a game to its position: pieces laid, and pieces taken
 * back. Those of a branch that was left count twice, however often it was gone through.
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
  /** The placements so far that led nowhere, at once or by a rule. */
  readonly deadEnds: number;
  readonly solutions: number;
  /** Whether it ended before it had gone so many steps. */
  readonly isOver: boolean;
}

/** A search that goes as many steps as a person goes on the same board. */
export class Rival {
  private readonly tree: SearchTree;

  constructor(problem: Problem, search: Search) {
    this.tree = new SearchTree(problem, search);
  }

  at(steps: number): RivalMoment {
    const tree = this.after(steps);
    const { counts } = tree;
    const laid = pathOf(tree);
    return {
      laid,
      tree,
      deadEnds: counts.stuck + counts.refused,
      solutions: counts.solution + counts.image,
      // From the empty board a step can only lay a piece.
      isOver: laid.length === 0 && pathOf(this.after(steps + 1)).length === 0,
    };
  }

  private after(steps: number): TreeNode {
    this.tree.follow(steps);
    return this.tree.at(steps, true);
  }
}

/** The placements that have not been taken back. */
function pathOf({ children }: TreeNode): number[] {
  const next = children.find(({ left }) => left === undefined);
  return next?.placement === undefined ? [] : [next.placement, ...pathOf(next)];
}

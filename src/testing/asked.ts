import { coveredBy, type Problem } from '../solve/problem.ts';
import { startSearch, type Search } from '../solve/search.ts';
import { idOf, kindOf, PLACE, PRUNE, REMOVE } from '../solve/step.ts';

/** A node, written to be plain, not fast. */
interface Node {
  readonly path: readonly number[];
  /** The open cells, ascending. */
  readonly open: ReadonlySet<number>;
  /** Piece → copies left. */
  readonly left: readonly number[];
}

/** A node at which rules were asked, and what came of it. */
export interface Asked extends Node {
  /** The rule that refused it, as a place among those of the search; −1 if none did. */
  readonly refusedBy: number;
}

/** The nodes of a search at which its rules are asked, in the order in which they are, up to so many. */
export function* askedIn(problem: Problem, search: Search, most = Infinity): Generator<Asked> {
  const solver = startSearch(problem, search, 'everything');
  let node: Node | undefined;
  let asked = 0;
  for (const step of solver) {
    const kind = kindOf(step);
    if (![PLACE, REMOVE, PRUNE].includes(kind)) continue;
    if (node) yield { ...node, refusedBy: kind === PRUNE ? idOf(step) : -1 };
    if (node && ++asked === most) return;
    node = undefined;
    if (kind !== PLACE) continue;
    const reached = nodeAt(problem, solver.path.subarray(0, solver.depth));
    if (reached.open.size > 0) node = reached;
  }
}

/** The node that some placements lead to. */
export function nodeAt(problem: Problem, placements: Iterable<number>): Node {
  const path = [...placements];
  const open = new Set(problem.cells.keys());
  const left = problem.pieces.map(({ copies }) => copies);
  for (const placement of path) {
    for (const cell of coveredBy(problem, placement)) open.delete(cell);
    left[problem.placements.piece[placement]!]!--;
  }
  return { path, open, left };
}

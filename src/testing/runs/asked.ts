import { coveredBy, type Problem } from '../../solve/problem.ts';
import { startSearch, type Search } from '../../solve/search.ts';
import { idOf, kindOf, PLACE, PRUNE, REMOVE } from '../../solve/step.ts';

/** A node of a search, simple rather than fast. */
interface Node {
  readonly path: readonly number[];
  /** The open cells, ascending. */
  readonly open: ReadonlySet<number>;
  /** Piece → copies left. */
  readonly left: readonly number[];
}

/** A node at which rules were checked, and the result. */
export interface Asked extends Node {
  /** The index of the search's rule that rejected it; −1 if none did. */
  readonly refusedBy: number;
}

/** The nodes of a search at which its rules are checked, in that order, up to `most`. */
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

/** The node that a path of placements leads to. */
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

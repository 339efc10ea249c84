import { coveredBy, type Problem } from '../problem.ts';
import { startSearch, type Search } from '../search.ts';
import { idOf, kindOf, PLACE, PRUNE } from '../step.ts';

/** A node at which rules were asked, and what came of it. For tests: written to be plain, not fast. */
export interface Asked {
  readonly path: readonly number[];
  readonly open: ReadonlySet<number>;
  /** Piece → copies left. */
  readonly left: readonly number[];
  /** The rule that refused it, as a place among those of the search; −1 if none did. */
  readonly refusedBy: number;
}

/** The nodes of a search at which its rules are asked, in the order in which they are, up to so many. */
export function* askedIn(problem: Problem, search: Search, most = Infinity): Generator<Asked> {
  const solver = startSearch(problem, search, 'everything');
  let node: Omit<Asked, 'refusedBy'> | undefined;
  let asked = 0;
  for (const step of solver) {
    const kind = kindOf(step);
    if (node) yield { ...node, refusedBy: kind === PRUNE ? idOf(step) : -1 };
    if (node && ++asked === most) return;
    node = undefined;
    if (kind !== PLACE) continue;
    const path = Array.from(solver.path.subarray(0, solver.depth));
    const at = { path, open: openAfter(problem, path), left: leftAfter(problem, path) };
    if (at.open.size > 0) node = at;
  }
}

/** The cells that some placements leave open, ascending. */
function openAfter(problem: Problem, path: readonly number[]): Set<number> {
  const open = new Set(problem.cells.keys());
  for (const placement of path) for (const cell of coveredBy(problem, placement)) open.delete(cell);
  return open;
}

/** Piece → the copies that some placements leave. */
const leftAfter = ({ pieces, placements }: Problem, path: readonly number[]): number[] =>
  pieces.map(
    ({ copies }, piece) =>
      copies - path.filter((placement) => placements.piece[placement] === piece).length,
  );

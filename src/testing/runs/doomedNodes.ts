import { compile, coveredBy, type Problem } from '../../solve/problem.ts';
import { plainSearch, startSearch, type Search } from '../../solve/search.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import { END, idOf, IMAGE, kindOf, PLACE, REMOVE, SOLUTION, type Step } from '../../solve/step.ts';
import { piecesDue } from '../../solve/state.ts';
import { readHold } from '../../solve/symmetry/hold.ts';

/** The most steps that are followed. */
const MOST = 4000;

/** A node of a search tree, as its steps tell; the root is laid by step 0. */
export interface FollowedNode {
  /** Its placements, the root's none. */
  readonly path: readonly number[];
  readonly entered: number;
  /** The step that took it away; Infinity if none did. */
  left: number;
  /** The first step after which there was a full board below it. */
  full: number;
  /** Whether it can be completed to some solution. */
  readonly isSolvable: boolean;
}

/** All solutions as sets of placements, by brute force, and with a piece in one orientation if that is asked. */
function allSolutions(problem: Problem, hold: string): ReadonlySet<number>[] {
  const { cells, pieces, placements } = problem;
  const asked = hold === '' ? undefined : readHold(problem, hold);
  const due = piecesDue(problem);
  const found: ReadonlySet<number>[] = [];
  const used = pieces.map(() => 0);
  const laid: number[] = [];
  const isCovered = cells.map(() => false);
  const search = (): void => {
    const first = isCovered.indexOf(false);
    if (first < 0) {
      if (due.every((piece) => used[piece] === pieces[piece]!.copies)) found.push(new Set(laid));
      return;
    }
    for (let one = 0; one < placements.count; one++) {
      const piece = placements.piece[one]!;
      const own = [...coveredBy(problem, one)];
      if (!own.includes(first) || own.some((cell) => isCovered[cell])) continue;
      const isOther = asked?.orientation !== undefined && asked.piece === piece;
      if (isOther && placements.orientation[one] !== asked.orientation) continue;
      if (used[piece] === pieces[piece]!.copies) continue;
      for (const cell of own) isCovered[cell] = true;
      used[piece]!++;
      laid.push(one);
      search();
      laid.pop();
      used[piece]!--;
      for (const cell of own) isCovered[cell] = false;
    }
  };
  search();
  return found;
}

/** The nodes of a search in the order in which they are entered, with all events, END included if it comes to that. */
export function followNodes(problem: Problem, search: Search) {
  const solutions = allSolutions(problem, search.hold);
  const node = (path: readonly number[], entered: number): FollowedNode => ({
    path,
    entered,
    left: Infinity,
    full: Infinity,
    isSolvable: solutions.some((solution) => path.every((one) => solution.has(one))),
  });
  const solver = startSearch(problem, search, 'everything');
  const nodes = [node([], 0)];
  const path = [...nodes];
  const events: Step[] = [];
  let steps = 0;
  while (steps < MOST) {
    const event = solver.step();
    events.push(event);
    if (event === END) break;
    const kind = kindOf(event);
    if (kind === PLACE) {
      const laid = node([...path.at(-1)!.path, idOf(event)], ++steps);
      nodes.push(laid);
      path.push(laid);
    } else if (kind === REMOVE) path.pop()!.left = ++steps;
    else if (kind === SOLUTION || kind === IMAGE)
      for (const one of path) one.full = Math.min(one.full, steps);
  }
  return { nodes, events, steps, solutions };
}

/** The first mistake on the way to a node: the first ancestor that cannot be completed, or the node itself. */
export function mistakeOf(
  nodes: readonly FollowedNode[],
  node: FollowedNode,
): FollowedNode | undefined {
  return nodes.find(
    ({ path, entered, left, isSolvable }) =>
      !isSolvable &&
      entered <= node.entered &&
      left > node.entered &&
      path.every((one, level) => node.path[level] === one),
  );
}

/** The nodes below a node, and itself, entered up to a step. */
export const subtreeOf = (
  nodes: readonly FollowedNode[],
  { entered, left }: FollowedNode,
  step: number,
): readonly FollowedNode[] =>
  nodes.filter((one) => one.entered >= entered && one.entered < left && one.entered <= step);

/** A search of a puzzle; what it holds is one of the puzzle's own pieces now and then. */
export function withOwnPieces(puzzle: Puzzle, search: Search, choice: number): Search {
  const { pieces } = compile(puzzle);
  const { name } = pieces[choice % pieces.length]!;
  const holds = ['', '', name, `${name}:${1 + ((choice >> 4) % 4)}`];
  return { ...search, pieces: plainSearch.pieces, hold: holds[(choice >> 8) % holds.length]! };
}

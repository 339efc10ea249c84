import { boardWith } from '../puzzle/fixed.ts';
import { components, neighbourLists } from '../puzzle/geometry.ts';
import { lattices } from '../puzzle/lattices/index.ts';
import { fixedAt } from '../solve/fixedAt.ts';
import { compile, type Problem } from '../solve/problem.ts';
import { parity } from '../solve/rules/parity.ts';
import { SizeSums } from '../solve/rules/sums.ts';
import { plainSearch, startSearch, type Search } from '../solve/search.ts';
import { END } from '../solve/step.ts';
import { openCells, piecesDue, stateAfter, type State } from '../solve/state.ts';
import type { Reason } from '../teach/moment/explanation.ts';
import { Laying } from '../teach/moment/laying.ts';
import { refusals, refusedFor } from '../teach/moment/momentExplainer.ts';
import { waysLeft, type WaysLeft } from '../teach/moment/waysLeft.ts';

/** Open cells that cannot be filled any more, whatever is laid; none if the board is full. */
export interface Impossible {
  /** Ascending. */
  readonly cells: readonly number[];
  /** What there is to say of it; undefined if all that can be said is that every way was tried. */
  readonly why: Reason | undefined;
}

/** The search for a way to fill some cells. A piece may lie on a cell with any of its own. */
const search: Search = { ...plainSearch, solver: 'dlx' };
/** The most placements that are tried on some cells. */
const EFFORT = 5000;

/**
 * The smallest part of the open cells that is known to be impossible to fill: a cell, an island, or all of them;
 * the first of several.
 *
 * @param effort the most placements to try on each part
 * @returns undefined if there is none, or if that was not found out
 */
export function impossibleAt(
  problem: Problem,
  laid: readonly number[],
  effort = EFFORT,
): Impossible | undefined {
  const state = stateAfter(problem, Int32Array.from(laid));
  const open = openCells(state);
  const due = piecesDue(problem).filter((piece) => state.left[piece]! > 0);
  if (open.length === 0)
    return due.length > 0 ? { cells: [], why: { kind: 'leftover', pieces: due } } : undefined;
  const ways = waysLeft(problem, search, laid);
  const dead = open.find((cell) => ways.ofCell[cell] === 0);
  if (dead !== undefined) return { cells: [dead], why: stuckAt(problem, laid, state, dead) };
  const islands = islandsOf(problem, open);
  const sums = new SizeSums(
    problem.pieces.map(({ cells }) => cells.length),
    problem.cells.length,
  ).of(state.left);
  for (const cells of islands) {
    if (sums.isSum[cells.length] === 0)
      return { cells, why: refusedFor(problem, laid, 'islands', cells) };
    if (islands.length > 1 && !canBeFilled(onlyWith(problem, laid, cells), effort))
      return { cells, why: undefined };
  }
  const why = whyNotAll(problem, laid, ways, due, state);
  if (why) return { cells: open, why };
  return canBeFilled(compile(fixedAt(problem, laid)), effort)
    ? undefined
    : { cells: open, why: undefined };
}

/** What there is to say of an open cell or, numbered after the cells, a piece that nothing fits on. */
function stuckAt(problem: Problem, laid: readonly number[], { left }: State, item: number): Reason {
  const pieces = [...left.keys()].filter((piece) => left[piece]! > 0);
  const isCell = item < problem.cells.length;
  const refused = isCell
    ? refusals(problem, laid, new Laying(problem, search).ways(item, laid), pieces)
    : [];
  return { kind: 'stuck', item, pieces: pieces.length, refused };
}

/** The connected parts of some open cells, the smallest first. */
function islandsOf({ puzzle, cells }: Problem, open: readonly number[]): number[][] {
  const places = open.map((cell) => cells[cell]!);
  return components(neighbourLists(lattices[puzzle.lattice], places))
    .map((part) => part.map((at) => open[at]!).sort((a, b) => a - b))
    .sort((one, other) => one.length - other.length);
}

/** Why all open cells together cannot be filled, without trying. */
function whyNotAll(
  problem: Problem,
  laid: readonly number[],
  { ofPiece }: WaysLeft,
  due: readonly number[],
  state: State,
): Reason | undefined {
  const unplaceable = due.find((piece) => ofPiece[piece] === 0);
  if (unplaceable !== undefined)
    return stuckAt(problem, laid, state, problem.cells.length + unplaceable);
  if (!parity.start(state).isViolated()) return undefined;
  return refusedFor(problem, laid, 'parity', openCells(state));
}

/** The rest of a puzzle with some of its open cells alone, on which any of the pieces left may lie. */
function onlyWith(problem: Problem, laid: readonly number[], cells: readonly number[]): Problem {
  const puzzle = fixedAt(problem, laid);
  const isKept = new Set([
    ...cells.map((cell) => problem.cells[cell]!.join()),
    ...puzzle.fixed.flatMap((one) => one.cells.map((cell) => cell.join())),
  ]);
  const kept = puzzle.board.cells.filter((cell) => isKept.has(cell.join()));
  return compile({ ...puzzle, board: boardWith(kept), use: 'some' });
}

/** Whether a problem has a solution, as far as that is found out; true if it is not. */
function canBeFilled(problem: Problem, effort: number): boolean {
  const solver = startSearch(problem, search, 'steps');
  while (solver.placements < effort && solver.solutions === 0)
    if (solver.step() === END) return false;
  return true;
}

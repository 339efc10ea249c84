import { restrict } from '../solve/hold.ts';
import { coveredBy, type Problem } from '../solve/problem.ts';
import type { Search } from '../solve/search.ts';
import { fits, piecesDue, stateAfter } from '../solve/state.ts';

/** How many placements are left at a moment: those that fit, and that the search may make. */
export interface WaysLeft {
  /** Cell → how many cover it; 0 for a covered one. */
  readonly ofCell: Int32Array;
  /** Piece → how many there are of it; 0 if no copy is left. */
  readonly ofPiece: Int32Array;
  /**
   * The cells and, numbered after them, the pieces with the fewest, among those still to be covered, and those of which
   * one copy is still to be placed: what Algorithm X branches on.
   */
  readonly fewest: readonly number[];
  /** How many those have; Infinity if there is nothing left to cover or to place. */
  readonly least: number;
}

/** Counts the ways that are left after some placements. */
export function waysLeft(problem: Problem, search: Search, path: readonly number[]): WaysLeft {
  const { pieces, placements } = problem;
  const { held } = restrict(problem, search.unique, search.hold);
  const state = stateAfter(problem, Int32Array.from(path));
  const ofCell = new Int32Array(problem.cells.length);
  const ofPiece = new Int32Array(pieces.length);
  for (let placement = 0; placement < placements.count; placement++) {
    const piece = placements.piece[placement]!;
    const orientation = placements.orientation[placement]!;
    const isHeld = held.some((one) => one.piece === piece && !one.allowed[orientation]);
    if (isHeld || !fits(state, placement)) continue;
    ofPiece[piece]!++;
    for (const cell of coveredBy(problem, placement)) ofCell[cell]!++;
  }
  const items = [...ofCell.keys()].filter((cell) => state.open[cell] === 1);
  const due = piecesDue(problem)
    .filter((piece) => state.left[piece] === 1)
    .map((piece) => problem.cells.length + piece);
  const waysOf = (item: number): number =>
    item < problem.cells.length ? ofCell[item]! : ofPiece[item - problem.cells.length]!;
  const all = [...items, ...due];
  const least = Math.min(...all.map(waysOf));
  return { ofCell, ofPiece, fewest: all.filter((item) => waysOf(item) === least), least };
}

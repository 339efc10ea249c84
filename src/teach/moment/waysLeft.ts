import { restrict } from '../../solve/symmetry/hold.ts';
import { isAllowed } from '../../solve/symmetry/symmetry.ts';
import { coveredBy, type Problem } from '../../solve/problem.ts';
import type { Search } from '../../solve/search.ts';
import { fits, piecesDue, stateAfter, type State } from '../../solve/state.ts';

/** The number of placements left at a moment: those that fit, and that the search may make. */
export interface WaysLeft {
  /** Cell → how many cover it; 0 for a covered one. */
  readonly ofCell: Int32Array;
  /** Piece → how many there are of it; 0 if no copy is left. */
  readonly ofPiece: Int32Array;
  /**
   * The cells and, numbered after them, the pieces with the fewest, among those still to be covered, and
   * those of which one copy is still to be placed: what Algorithm X branches on.
   */
  readonly fewest: readonly number[];
  /** The number of ways of these items; Infinity if nothing is left to cover or to place. */
  readonly least: number;
}

/** The placements that are left after some others: those that fit, and that the search may make. */
export function* placementsLeft(
  problem: Problem,
  { unique, hold }: Search,
  state: State,
): IterableIterator<number> {
  const { count, piece, orientation } = problem.placements;
  const { held } = restrict(problem, unique, hold);
  for (let placement = 0; placement < count; placement++) {
    const isFree = isAllowed(held, piece[placement]!, orientation[placement]!);
    if (isFree && fits(state, placement)) yield placement;
  }
}

export const waysOfPiece = (
  problem: Problem,
  search: Search,
  path: readonly number[],
  piece: number,
): readonly number[] =>
  [...placementsLeft(problem, search, stateAfter(problem, Int32Array.from(path)))].filter(
    (placement) => problem.placements.piece[placement] === piece,
  );

export function waysLeft(problem: Problem, search: Search, path: readonly number[]): WaysLeft {
  const { pieces, placements } = problem;
  const state = stateAfter(problem, Int32Array.from(path));
  const ofCell = new Int32Array(problem.cells.length);
  const ofPiece = new Int32Array(pieces.length);
  for (const placement of placementsLeft(problem, search, state)) {
    ofPiece[placements.piece[placement]!]!++;
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

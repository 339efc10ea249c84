import { coveredBy, type Problem } from './problem.ts';

/**
 * What a search shows of where it stands, to the rules that may refuse it and the orders that
 * choose in it. It is the same object throughout: read it, keep nothing of it.
 */
export interface State {
  readonly problem: Problem;
  /** Cell → 1 while it is open, 0 while it is covered. */
  readonly open: Uint8Array;
  /** Piece → copies left; a count that never reaches 0 where any number may be used. */
  readonly left: Int32Array;
  /** How many placements there are, and which: so many of `path` count. */
  readonly depth: number;
  readonly path: Int32Array;
}

/** What is shown to orders that choose by how much is left for an item: a cell or, numbered after all cells, a piece. */
export interface FittingState extends State {
  /** How many placements fit that cover an open cell, or that place a piece which has copies left. */
  fitting(item: number): number;
}

/** Copies of a piece that may be used any number of times: more than fit on any board. */
const ANY_NUMBER = 0x3fffffff;

/** Piece → its copies, as a search counts them down. */
export const copiesOf = ({ pieces }: Problem): Int32Array =>
  Int32Array.from(pieces, ({ copies }) => Math.min(copies, ANY_NUMBER));

/** What a search shows after some placements, given in the order in which they were made. */
export function stateAfter(problem: Problem, path: Int32Array): State {
  const open = new Uint8Array(problem.cells.length).fill(1);
  const left = copiesOf(problem);
  for (const placement of path) {
    for (const cell of coveredBy(problem, placement)) open[cell] = 0;
    left[problem.placements.piece[placement]!]!--;
  }
  return { problem, open, left, depth: path.length, path };
}

/** Whether a placement could be made now: its cells are open, and a copy of its piece is left. */
export const fits = ({ problem, open, left }: State, placement: number): boolean =>
  left[problem.placements.piece[placement]!]! > 0 &&
  coveredBy(problem, placement).every((cell) => open[cell] === 1);

/** The pieces all copies of which have to be placed. */
export const piecesDue = ({ puzzle, pieces }: Problem): readonly number[] =>
  [...pieces.keys()].filter((piece) => puzzle.use === 'all' && pieces[piece]!.copies < Infinity);

/** The open cells, ascending. */
export const openCells = ({ open }: State): readonly number[] =>
  [...open.keys()].filter((cell) => open[cell] === 1);

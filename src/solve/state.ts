import { coveredBy, type Problem } from './problem.ts';

/** The state of a search for rules and fill orders. The object is reused: do not keep parts of it. */
export interface State {
  readonly problem: Problem;
  /** Cell → 1 while it is open, 0 while it is covered. */
  readonly open: Uint8Array;
  /** Piece → copies left; never 0 for a piece that may be used any number of times. */
  readonly left: Int32Array;
  /** The placements on the board are the first `depth` entries of `path`. */
  readonly depth: number;
  readonly path: Int32Array;
}

/** A state that counts fitting placements per item: a cell or, numbered after the cells, a piece. */
export interface FittingState extends State {
  /** The number of fitting placements that cover an open cell, or place a piece with copies left. */
  fitting(item: number): number;
}

/** Copies of a piece that may be used any number of times: more than fit on any board. */
const ANY_NUMBER = 0x3fffffff;

/** Piece → its copies, to be counted down. */
export const copiesOf = ({ pieces }: Problem): Int32Array =>
  Int32Array.from(pieces, ({ copies }) => Math.min(copies, ANY_NUMBER));

/** The state after some placements, in the order they were made. */
export function stateAfter(problem: Problem, path: Int32Array): State {
  const open = new Uint8Array(problem.cells.length).fill(1);
  const left = copiesOf(problem);
  for (const placement of path) {
    for (const cell of coveredBy(problem, placement)) open[cell] = 0;
    left[problem.placements.piece[placement]!]!--;
  }
  return { problem, open, left, depth: path.length, path };
}

/** Whether a placement is possible: its cells are open, and a copy of its piece is left. */
export const fits = ({ problem, open, left }: State, placement: number): boolean =>
  left[problem.placements.piece[placement]!]! > 0 &&
  coveredBy(problem, placement).every((cell) => open[cell] === 1);

/** The pieces whose copies must all be placed, those without copies left aside. */
export const piecesDue = ({ puzzle, pieces }: Problem): readonly number[] =>
  [...pieces.keys()].filter((piece) => {
    const { copies } = pieces[piece]!;
    return puzzle.use === 'all' && copies > 0 && copies < Infinity;
  });

/** The open cells, ascending. */
export const openCells = ({ open }: State): readonly number[] =>
  [...open.keys()].filter((cell) => open[cell] === 1);

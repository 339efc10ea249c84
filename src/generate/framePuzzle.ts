import { piecesNamed } from '../puzzle/pieces/index.ts';
import type { LatticeId } from '../puzzle/lattices/index.ts';
import type { Puzzle, Question } from '../puzzle/types.ts';
import { boxOf, cellsIssue, type BlocksIssue, type BoxSize } from './sizes.ts';

/** The set of the single cell of each lattice. */
const singles = {
  square: 'monomino',
  triangle: 'moniamond',
  hexagon: 'monohex',
} as const satisfies Record<LatticeId, string>;

/**
 * A board without pieces as a puzzle, unless it is too large to be divided: single cells fill it, so it says nothing
 * about the pieces to divide it into.
 */
export function framePuzzle({
  title,
  lattice,
  board,
}: Pick<Question, 'title' | 'lattice' | 'board'>): Puzzle | BlocksIssue {
  const issue = cellsIssue(lattice, board.cells.length);
  if (issue) return issue;
  const pieces = piecesNamed(lattice, singles[lattice])!.map((piece) => ({
    ...piece,
    copies: Infinity,
  }));
  const asked = { sets: [], without: [], drawn: pieces };
  return { title, lattice, board, use: 'all', pieces, asked };
}

/** The same for a rectangle of squares, unless it is too large. */
export function boxPuzzle([columns, rows]: BoxSize): Puzzle | BlocksIssue {
  const box = boxOf(columns, rows);
  return 'code' in box ? box : framePuzzle({ ...box, title: `${columns} × ${rows}` });
}

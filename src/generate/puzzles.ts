import { exchangeKey, normalise } from '../puzzle/orient.ts';
import { lattices, type LatticeId } from '../puzzle/lattices/index.ts';
import type { Piece, Puzzle, Question } from '../puzzle/types.ts';
import type { Division } from './division.ts';
import { piecesNamed, pieceSets } from '../puzzle/pieces/index.ts';
import { boxOf, cellsIssue, type BlocksIssue, type BoxSize, type Undivided } from './sizes.ts';

/** A, B … Z, AA, AB and so on. */
function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last;
}

/** The puzzle to fill the frame with the blocks of a division; congruent ones are copies of one piece. */
export function puzzleOf(division: Division, title: string): Puzzle {
  const { frame, sizes } = division;
  const { lattice, board } = frame;
  const pieces = new Map<string, Piece>();
  for (const block of sizes.keys()) {
    const cells = normalise(
      lattices[lattice],
      Array.from(division.cellsOf(block), (cell) => board.cells[cell]!),
    );
    const piece: Piece = { name: letters(pieces.size), cells, freedom: 'free', copies: 1 };
    const key = exchangeKey(lattices[lattice], piece);
    const same = pieces.get(key);
    pieces.set(key, same ? { ...same, copies: same.copies + 1 } : piece);
  }
  const drawn = [...pieces.values()];
  const asked = { sets: [], without: [], drawn };
  return { title, lattice, board, use: 'all', pieces: drawn, fixed: [], asked };
}

const singles = {
  square: 'monomino',
  triangle: 'moniamond',
  hexagon: 'monohex',
} as const satisfies Record<LatticeId, string>;

/**
 * A board without pieces as a puzzle, unless it is too large to be divided: single cells fill it, so it says
 * nothing about the pieces to divide it into.
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
  return { title, lattice, board, use: 'all', pieces, fixed: [], asked };
}

/** The same for a rectangle of squares, unless it is too large. */
export function boxPuzzle([columns, rows]: BoxSize): Puzzle | BlocksIssue {
  const box = boxOf(columns, rows);
  return 'code' in box ? box : framePuzzle({ ...box, title: `${columns} × ${rows}` });
}

/** Why a board cannot be divided into pieces of a set. */
export type SetIssue =
  | { readonly code: 'unknownSet'; readonly name: string; readonly known: readonly string[] }
  | { readonly code: 'setDiffers'; readonly cells: number; readonly size: number };

/**
 * The number of pieces of a set that fill a board, or the reason why none do. A set has all pieces of a size.
 */
export function blocksOfSet({ lattice, board }: Undivided, name: string): number | SetIssue {
  const pieces = setOf(lattice, name);
  if (!pieces) return { code: 'unknownSet', name, known: Object.keys(pieceSets[lattice]) };
  const size = pieces[0]!.cells.length;
  const cells = board.cells.length;
  return cells % size === 0 ? cells / size : { code: 'setDiffers', cells, size };
}

const setOf = (lattice: LatticeId, name: string): Piece[] | undefined =>
  Object.hasOwn(pieceSets[lattice], name) ? piecesNamed(lattice, name) : undefined;

/** A puzzle of pieces of a set, named and drawn as they are there. */
export function namedBySet(puzzle: Puzzle, name: string): Puzzle {
  const lattice = lattices[puzzle.lattice];
  const copies = new Map(puzzle.pieces.map((piece) => [exchangeKey(lattice, piece), piece.copies]));
  const pieces = setOf(puzzle.lattice, name)!.flatMap((piece): Piece[] => {
    const count = copies.get(exchangeKey(lattice, piece));
    return count === undefined ? [] : [{ ...piece, copies: count }];
  });
  return { ...puzzle, pieces, asked: { ...puzzle.asked, drawn: pieces } };
}

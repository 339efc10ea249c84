import { exchangeKey } from '../puzzle/orient.ts';
import { type LatticeId, lattices } from '../puzzle/lattices/index.ts';
import { pieceSets, piecesNamed } from '../puzzle/pieces/index.ts';
import type { Piece, Puzzle } from '../puzzle/types.ts';
import type { Undivided } from './sizes.ts';

/** Why a board cannot be divided into pieces of a set. */
export type SetIssue =
  | { readonly code: 'unknownSet'; readonly name: string; readonly known: readonly string[] }
  | { readonly code: 'setDiffers'; readonly cells: number; readonly size: number };

/** How many pieces of a set fill a board, or why none do. A set has all pieces of a size. */
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

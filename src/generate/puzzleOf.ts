import { exchangeKey, normalise } from '../puzzle/orient.ts';
import { lattices } from '../puzzle/lattices/index.ts';
import type { Piece, Puzzle } from '../puzzle/types.ts';
import type { Division } from './division.ts';

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
  return { title, lattice, board, use: 'all', pieces: drawn, asked };
}

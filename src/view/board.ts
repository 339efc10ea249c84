import type { LatticeId } from '../puzzle/lattices/index.ts';
import { colouringOf } from '../puzzle/colouring.ts';
import { shortNames } from '../puzzle/pieceLetters.ts';
import type { Cell, Puzzle } from '../puzzle/types.ts';

/** A board to draw, whatever lies on it. */
export interface Board {
  readonly lattice: LatticeId;
  /** Its cells, numbered as a tiling numbers them. */
  readonly cells: readonly Cell[];
  /** Cells with labels; one that is not on the board is a closed part of the tray. */
  readonly labelled: readonly Cell[];
  /** Colour → the short name of its piece. */
  readonly names: readonly string[];
  /** How many kinds of pieces there are. */
  readonly kinds: number;
  /** The most cells of a tile. */
  readonly largest: number;
}

/** The board of a puzzle; colours are numbered as in its colouring. */
export function boardOf(puzzle: Puzzle): Board {
  const { lattice, board, labels = [], pieces } = puzzle;
  const names = shortNames(pieces);
  const largest = Math.max(1, ...pieces.map(({ cells }) => cells.length));
  return {
    lattice,
    cells: board.cells,
    labelled: labels.map(({ cell }) => cell),
    names: colouringOf(puzzle).pieces.map((piece) => names[piece]!),
    kinds: pieces.length,
    largest,
  };
}

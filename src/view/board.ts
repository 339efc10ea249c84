import type { LatticeId } from '../puzzle/lattices/index.ts';
import { pieceLetters } from '../puzzle/pieceLetters.ts';
import type { Cell, Puzzle } from '../puzzle/types.ts';

/** A board as it is drawn, whatever comes to lie on it. */
export interface Board {
  readonly lattice: LatticeId;
  /** Its cells, in the order in which a tiling numbers them. */
  readonly cells: readonly Cell[];
  /** Cells that have labels. One that is no cell of the board is a closed part of the tray. */
  readonly labelled: readonly Cell[];
  /** Colour → a short name for what has it. */
  readonly names: readonly string[];
  /** The most cells that a tile can have. */
  readonly largest: number;
}

/** The most letters that can be read on one cell. */
const LONGEST = 5;

/** The board of a puzzle: colours are those of its pieces, in their order. */
export function boardOf({ lattice, board, labels = [], pieces }: Puzzle): Board {
  const names = pieces.map(({ name }) => name);
  const isLong = names.some((name) => name.length > LONGEST);
  const largest = Math.max(1, ...pieces.map(({ cells }) => cells.length));
  return {
    lattice,
    cells: board.cells,
    labelled: labels.map(({ cell }) => cell),
    names: isLong ? pieceLetters(pieces) : names,
    largest,
  };
}

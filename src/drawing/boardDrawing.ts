import { colouringOf } from '../puzzle/colouring.ts';
import { shortNames } from '../puzzle/labels.ts';
import type { LatticeId } from '../puzzle/lattices/index.ts';
import type { Cell, LaidPiece, Meaning, Puzzle } from '../puzzle/types.ts';
import { pieceColours } from '../theme/pieceArt.ts';
import type { Theme } from '../theme/index.ts';

/** A piece as it is drawn. */
export interface DrawnPiece {
  readonly cells: readonly Cell[];
  /** As `#rrggbb`. */
  readonly colour: string;
  /** A few letters. */
  readonly name: string;
}

/** A label in the tray. */
interface DrawnLabel {
  readonly cell: Cell;
  readonly text: string;
}

/** A board at a moment, as it is drawn. */
export interface BoardDrawing {
  readonly lattice: LatticeId;
  /** The cells to cover. */
  readonly cells: readonly Cell[];
  readonly labels: readonly DrawnLabel[];
  readonly pieces: readonly DrawnPiece[];
}

/** The board of a puzzle with pieces on it, its labels said by `label`. */
export function boardDrawing(
  puzzle: Puzzle,
  laid: readonly LaidPiece[],
  theme: Theme,
  label: (meaning: Meaning) => string,
): BoardDrawing {
  const { lattice, board, pieces, labels = [] } = puzzle;
  const colouring = colouringOf(puzzle);
  const colours = pieceColours(theme, colouring);
  const names = shortNames(pieces);
  return {
    lattice,
    cells: board.cells,
    labels: labels.map(({ cell, meaning }) => ({ cell, text: label(meaning) })),
    pieces: laid.map(({ piece, orientation, cells }) => ({
      cells,
      colour: colours[colouring.of(piece, orientation)]!,
      name: names[piece]!,
    })),
  };
}

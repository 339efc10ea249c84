import type { Cell, LatticeId } from './lattices/index.ts';

export type { Cell } from './lattices/index.ts';

/**
 * How a piece may be moved: turned and flipped, only turned, neither; or not at all, so that it lies where it is drawn,
 * if it lies.
 */
export type Freedom = 'free' | 'one-sided' | 'fixed' | 'in-place';

/** A shape with a name: connected, unless it cannot be moved. */
export interface Piece {
  readonly name: string;
  /** Normalised, unless it cannot be moved, in reading order (row by row, left to right). */
  readonly cells: readonly Cell[];
  readonly freedom: Freedom;
  /** Number of copies; Infinity if any number may be used, including none. */
  readonly copies: number;
}

/** The cells to cover, without holes, in reading order. They need not be connected. */
export interface Board {
  readonly cells: readonly Cell[];
  /** The columns and rows of the box around it, which may be larger than its cells: the others are closed. */
  readonly width: number;
  readonly height: number;
}

/** The meaning of a cell; numbers count from 1. */
export type Meaning = { readonly month: number } | { readonly day: number };

/** A label on a cell of the tray. A labelled cell outside the board closes the tray there. */
export interface Label {
  readonly cell: Cell;
  readonly meaning: Meaning;
}

/** A puzzle without the pieces of its sets: quick to read. */
export interface Question {
  readonly title: string;
  /** A title that does not reveal the outcome, if the title does. */
  readonly neutral?: string;
  readonly lattice: LatticeId;
  readonly board: Board;
  /** Whether every copy must be used, or each piece at most as often as it has copies. */
  readonly use: 'all' | 'some';
  /** The pieces as written, so that the puzzle prints unchanged. */
  readonly asked: {
    /** Names of sets, in order; a set named twice is two copies. */
    readonly sets: readonly string[];
    /** Names of pieces left out of the sets. */
    readonly without: readonly string[];
    /** Pieces drawn one by one. */
    readonly drawn: readonly Piece[];
  };
  /** The published number of unique solutions. */
  readonly published?: bigint;
  /** Where the puzzle and its count were published. */
  readonly source?: string;
  /** The labels, which are not part of the text. */
  readonly labels?: readonly Label[];
}

/** A piece on the board: its index in the puzzle, the index of its orientation, and its cells. */
export interface LaidPiece {
  readonly piece: number;
  readonly orientation: number;
  readonly cells: readonly Cell[];
}

/** A puzzle: cover the board with the pieces. */
export interface Puzzle extends Question {
  /** All pieces, those of named sets first, with all their copies. */
  readonly pieces: readonly Piece[];
  /** The copies that lie on the board from the start, and stay. */
  readonly fixed: readonly LaidPiece[];
}

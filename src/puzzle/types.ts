import type { Cell } from './cell.ts';
import type { LatticeId } from './lattices/index.ts';

export type { Cell } from './cell.ts';

/** What a piece may do: be turned and flipped, only be turned, or neither. */
export type Freedom = 'free' | 'one-sided' | 'fixed';

/** A connected shape with a name. */
export interface Piece {
  readonly name: string;
  /** In reading order (row by row, left to right), moved up and left as far as they go. */
  readonly cells: readonly Cell[];
  readonly freedom: Freedom;
  /** How many there are, all alike; Infinity where any number may be used, none included. */
  readonly copies: number;
}

/** The cells to cover, holes left out, in reading order. It may be in several parts. */
export interface Board {
  readonly cells: readonly Cell[];
  /** One more than the largest column and row. */
  readonly width: number;
  readonly height: number;
}

/** What a cell can stand for; numbers count from 1. */
export type Meaning = { readonly month: number } | { readonly day: number };

/** What is printed on a cell of the tray. A cell that is not to be covered is a closed part of the tray. */
export interface Label {
  readonly cell: Cell;
  readonly meaning: Meaning;
}

/** What a text asks for, before the pieces of its sets are made: quick to read. */
export interface Question {
  readonly title: string;
  readonly lattice: LatticeId;
  readonly board: Board;
  /** Whether every copy must be used, or each piece at most as often as it has copies. */
  readonly use: 'all' | 'some';
  /** How the pieces were asked for, so that the puzzle prints as it was written. */
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
  /** No part of the text: a puzzle that is read from one has none. */
  readonly labels?: readonly Label[];
}

/** What is asked: cover the board with the pieces. */
export interface Puzzle extends Question {
  /** Every piece, those of the named sets first. */
  readonly pieces: readonly Piece[];
}

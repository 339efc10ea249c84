/**
 * A cell by its column and row, both from 0: those of the text that draws it, except that on triangles and hexagons
 * a text may begin in the second column.
 */
export type Cell = readonly [column: number, row: number];

/** A point of the plane, x to the right and y down; a cell has area 1. */
export type Point = readonly [x: number, y: number];

export type LatticeName = 'square' | 'triangle' | 'hexagon';

/**
 * How a piece may be moved: turned and flipped, only turned, neither; or not at all, so that it lies where it is drawn,
 * if it lies.
 */
export type Freedom = 'free' | 'one-sided' | 'fixed' | 'in-place';

/** A shape with a name: connected, unless it cannot be moved. */
export interface Piece {
  readonly name: string;
  /** In reading order; as far left and up as the lattice allows, unless it cannot be moved. */
  readonly cells: readonly Cell[];
  readonly freedom: Freedom;
  /** Number of copies; Infinity if any number may be used, including none. */
  readonly copies: number;
}

/** A piece on the board. */
export interface Placement {
  /** The name of the piece. */
  readonly piece: string;
  /** The cells of the board that it covers, in reading order. */
  readonly cells: readonly Cell[];
}

/** The cells to cover. They need not be connected. */
export interface Board {
  /** In reading order: row by row, left to right. */
  readonly cells: readonly Cell[];
  /** The columns and rows of the box around it. */
  readonly width: number;
  readonly height: number;
}

/**
 * A puzzle: cover the board with the pieces. Only functions of this package make one, so that it is valid: a copy by
 * spreading or by `structuredClone` is none, but `write` makes a text of it that can be sent.
 */
export interface Puzzle {
  /** '' if it has none. */
  readonly title: string;
  readonly lattice: LatticeName;
  readonly board: Board;
  /** All pieces, those of named sets first. */
  readonly pieces: readonly Piece[];
  /** Whether every copy must be used, or each piece at most as often as it has copies. */
  readonly use: 'all' | 'some';
  /** The pieces that lie on the board from the start, and stay. */
  readonly fixed: readonly Placement[];
  /** The published number of unique solutions. */
  readonly published: bigint | undefined;
  /** Where the puzzle and its count were published. */
  readonly source: string | undefined;
}

/**
 * A cell of a lattice, by its column and row in the text that draws it: integers, on a board ≥ 0.
 */
export type Cell = readonly [column: number, row: number];

/** A point of the plane, x to the right and y down; a cell has area 1. */
export type Point = readonly [x: number, y: number];

/**
 * A tiling by one regular polygon, as data. Orientations, placements, fill orders, text and
 * pictures are implemented once, for all lattices, in terms of this.
 */
export interface Lattice {
  readonly id: string;
  /**
   * The characters that draw a cell in a board and in a piece: the first where column + row is
   * even, the second where it is odd; a space where there can be no cell. If the two differ, a text
   * may swap them throughout a shape, which is then read one column further right.
   */
  readonly drawn: Readonly<Record<'board' | 'piece', readonly [even: string, odd: string]>>;
  /**
   * Whether its cells are rectangles of a terminal's grid, so that walls can be drawn around them.
   */
  readonly hasWalls: boolean;
  /**
   * The symmetries that fix some point, as maps of cells: turns first, clockwise, beginning with
   * the identity; then the same turns after a reflection.
   */
  readonly symmetries: readonly ((cell: Cell) => Cell)[];
  /** How many of the symmetries are turns. */
  readonly turns: number;
  /** The number of colours needed so that neighbours differ. */
  readonly colours: number;
  /** The colour of a cell in such a colouring, from 0. */
  colourOf(cell: Cell): number;
  /** Whether moving by so many columns and rows maps the lattice onto itself. */
  isTranslation(columns: number, rows: number): boolean;
  /**
   * The cells that share an edge with this one; the i-th is across the edge from corner i to corner
   * i + 1.
   */
  neighbours(cell: Cell): readonly Cell[];
  /** The cell's outline, clockwise on the screen. */
  corners(cell: Cell): readonly Point[];
}

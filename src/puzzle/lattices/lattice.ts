import type { Cell } from '../cell.ts';

/** A point of the plane, x to the right and y down; a cell's area is 1. */
export type Point = readonly [x: number, y: number];

/**
 * A tiling by one regular polygon, as data. Everything else (orientations, placements, fill orders,
 * text, the picture) is written once, in terms of what stands here.
 */
export interface Lattice {
  readonly id: string;
  /**
   * The characters that draw a cell in a board and in a piece: the first where column + row is even,
   * the second where it is odd; a space where no cell can be. Where the two differ, a text may have
   * it the other way round, the same for all cells of a shape; those are read one column further
   * right.
   */
  readonly drawn: Readonly<Record<'board' | 'piece', readonly [even: string, odd: string]>>;
  /** Whether its cells fill a terminal's grid, so that walls can be drawn around them with lines. */
  readonly hasWalls: boolean;
  /**
   * The symmetries that keep some point in place, as maps of cells: turns first, clockwise, the
   * identity before all, then the same turns after a reflection.
   */
  readonly symmetries: readonly ((cell: Cell) => Cell)[];
  /** How many of the symmetries are turns. */
  readonly turns: number;
  /** How many colours it takes to colour the cells such that neighbours differ. */
  readonly colours: number;
  /** The colour of a cell in such a colouring, from 0. */
  colourOf(cell: Cell): number;
  /** Whether a shape may be moved by so many columns and rows. */
  isTranslation(columns: number, rows: number): boolean;
  /**
   * The cells that share an edge with this one: the i-th lies across the edge from corner i to
   * corner i + 1.
   */
  neighbours(cell: Cell): readonly Cell[];
  /** The cell's outline, clockwise on the screen. */
  corners(cell: Cell): readonly Point[];
}

import { outline as outlineOn } from '../puzzle/geometry.ts';
import { lattices as latticeTable } from '../puzzle/lattices/index.ts';
import { orientations as orientationsOn } from '../puzzle/orient.ts';
import { piecesNamed, pieceSets as setTable } from '../puzzle/pieces/index.ts';
import type { Cell, LatticeName, Piece, Point } from './types.ts';

/** A tiling of the plane by one regular polygon. */
export interface Lattice {
  /** The cells that share an edge with this one; the i-th is across the edge from corner i to corner i + 1. */
  neighbours(cell: Cell): readonly Cell[];
  /** The outline of a cell, clockwise on the screen. */
  corners(cell: Cell): readonly Point[];
  /** The symmetries that fix some point: turns clockwise, the identity first; then those after a reflection. */
  readonly symmetries: readonly ((cell: Cell) => Cell)[];
  /** The number of symmetries that are turns. */
  readonly turns: number;
}

/** Every lattice, by its name in puzzle texts. */
export const lattices: Readonly<Record<LatticeName, Lattice>> = latticeTable;

/** The names of the sets of each lattice, smallest pieces first, such as `pentomino`. */
export const pieceSets: Readonly<Record<LatticeName, readonly string[]>> = {
  square: Object.keys(setTable.square),
  triangle: Object.keys(setTable.triangle),
  hexagon: Object.keys(setTable.hexagon),
};

/**
 * The pieces of a set, one copy each.
 *
 * @param name one of `pieceSets`, which may have `one-sided ` or `fixed ` before it
 * @throws RangeError if there is no such lattice or set
 */
export function piecesOf(lattice: LatticeName, name: string): readonly Piece[] {
  const found = Object.hasOwn(lattices, lattice) ? piecesNamed(lattice, name) : undefined;
  if (!found) throw new RangeError(`There is no set ${name} of the lattice ${lattice}.`);
  return found;
}

function latticeNamed(lattice: LatticeName) {
  if (!Object.hasOwn(latticeTable, lattice))
    throw new RangeError(`There is no lattice ${lattice}.`);
  return latticeTable[lattice];
}

/**
 * The shapes in which a piece may be laid, each as far left and up as the lattice allows: as drawn, its turns
 * clockwise, then its mirror image and the turns of that.
 *
 * @throws RangeError if there is no such lattice or freedom
 */
export function orientations(
  lattice: LatticeName,
  { cells, freedom }: Pick<Piece, 'cells' | 'freedom'>,
): readonly (readonly Cell[])[] {
  if (!['free', 'one-sided', 'fixed', 'in-place'].includes(freedom))
    throw new RangeError(`There is no freedom ${freedom}.`);
  return orientationsOn(latticeNamed(lattice), cells, freedom);
}

/**
 * The outline of some cells, to draw them: loops of corners, clockwise on the screen around cells and
 * counterclockwise around holes.
 */
export const outline = (
  lattice: LatticeName,
  cells: readonly Cell[],
): readonly (readonly Point[])[] => outlineOn(latticeNamed(lattice), cells);

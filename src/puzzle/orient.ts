import type { Lattice } from './lattices/index.ts';
import type { Cell, Freedom, Piece } from './types.ts';

/** Reading order: row by row, left to right. */
export const inReadingOrder = (a: Cell, b: Cell): number => a[1] - b[1] || a[0] - b[0];

/**
 * Moves a shape as far up, then as far left, as the lattice allows, and sorts its cells in reading
 * order: two shapes are translates of each other if and only if they normalise to the same cells.
 */
export function normalise(lattice: Lattice, shape: readonly Cell[]): Cell[] {
  let left = Infinity;
  let top = Infinity;
  // This runs thousands of times before the JIT compiles it, when destructuring pairs is slow.
  for (const cell of shape) {
    left = Math.min(left, cell[0]);
    top = Math.min(top, cell[1]);
  }
  // If that is no translation of the lattice, the nearest one to the left is.
  const shift = lattice.isTranslation(-left, -top) ? left : left - 1;
  return shape.map((cell): Cell => [cell[0] - shift, cell[1] - top]).sort(inReadingOrder);
}

/** An image of a shape: normalised, unless it cannot be moved. */
export const settled = (lattice: Lattice, freedom: Freedom, shape: readonly Cell[]): Cell[] =>
  freedom === 'in-place' ? shape.toSorted(inReadingOrder) : normalise(lattice, shape);

/** Whether a piece may be moved by so many columns and rows. */
export const mayMove = (
  lattice: Lattice,
  freedom: Freedom,
  columns: number,
  rows: number,
): boolean =>
  freedom === 'in-place' ? columns === 0 && rows === 0 : lattice.isTranslation(columns, rows);

/** A shape as text; normalised shapes have equal keys if and only if they are translates. */
export function shapeKey(shape: readonly Cell[]): string {
  let key = '';
  // Joining nested arrays would take several times as long.
  for (const cell of shape) key += `${cell[0]},${cell[1]} `;
  return key;
}

/** A set of shapes as text, independent of their order. */
export const shapesKey = (shapes: readonly (readonly Cell[])[]): string =>
  shapes.map(shapeKey).sort().join(';');

/**
 * The distinct images of a shape, normalised, in the order of the lattice's symmetries: as drawn,
 * its turns clockwise, then its mirror image and the turns of that.
 */
export function orientations(lattice: Lattice, shape: readonly Cell[], freedom: Freedom): Cell[][] {
  const allowed = {
    free: lattice.symmetries.length,
    'one-sided': lattice.turns,
    fixed: 1,
    'in-place': 1,
  }[freedom];
  const images = new Map<string, Cell[]>();
  for (const symmetry of lattice.symmetries.slice(0, allowed)) {
    const image = settled(lattice, freedom, shape.map(symmetry));
    const name = shapeKey(image);
    if (!images.has(name)) images.set(name, image);
  }
  return [...images.values()];
}

/** A key that is equal for two pieces if and only if they are interchangeable. */
export const exchangeKey = (lattice: Lattice, { cells, freedom }: Piece): string =>
  shapesKey(orientations(lattice, cells, freedom));

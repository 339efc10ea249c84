import { isNameLegible } from '../../theme/pieceArt.ts';
import type { LatticeId } from '../../puzzle/lattices/index.ts';

/** Where a number is written, from the middle of a cell, in cell widths. */
export interface OrderSpot {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'middle' | 'end';
  /** The font size. */
  readonly size: number;
}

/** The font size, in cell widths and at least in CSS px: triangles have the least room. */
const SIZE = 0.22;
const LEAST = { square: 11, triangle: 9, hexagon: 11 };
/** The font size where there is no name. */
const ALONE = 0.34;
/** The height of a digit, in font sizes. */
const DIGIT = 0.73;
/** Where squares have their upper right corner, less some margin. */
const CORNER = { x: 0.4, y: 0.42 };
/** How far above the middle of a cell a number ends, beyond the name. */
const ABOVE = { triangle: 0.2, hexagon: 0.22 };

/**
 * Where the number of a tile is written in the cell that has its name, such that it touches neither the name nor the edge.
 *
 * @param letters how many letters the longest name of the board has
 * @param cell CSS px per cell
 */
export function orderSpot(lattice: LatticeId, letters: number, cell: number): OrderSpot {
  const least = LEAST[lattice] / Math.max(1, cell);
  if (!isNameLegible(letters, cell))
    return { x: 0, y: 0, anchor: 'middle', size: Math.max(ALONE, least) };
  const size = Math.max(SIZE, least);
  const half = (DIGIT / 2) * size;
  return lattice === 'square'
    ? { x: CORNER.x, y: half - CORNER.y, anchor: 'end', size }
    : { x: 0, y: -ABOVE[lattice] - half, anchor: 'middle', size };
}

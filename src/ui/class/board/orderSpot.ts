import type { LatticeId } from '../../../puzzle/lattices/index.ts';
import { isNameLegible, ORDER_TOP, orderSize } from '../../../theme/pieceArt.ts';

/** The place of a number in a cell, from the middle of the cell, in cell widths. */
export interface OrderSpot {
  readonly x: number;
  readonly y: number;
  readonly anchor: 'middle' | 'end';
  /** The font size. */
  readonly size: number;
}

/** The font size where there is no name. */
const ALONE = 0.34;
/** The height of a digit, in font sizes. */
const DIGIT = 0.73;
/** The right side of a square, less some margin. */
const RIGHT = 0.4;
/** The distance from the middle of a cell to the lower end of a number above the name. */
const ABOVE = { triangle: 0.2, hexagon: 0.22 };

/**
 * The place of a tile's number in the cell that has its name, where it touches neither the name nor the edge.
 *
 * @param letters the number of letters of the longest name of the board
 * @param cell CSS px per cell
 */
export function orderSpot(lattice: LatticeId, letters: number, cell: number): OrderSpot {
  const size = orderSize(lattice, cell);
  if (!isNameLegible(letters, cell))
    return { x: 0, y: 0, anchor: 'middle', size: Math.max(ALONE, size) };
  const half = (DIGIT / 2) * size;
  return lattice === 'square'
    ? { x: RIGHT, y: half - ORDER_TOP, anchor: 'end', size }
    : { x: 0, y: -ABOVE[lattice] - half, anchor: 'middle', size };
}

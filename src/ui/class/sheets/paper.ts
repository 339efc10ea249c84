import { extentOf } from '../../../puzzle/geometry.ts';
import { lattices, type LatticeId, type Point } from '../../../puzzle/lattices/index.ts';
import type { Cell } from '../../../puzzle/types.ts';
import type { Problem } from '../../../solve/problem.ts';

/** The size of a page within margins of 15 mm, of A4 as well as of Letter, in mm. */
export const PAGE = { width: 180, height: 249 };

/** The width of a cell to cut out, where the page has room for it, in mm. */
const CELL = 20;
/** The height left for the words above the board, in mm. */
const HEAD = 52;
/** Around a shape, in cell widths: half a line. */
const EDGE = 0.05;
/** The most copies of a piece that are printed. */
const MOST_COPIES = 24;

const sizeOf = (lattice: LatticeId, cells: readonly Cell[]): Point => {
  const { left, top, right, bottom } = extentOf(lattices[lattice], cells);
  return [right - left + 2 * EDGE, bottom - top + 2 * EDGE];
};

/** The width of a cell with which board and pieces fit on a page: 20 mm, or less in halves of a mm. */
export function cellWidth({ puzzle, board, pieces }: Problem): number {
  const sizes = [board, ...pieces.map((piece) => piece.cells)].map((shape) =>
    sizeOf(puzzle.lattice, shape),
  );
  const width = PAGE.width / Math.max(...sizes.map(([across]) => across));
  const height = (PAGE.height - HEAD) / Math.max(...sizes.map(([, down]) => down));
  return Math.min(CELL, Math.max(0.5, Math.floor(2 * Math.min(width, height)) / 2));
}

/** The number of copies of a piece to cut out: no more than could lie on the board. */
export const copiesToCut = ({ cells, pieces }: Problem, piece: number): number => {
  const { copies, cells: shape } = pieces[piece]!;
  return Math.min(copies, MOST_COPIES, Math.floor(cells.length / shape.length));
};

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** The SVG viewBox of cells, and its size. */
export function boxOf(lattice: LatticeId, cells: readonly Cell[]) {
  const { left, top } = extentOf(lattices[lattice], cells);
  const [width, height] = sizeOf(lattice, cells).map(rounded) as [number, number];
  return {
    viewBox: `${rounded(left - EDGE)} ${rounded(top - EDGE)} ${width} ${height}`,
    width,
    height,
  };
}

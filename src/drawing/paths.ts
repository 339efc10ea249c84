import { edges, extentOf, middleOf, outline } from '../puzzle/geometry.ts';
import { lattices, type LatticeId, type Point } from '../puzzle/lattices/index.ts';
import type { Cell } from '../puzzle/types.ts';

/** Corner radius, in cell widths. */
export const ROUND = 0.15;

/** A number with three digits after the point at most. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000 || 0;

const written = ([x, y]: Point): string => `${rounded(x)} ${rounded(y)}`;

/** The point at a distance from one point towards another, at most half-way. */
function towards(from: Point, to: Point, by: number): Point {
  const share = Math.min(0.5, by / Math.hypot(to[0] - from[0], to[1] - from[1]));
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** Closed loops as an SVG path with rounded corners. */
export const roundedPath = (loops: readonly (readonly Point[])[], radius: number): string =>
  loops
    .map((loop) => {
      const bends = loop.map((point, i) => {
        const before = towards(point, loop.at(i - 1)!, radius);
        const after = towards(point, loop[(i + 1) % loop.length]!, radius);
        return `${written(before)}Q${written(point)} ${written(after)}`;
      });
      return `M${bends.join('L')}Z`;
    })
    .join('');

/** Closed loops as an SVG path with sharp corners. */
export const sharpPath = (loops: readonly (readonly Point[])[]): string =>
  loops.map((loop) => `M${loop.map(written).join('L')}Z`).join('');

/** The outline of cells as an SVG path with rounded corners. */
export const silhouette = (lattice: LatticeId, cells: readonly Cell[]): string =>
  roundedPath(outline(lattices[lattice], cells), ROUND);

/** The outline of cells as an SVG path with sharp corners. */
export const sharpOutline = (lattice: LatticeId, cells: readonly Cell[]): string =>
  sharpPath(outline(lattices[lattice], cells));

/** The lines between cells as an SVG path. */
export const seams = (lattice: LatticeId, cells: readonly Cell[]): string =>
  edges(lattices[lattice], cells)
    .inside.map(([from, to]) => `M${written(from)}L${written(to)}`)
    .join('');

/** Smaller boards, in cell widths, are not scaled up. */
const LEAST: Point = [9, 6];
/** The margin around a board, in cell widths. */
const MARGIN = 0.6;

/** The SVG viewBox of a board; without `tight`, with room around it, and small boards small. */
export function viewBox(lattice: LatticeId, cells: readonly Cell[], tight = false): string {
  const { left, top, right, bottom } = extentOf(lattices[lattice], cells);
  const margin = tight ? 0.1 : MARGIN;
  const [leastWidth, leastHeight] = tight ? [0, 0] : LEAST;
  const width = Math.max(right - left + 2 * margin, leastWidth);
  const height = Math.max(bottom - top + 2 * margin, leastHeight);
  const [x, y] = [(left + right - width) / 2, (top + bottom - height) / 2];
  return `${written([x, y])} ${written([width, height])}`;
}

/** The place of a piece's name: the cell nearest to its middle. */
export function nameSpot(lattice: LatticeId, cells: readonly Cell[]): Point {
  const spots = cells.map((cell) => middleOf(lattices[lattice], cell));
  const mean = (axis: 0 | 1): number =>
    spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length;
  const [x, y] = [mean(0), mean(1)];
  const away = (spot: Point): number => Math.hypot(spot[0] - x, spot[1] - y);
  return spots.reduce((nearest, spot) => (away(spot) < away(nearest) - 1e-9 ? spot : nearest));
}

import { numbering } from './geometry.ts';
import type { Lattice, Point } from './lattices/index.ts';
import type { Cell } from './types.ts';

/** Corners closer than this, in cell widths, are the same point. */
const SAME = 1e-6;

const nameOf = ([x, y]: Point): string => `${Math.round(x / SAME)},${Math.round(y / SAME)}`;

/** The angle by which the path a–b–c turns at b, from −π, sharply left, to π, sharply right. */
function turnAt(a: Point, b: Point, c: Point): number {
  const [x1, y1, x2, y2] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]];
  return Math.atan2(x1 * y2 - y1 * x2, x1 * x2 + y1 * y2);
}

/** A line between two corners of cells. */
export type Edge = readonly [from: Point, to: Point];

/**
 * The edges of some cells: those on the border, with the cells on their right, and those between
 * two of the cells.
 */
export function edges(
  lattice: Lattice,
  cells: readonly Cell[],
): { readonly border: Edge[]; readonly inside: Edge[] } {
  const numberOf = numbering(cells);
  const border: Edge[] = [];
  const inside: Edge[] = [];
  for (const [number, cell] of cells.entries()) {
    const corners = lattice.corners(cell);
    lattice.neighbours(cell).forEach((neighbour, i) => {
      const edge: Edge = [corners[i]!, corners[(i + 1) % corners.length]!];
      const other = numberOf(neighbour);
      if (other === undefined) border.push(edge);
      // Two cells share it: listed once.
      else if (number < other) inside.push(edge);
    });
  }
  return { border, inside };
}

/**
 * The outline of some cells: loops of corners, clockwise on the screen around cells and
 * counterclockwise around holes, without corners where it goes straight on. Parts that touch only
 * in a point have separate loops.
 */
export function outline(lattice: Lattice, cells: readonly Cell[]): Point[][] {
  const from = new Map<string, Edge[]>();
  for (const edge of edges(lattice, cells).border) {
    const name = nameOf(edge[0]);
    from.set(name, [...(from.get(name) ?? []), edge]);
  }
  /** Takes the edge that follows, the sharpest to the right if there are several. */
  const after = ([a, b]: Edge): Edge => {
    const found = from.get(nameOf(b))!;
    const sharpest = found.reduce((best, edge) =>
      turnAt(a, b, edge[1]) > turnAt(a, b, best[1]) ? edge : best,
    );
    found.splice(found.indexOf(sharpest), 1);
    return sharpest;
  };
  const loops: Point[][] = [];
  for (const starts of from.values()) {
    while (starts.length > 0) {
      const first = starts[0]!;
      const points = [first[0]];
      for (let edge = after(first); edge !== first; edge = after(edge)) points.push(edge[0]);
      loops.push(
        points.filter((point, i) => {
          const [before, next] = [points.at(i - 1)!, points[(i + 1) % points.length]!];
          return Math.abs(turnAt(before, point, next)) > SAME;
        }),
      );
    }
  }
  return loops;
}

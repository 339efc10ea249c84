import type { Lattice, Point } from './lattices/index.ts';
import type { Cell } from './types.ts';

/** The centre of a cell: the mean of its corners. */
export function middleOf(lattice: Lattice, cell: Cell): Point {
  const corners = lattice.corners(cell);
  const mean = (axis: 0 | 1): number =>
    corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  return [mean(0), mean(1)];
}

/** The bounding box of some cells, in units of the lattice. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The bounding box of at least one cell. */
export const extentOf = (lattice: Lattice, cells: readonly Cell[]): Extent =>
  boxAround(cells.flatMap((cell) => lattice.corners(cell)));

function boxAround(points: readonly Point[]): Extent {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

/** The range of a distance over the corners of a cell, such as that along a diagonal. */
export function rangeOf(
  lattice: Lattice,
  cell: Cell,
  distance: (point: Point) => number,
): readonly [from: number, to: number] {
  const distances = lattice.corners(cell).map(distance);
  return [Math.min(...distances), Math.max(...distances)];
}

/** Width over height of the bounding box. */
export function aspectOf(lattice: Lattice, cells: readonly Cell[]): number {
  const { left, top, right, bottom } = extentOf(lattice, cells);
  return (right - left) / (bottom - top);
}

/** The numbers of some cells, by column and row. */
export class CellNumbers {
  private readonly left: number;
  private readonly top: number;
  private readonly width: number;
  private readonly height: number;
  /** Row by row, the index of the cell there; −1 for none. */
  private readonly numbers: Int32Array;

  constructor(cells: readonly Cell[]) {
    const { left, top, right, bottom } = boxAround(cells);
    this.left = left;
    this.top = top;
    this.width = Math.max(0, right - left + 1);
    this.height = Math.max(0, bottom - top + 1);
    this.numbers = new Int32Array(this.width * this.height).fill(-1);
    for (const [number, [column, row]] of cells.entries())
      this.numbers[(row - top) * this.width + column - left] = number;
  }

  /** The index of the cell at a column and row; −1 if it is none of the cells. */
  at(column: number, row: number): number {
    const x = column - this.left;
    const y = row - this.top;
    const isInside = x >= 0 && x < this.width && y >= 0 && y < this.height;
    return isInside ? this.numbers[y * this.width + x]! : -1;
  }
}

/** Cell → its index among some cells; undefined if it is none of them. */
export function numbering(cells: readonly Cell[]): (cell: Cell) => number | undefined {
  const numbers = new CellNumbers(cells);
  return ([column, row]) => {
    const number = numbers.at(column, row);
    return number < 0 ? undefined : number;
  };
}

/** For each cell, the indices of the cells that share an edge with it, in the order of its edges. */
export function neighbourLists(lattice: Lattice, cells: readonly Cell[]): number[][] {
  const numberOf = numbering(cells);
  return cells.map((cell) => lattice.neighbours(cell).flatMap((other) => numberOf(other) ?? []));
}

/**
 * The connected components of a graph. Each begins with its smallest node; the others follow in
 * breadth-first order.
 */
export function components(lists: readonly (readonly number[])[]): number[][] {
  const isReached = new Uint8Array(lists.length);
  const found: number[][] = [];
  for (const start of lists.keys()) {
    if (isReached[start] === 1) continue;
    isReached[start] = 1;
    const component = [start];
    for (const node of component) {
      for (const other of lists[node]!) {
        if (isReached[other] === 1) continue;
        isReached[other] = 1;
        component.push(other);
      }
    }
    found.push(component);
  }
  return found;
}

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

/** The edges of some cells: border edges, with the cells on their right, and edges between two cells. */
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

/** Whether parts of an outline that touch only in a point have separate loops, or are one. */
export type Touching = 'apart' | 'joined';

/**
 * The outline of some cells: loops of corners, clockwise on the screen around cells and
 * counterclockwise around holes, without corners where it goes straight on.
 */
export function outline(
  lattice: Lattice,
  cells: readonly Cell[],
  touching: Touching = 'apart',
): Point[][] {
  const from = new Map<string, Edge[]>();
  for (const edge of edges(lattice, cells).border) {
    const name = nameOf(edge[0]);
    from.set(name, [...(from.get(name) ?? []), edge]);
  }
  const side = touching === 'apart' ? 1 : -1;
  /** Takes the edge that follows: if there are several, the sharpest to the right, or to the left to join parts. */
  const after = ([a, b]: Edge): Edge => {
    const found = from.get(nameOf(b))!;
    const sharpest = found.reduce((best, edge) =>
      side * turnAt(a, b, edge[1]) > side * turnAt(a, b, best[1]) ? edge : best,
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

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
export function extentOf(lattice: Lattice, cells: readonly Cell[]): Extent {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const cell of cells) {
    for (const [x, y] of lattice.corners(cell)) {
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    }
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
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (const [column, row] of cells) {
      left = Math.min(left, column);
      top = Math.min(top, row);
      right = Math.max(right, column);
      bottom = Math.max(bottom, row);
    }
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

/**
 * For each cell, the indices of the cells that share an edge with it, in the order of its edges.
 */
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

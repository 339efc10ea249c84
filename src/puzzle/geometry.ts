import type { Lattice, Point } from './lattices/index.ts';
import type { Cell } from './types.ts';

/** The middle of a cell. */
export function middleOf(lattice: Lattice, cell: Cell): Point {
  const corners = lattice.corners(cell);
  const mean = (axis: 0 | 1): number =>
    corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  return [mean(0), mean(1)];
}

/** The upright rectangle around some cells, in the units of their lattice. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far cells reach, of which there is at least one. */
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

/** The width of cells over their height. */
export function aspectOf(lattice: Lattice, cells: readonly Cell[]): number {
  const { left, top, right, bottom } = extentOf(lattice, cells);
  return (right - left) / (bottom - top);
}

/** Cell → its index among some cells; undefined if it is none of them. */
export function numbering(cells: readonly Cell[]): (cell: Cell) => number | undefined {
  const numbers = new Map(cells.map((cell, number) => [String(cell), number]));
  return (cell) => numbers.get(String(cell));
}

/** For each of some cells, the indices of those that share an edge with it, in the order of its edges. */
export function neighbourLists(lattice: Lattice, cells: readonly Cell[]): number[][] {
  const numberOf = numbering(cells);
  return cells.map((cell) => lattice.neighbours(cell).flatMap((other) => numberOf(other) ?? []));
}

/**
 * The connected components of a graph: each begins with its least node, and its others are in the order in
 * which they are reached from there, the nearest first.
 *
 * @param lists node → its neighbours
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

import type { Lattice, Point } from './lattices/index.ts';
import type { Cell } from './types.ts';

/** The upright rectangle around some cells, in the units of their lattice. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far cells reach, of which there is at least one. */
export function extentOf(lattice: Lattice, cells: readonly Cell[]): Extent {
  let [left, top] = [Infinity, Infinity];
  let [right, bottom] = [-Infinity, -Infinity];
  for (const [x, y] of cells.flatMap((cell): readonly Point[] => lattice.corners(cell))) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

/** The width of cells over their height. */
export function aspectOf(lattice: Lattice, cells: readonly Cell[]): number {
  const { left, top, right, bottom } = extentOf(lattice, cells);
  return (right - left) / (bottom - top);
}

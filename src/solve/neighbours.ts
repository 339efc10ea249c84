import { neighbourLists } from '../puzzle/geometry.ts';
import { lattices } from '../puzzle/lattices/index.ts';
import type { Problem } from './problem.ts';

/** For each cell of a board the cells next to it, as two flat arrays. */
export interface Neighbours {
  /** Where a cell's neighbours begin in `cellOf`; one longer, so that the next one's begin is this one's end. */
  readonly start: Int32Array;
  /** The numbers of the cells that share an edge with a cell, clockwise, cell after cell. */
  readonly cellOf: Int32Array;
}

export function neighboursIn({ puzzle, cells }: Problem): Neighbours {
  const lists = neighbourLists(lattices[puzzle.lattice], cells);
  const start = new Int32Array(lists.length + 1);
  lists.forEach((list, cell) => (start[cell + 1] = start[cell]! + list.length));
  return { start, cellOf: Int32Array.from(lists.flat()) };
}

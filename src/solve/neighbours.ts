import { neighbourLists } from '../puzzle/geometry.ts';
import { lattices } from '../puzzle/lattices/index.ts';
import type { Problem } from './problem.ts';

/** The neighbours of each cell of a board, as two flat arrays. */
export interface Neighbours {
  /** Cell → where its neighbours begin in `cellOf`; one entry longer. */
  readonly start: Int32Array;
  /** The cells that share an edge with each cell, clockwise, cell after cell. */
  readonly cellOf: Int32Array;
}

export function neighboursIn({ puzzle, cells }: Problem): Neighbours {
  const lists = neighbourLists(lattices[puzzle.lattice], cells);
  const start = new Int32Array(lists.length + 1);
  lists.forEach((list, cell) => (start[cell + 1] = start[cell]! + list.length));
  return { start, cellOf: Int32Array.from(lists.flat()) };
}

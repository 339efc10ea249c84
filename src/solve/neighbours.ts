import { lattices } from '../puzzle/lattices/index.ts';
import type { Problem } from './problem.ts';

/** For each cell of a board the cells next to it, as two flat arrays. */
export interface Neighbours {
  /** Where a cell's neighbours begin in `cellOf`; one longer, so that the next one's begin is this one's end. */
  readonly start: Int32Array;
  /** The numbers of the cells that share an edge with a cell, clockwise, cell after cell. */
  readonly cellOf: Int32Array;
}

/** Cell → the cells of the board that share an edge with it, by their numbers, clockwise. */
export function neighbourLists({ puzzle, cells }: Problem): number[][] {
  const lattice = lattices[puzzle.lattice];
  const numbers = new Map(cells.map((cell, number) => [cell.join(), number]));
  return cells.map((cell) =>
    lattice.neighbours(cell).flatMap((other) => numbers.get(other.join()) ?? []),
  );
}

/** The same, flat. */
export function neighboursIn(problem: Problem): Neighbours {
  const lists = neighbourLists(problem);
  const start = new Int32Array(lists.length + 1);
  lists.forEach((list, cell) => (start[cell + 1] = start[cell]! + list.length));
  return { start, cellOf: Int32Array.from(lists.flat()) };
}

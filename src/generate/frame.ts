import { components, neighbourLists } from '../puzzle/geometry.ts';
import { lattices } from '../puzzle/lattices/index.ts';
import type { Question } from '../puzzle/types.ts';

/** The cells that are to be divided, numbered in reading order. */
export interface Frame extends Pick<Question, 'lattice' | 'board'> {
  readonly count: number;
  /** Cell → where its neighbours begin in `neighbours`; one entry longer. */
  readonly start: Int32Array;
  /** The cells that share an edge with each cell, cell after cell. */
  readonly neighbours: Int32Array;
  /** The connected components, each in breadth-first order. */
  readonly parts: readonly (readonly number[])[];
  /** Cell × cell → the number of moves from one to the other; `count` if no way leads there. */
  readonly moves: Uint16Array;
}

export function frameOf({ lattice, board }: Pick<Question, 'lattice' | 'board'>): Frame {
  const lists = neighbourLists(lattices[lattice], board.cells);
  const count = lists.length;
  const start = new Int32Array(count + 1);
  lists.forEach((list, cell) => (start[cell + 1] = start[cell]! + list.length));
  const neighbours = Int32Array.from(lists.flat());
  const moves = movesBetween(start, neighbours);
  return { lattice, board, count, start, neighbours, parts: components(lists), moves };
}

/** Breadth-first searches from every cell. */
function movesBetween(start: Int32Array, neighbours: Int32Array): Uint16Array {
  const count = start.length - 1;
  const moves = new Uint16Array(count * count).fill(count);
  const reached = new Int32Array(count);
  for (let from = 0; from < count; from++) {
    const row = from * count;
    moves[row + from] = 0;
    reached[0] = from;
    for (let i = 0, end = 1; i < end; i++) {
      const cell = reached[i]!;
      const next = moves[row + cell]! + 1;
      for (let j = start[cell]!; j < start[cell + 1]!; j++) {
        const other = neighbours[j]!;
        if (moves[row + other] !== count) continue;
        moves[row + other] = next;
        reached[end++] = other;
      }
    }
  }
  return moves;
}

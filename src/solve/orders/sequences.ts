import { extentOf, middleOf } from '../../puzzle/geometry.ts';
import { lattices, type Point } from '../../puzzle/lattices/index.ts';
import { neighboursIn, type Problem } from '../problem.ts';
import { shuffled } from '../random.ts';
import type { FillOrder } from './order.ts';

/** The cells sorted by one axis, then the other: 0 for columns, 1 for rows. */
function sortedBy(problem: Problem, first: 0 | 1, second: 0 | 1): Int32Array {
  const { cells } = problem;
  return Int32Array.from(cells.keys()).sort((a, b) => {
    const one = cells[a]!;
    const other = cells[b]!;
    return one[first] - other[first] || one[second] - other[second];
  });
}

/** Left to right, then down. */
export const rows: FillOrder = {
  isDirected: true,
  sequence: (problem) => sortedBy(problem, 1, 0),
};

/** Top to bottom, then to the right. */
export const columns: FillOrder = {
  isDirected: true,
  sequence: (problem) => sortedBy(problem, 0, 1),
};

/** Along the board's shorter side, rows if both are equal: there, wrong placements fail sooner. */
export const shortSide: FillOrder = {
  sequence: (problem, seed) => (isWide(problem) ? columns : rows).sequence(problem, seed),
};

/** Whether the board is drawn wider than tall. */
export function isWide({ puzzle: { lattice, board } }: Problem): boolean {
  const { left, top, right, bottom } = extentOf(lattices[lattice], board.cells);
  return right - left > bottom - top + 1e-9;
}

/** Distances closer than this are equal: they differ by rounding only. */
const ROUNDING = 1e-6;

/** Distance along the diagonal from the upper left corner to the lower right one. */
export const downRight = ([x, y]: Point): number => x + y;
/** Distance along the diagonal from the upper right corner to the lower left one. */
export const downLeft = ([x, y]: Point): number => y - x;

/**
 * The cells by the distance of their centres along a diagonal. Ties, which only squares have, go
 * along the board's longer side; the other way, the 6 × 10 box takes half as long again.
 */
export function alongDiagonal(problem: Problem, along: (point: Point) => number): Int32Array {
  const { cells, puzzle } = problem;
  const sums = cells.map((cell) => along(middleOf(lattices[puzzle.lattice], cell)));
  const axis = isWide(problem) ? 0 : 1;
  return Int32Array.from(cells.keys()).sort((a, b) => {
    const apart = sums[a]! - sums[b]!;
    return Math.abs(apart) > ROUNDING ? apart : cells[a]![axis] - cells[b]![axis];
  });
}

/** From the upper left corner to the lower right one. */
export const diagonal: FillOrder = {
  isDirected: true,
  sequence: (problem) => alongDiagonal(problem, downRight),
};

/** A uniformly random order. */
export const random: FillOrder = {
  sequence: ({ cells }, seed) => Int32Array.from(shuffled([...cells.keys()], seed)),
};

/**
 * Around the rim and inwards: a walk from cell to neighbouring cell along the outside, or along
 * cells walked before. It starts at the upper left along the board's longer side, so that a box is
 * searched alike in both orientations: clockwise on a wide board, else counterclockwise. When
 * stuck, it continues from the last cell with a free neighbour; other components of the board
 * follow.
 */
export const spiralIn: FillOrder = {
  sequence(problem, seed) {
    const isClockwise = isWide(problem);
    const { start, cellOf } = neighboursIn(problem);
    const isWalked = problem.cells.map(() => false);
    const sequence: number[] = [];
    // The walk so far within this component.
    const path: number[] = [];
    const walkTo = (cell: number): void => {
      isWalked[cell] = true;
      sequence.push(cell);
      path.push(cell);
    };
    for (const first of (isClockwise ? rows : columns).sequence(problem, seed)) {
      if (!isWalked[first]) walkTo(first);
      while (path.length > 0) {
        const cell = path.at(-1)!;
        const ways = [...cellOf.subarray(start[cell], start[cell + 1])];
        if (!isClockwise) ways.reverse();
        // Neighbours are listed clockwise: after the way back comes the one nearest the outside.
        const back = ways.indexOf(path.at(-2) ?? -1);
        const onwards = [...ways.slice(back + 1), ...ways.slice(0, back + 1)];
        const next = onwards.find((other) => !isWalked[other]);
        if (next === undefined) path.pop();
        else walkTo(next);
      }
    }
    return Int32Array.from(sequence);
  },
};

/** The inward spiral, reversed. */
export const spiralOut: FillOrder = {
  sequence: (problem, seed) => spiralIn.sequence(problem, seed).toReversed(),
};

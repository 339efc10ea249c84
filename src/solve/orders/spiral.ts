import { columns, rows, isWide } from './sequences.ts';
import { neighboursIn } from '../problem.ts';
import type { FillOrder } from './order.ts';

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

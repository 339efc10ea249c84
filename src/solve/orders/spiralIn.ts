import { neighboursIn } from '../neighbours.ts';
import type { FillOrder } from './order.ts';

/**
 * Clockwise around the rim and on inwards: a walk from cell to neighbouring cell that keeps what is
 * outside, or walked already, on its left hand. Where it is stuck it goes on from the last cell that
 * has a neighbour left; each part of the board is begun at its first cell in reading order.
 */
export const spiralIn: FillOrder = {
  sequence(problem) {
    const { start, cellOf } = neighboursIn(problem);
    const isWalked = problem.cells.map(() => false);
    const sequence: number[] = [];
    // The cells from the beginning of this part to where the walk is.
    const path: number[] = [];
    const walkTo = (cell: number): void => {
      isWalked[cell] = true;
      sequence.push(cell);
      path.push(cell);
    };
    for (const first of problem.cells.keys()) {
      if (!isWalked[first]) walkTo(first);
      while (path.length > 0) {
        const cell = path.at(-1)!;
        const ways = [...cellOf.subarray(start[cell], start[cell + 1])];
        // Neighbours are listed clockwise: after the way back comes the one furthest to the left.
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

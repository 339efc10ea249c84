import { sortedBy, type FillOrder } from './order.ts';

/** Left to right, then down. */
export const rows: FillOrder = {
  isDirected: true,
  sequence: (problem) => sortedBy(problem, 1, 0),
};

import { sortedBy, type FillOrder } from './order.ts';

/** Top to bottom, then to the right. */
export const columns: FillOrder = {
  isDirected: true,
  sequence: (problem) => sortedBy(problem, 0, 1),
};

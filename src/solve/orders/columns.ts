import { sortedBy, type FillOrder } from './order.ts';

/** Top to bottom, then to the right. */
export const columns: FillOrder = { sequence: (problem) => sortedBy(problem, 0, 1) };

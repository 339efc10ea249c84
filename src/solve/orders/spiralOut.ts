import type { FillOrder } from './order.ts';
import { spiralIn } from './spiralIn.ts';

/** The inward spiral, reversed. */
export const spiralOut: FillOrder = {
  sequence: (problem, seed) => spiralIn.sequence(problem, seed).toReversed(),
};

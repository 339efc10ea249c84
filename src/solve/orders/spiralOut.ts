import type { FillOrder } from './order.ts';
import { spiralIn } from './spiralIn.ts';

/** The way inwards, from its end. */
export const spiralOut: FillOrder = {
  sequence: (problem, seed) => spiralIn.sequence(problem, seed).toReversed(),
};

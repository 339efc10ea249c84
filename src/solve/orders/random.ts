import { shuffled } from '../random.ts';
import type { FillOrder } from './order.ts';

/** A uniformly random order. */
export const random: FillOrder = {
  sequence: ({ cells }, seed) => Int32Array.from(shuffled([...cells.keys()], seed)),
};

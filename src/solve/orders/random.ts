import { shuffled } from '../random.ts';
import type { FillOrder } from './order.ts';

/** Left to chance: every order is as likely as any other. */
export const random: FillOrder = {
  sequence: ({ cells }, seed) => Int32Array.from(shuffled([...cells.keys()], seed)),
};

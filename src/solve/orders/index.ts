import { columns, rows, shortSide, diagonal, random, spiralIn, spiralOut } from './sequences.ts';
import { diagonalPeel, peel } from './peel.ts';
import { fewest } from './fewest.ts';
import type { FillOrder } from './order.ts';

/** Every fill order, by its name in addresses and commands, in the order of the menus. */
export const orders = {
  'short-side': shortSide,
  rows,
  columns,
  fewest,
  peel,
  diagonal,
  'diagonal-peel': diagonalPeel,
  'spiral-in': spiralIn,
  'spiral-out': spiralOut,
  random,
} satisfies Record<string, FillOrder>;

export type OrderId = keyof typeof orders;
export type { FillOrder } from './order.ts';

import { columns } from './columns.ts';
import { diagonal } from './diagonal.ts';
import { diagonalPeel } from './diagonalPeel.ts';
import { fewest } from './fewest.ts';
import type { FillOrder } from './order.ts';
import { peel } from './peel.ts';
import { random } from './random.ts';
import { rows } from './rows.ts';
import { shortSide } from './shortSide.ts';
import { spiralIn } from './spiralIn.ts';
import { spiralOut } from './spiralOut.ts';

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

import { columns } from './columns.ts';
import type { FillOrder } from './order.ts';
import { rows } from './rows.ts';
import { shortSide } from './shortSide.ts';

/** Every fill order, by the name it has in addresses and commands. */
export const orders = {
  'short-side': shortSide,
  rows,
  columns,
} satisfies Record<string, FillOrder>;

export type OrderId = keyof typeof orders;
export type { FillOrder } from './order.ts';

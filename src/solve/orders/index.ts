import type { Board } from '../../puzzle/types.ts';
import { columns } from './columns.ts';
import type { FillOrder } from './order.ts';
import { rows } from './rows.ts';

/** Every fill order, by the name it has in addresses and commands. */
export const orders = { rows, columns } satisfies Record<string, FillOrder>;

export type OrderId = keyof typeof orders;
/** The order that goes along a board's shorter side: there it shows sooner that a way is wrong. */
export const alongShortSide = ({ width, height }: Board): OrderId =>
  width > height ? 'columns' : 'rows';

export type { FillOrder } from './order.ts';

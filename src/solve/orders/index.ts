import { lattices } from '../../puzzle/lattices/index.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import { columns } from './columns.ts';
import type { FillOrder } from './order.ts';
import { rows } from './rows.ts';

/** Every fill order, by the name it has in addresses and commands. */
export const orders = { rows, columns } satisfies Record<string, FillOrder>;

export type OrderId = keyof typeof orders;

/** The order that goes along a board's shorter side: there it shows sooner that a way is wrong. */
export function alongShortSide({ lattice, board }: Pick<Puzzle, 'lattice' | 'board'>): OrderId {
  const points = board.cells.flatMap((cell) => lattices[lattice].corners(cell));
  const extent = (axis: 0 | 1): number => {
    const along = points.map((point) => point[axis]);
    return Math.max(...along) - Math.min(...along);
  };
  return extent(0) > extent(1) + 1e-9 ? 'columns' : 'rows';
}

export type { FillOrder } from './order.ts';

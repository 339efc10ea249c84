import { columns } from './columns.ts';
import type { FillOrder } from './order.ts';
import { rows } from './rows.ts';
import { shortSide } from './shortSide.ts';
import { turning } from './turning.ts';

/**
 * Along the shorter side of the open part: columns while it is wider than tall, else rows. So the
 * direction changes as the board fills.
 */
export const peel: FillOrder = {
  sequence: (problem, seed) => shortSide.sequence(problem, seed),
  branching: (problem, seed) =>
    turning(
      problem,
      { along: ([x]) => x, sequence: columns.sequence(problem, seed) },
      { along: ([, y]) => y, sequence: rows.sequence(problem, seed) },
    ),
};

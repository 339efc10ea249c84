import type { Interval } from '../../experiment/interval.ts';
import type { Table } from '../../experiment/comparison/table.ts';
import type { Theme } from '../../theme/index.ts';
import { hex, over, rgb } from '../../theme/colour.ts';

/** Places on a logarithmic scale, 0 for the least number and 1 for the most. */
export type Scale = (value: number) => number;

/** The scale of all numbers of a table that are known, of its quartiles too. */
export function scaleOf({ rows }: Table): Scale {
  const quartiles = rows.flatMap(({ cells }) => cells.flatMap((cell) => [...cell.quartiles]));
  const known = quartiles.flatMap(({ low, high }) => [low, high]);
  const ends = known.filter((value) => value > 0 && value < Infinity).map(Math.log);
  const least = Math.min(...ends);
  const most = Math.max(...ends);
  return (value) => {
    if (most <= least || value <= 0) return 0;
    return Math.min(1, Math.max(0, (Math.log(value) - least) / (most - least)));
  };
}

/** The shares of the accent colour in the cell of the least number, and in that of the most. */
const STRONG = 0.4;
const FAINT = 0.03;

/** The colour of a cell: the fewer placements at most, the stronger; none without an upper bound. */
export function shadeOf({ text }: Theme, scale: Scale, median: Interval): string {
  if (median.high === Infinity) return text.panel;
  const share = STRONG + (FAINT - STRONG) * scale(median.high);
  return hex(over(rgb(text.accent), share, rgb(text.panel)));
}

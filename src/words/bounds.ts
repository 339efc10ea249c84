import type { Interval } from '../experiment/interval.ts';

/** Writes a value within bounds: 5, ≥ 5, or 5–7; `…` where nothing is known. */
export const boundsIn =
  (number: (value: number) => string) =>
  ({ low, high }: Interval): string => {
    if (low === high) return number(low);
    if (high < Infinity) return `${number(low)}–${number(high)}`;
    return low > 0 ? `≥ ${number(low)}` : '…';
  };

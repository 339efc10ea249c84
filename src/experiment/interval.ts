/** Bounds of a value, both inclusive: equal if it is exact, `high` Infinity if there is none. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

export const exactly = (value: number): Interval => ({ low: value, high: value });

export const isExact = ({ low, high }: Interval): boolean => low === high;

export function ratioOf(more: Interval, less: Interval): Interval {
  // Equal values have ratio 1, zero and infinity included.
  if (isExact(more) && isExact(less) && more.low === less.low) return exactly(1);
  return {
    low: less.high === Infinity ? 0 : more.low / less.high,
    high: more.high === Infinity ? Infinity : more.high / less.low,
  };
}

/** Whether a value known to be in a range is between two numbers; null if undecided. */
export function liesIn({ low, high }: Interval, least: number, most: number): boolean | null {
  if (low >= least && high <= most) return true;
  return high < least || low > most ? false : null;
}

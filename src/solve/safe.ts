/** A count, or Infinity where it is too large to be told exactly. */
export const safe = (count: number): number => (count > Number.MAX_SAFE_INTEGER ? Infinity : count);

/** The whole of a count, in the units in which shares are measured. */
export const UNITS = 2 ** 32;

/** A share of a count: the units from `from` on, up to but not including `to`. Shares that make up the whole add up. */
export interface Share {
  readonly from: number;
  readonly to: number;
}

export const whole: Share = { from: 0, to: UNITS };

/** The share that one of `of` machines counts, the first being number 1. */
export const shareOf = (part: number, of: number): Share => ({
  from: Math.floor((UNITS * (part - 1)) / of),
  to: Math.floor((UNITS * part) / of),
});

/** Divides a share into so many, or fewer if it has not as many units. */
export function divide({ from, to }: Share, shares: number): Share[] {
  const edge = (i: number): number => from + Math.floor(((to - from) * i) / shares);
  return Array.from({ length: shares }, (_, i) => ({ from: edge(i), to: edge(i + 1) })).filter(
    (share) => share.to > share.from,
  );
}

/** How much of the whole a share is, 0 to 1. */
export const sizeOf = ({ from, to }: Share): number => (to - from) / UNITS;

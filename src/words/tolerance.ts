import type { Estimate } from '../solve/estimate.ts';

/** How many digits of an estimate are told. */
export const ESTIMATE_DIGITS = 2;

/** By how much an estimate may be off, or 0 where that is lost in the rounding of what is told of it. */
export function toleranceOf({ placements, spread }: Estimate): number {
  const digits = Math.floor(Math.log10(placements)) + 1;
  const lastDigit = 10 ** Math.max(0, digits - ESTIMATE_DIGITS);
  return spread < lastDigit / 2 ? 0 : Math.round(spread);
}

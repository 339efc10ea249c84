import type { Estimate } from '../solve/effort/estimate.ts';

/** The number of digits shown of an estimate. */
export const ESTIMATE_DIGITS = 2;

/** The error of an estimate, or 0 if it is less than the rounding of what is shown. */
export function toleranceOf({ placements, spread }: Estimate): number {
  const digits = Math.floor(Math.log10(placements)) + 1;
  const lastDigit = 10 ** Math.max(0, digits - ESTIMATE_DIGITS);
  return spread < lastDigit / 2 ? 0 : Math.round(spread);
}

/**
 * The places on a slider over a list of any length: each from 1 to 99, then those with two digits that count, such as
 * 9,300, and the last one.
 */
const FIRST = 99;
/** Places of each further power of ten: 10 to 99 of its tenth part. */
const EACH = 90;

/** The number of the last position of a slider, whose first one is 0. */
export const lastPosition = (total: bigint): number => (total <= 1n ? 0 : positionAt(total, total));

/** The place of a position, from 1. */
export function placeAt(position: number, total: bigint): bigint {
  if (position >= lastPosition(total)) return total;
  if (position < FIRST) return BigInt(position + 1);
  const beyond = position - FIRST;
  return BigInt(10 + (beyond % EACH)) * 10n ** BigInt(1 + Math.floor(beyond / EACH));
}

/** The position of a place, from 1: the last one that is not beyond it, or of the last place, its own. */
export function positionAt(place: bigint, total: bigint): number {
  const own = roundPosition(place);
  if (place < total || isRound(place)) return own;
  return own + 1;
}

function roundPosition(place: bigint): number {
  if (place <= BigInt(FIRST)) return Number(place) - 1;
  const digits = String(place);
  return FIRST + EACH * (digits.length - 3) + Number(digits.slice(0, 2)) - 10;
}

const isRound = (place: bigint): boolean => /^\d{1,2}0*$/.test(String(place));

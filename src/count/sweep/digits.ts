/**
 * Lists of natural numbers of any size: one list for each digit, the lowest digits first. A number is the sum
 * of its digits, each times a power of `BASE`.
 */
export type Digits = readonly Float64Array[];

export const DIGIT_BITS = 48;
/** A digit times 16, another digit and a carry add up exactly in a double. */
export const BASE = 2 ** DIGIT_BITS;

/** The number at an index of lists of digits. */
export function numberAt(digits: Digits, index: number): bigint {
  let value = 0n;
  for (let digit = digits.length - 1; digit >= 0; digit--)
    value = (value << BigInt(DIGIT_BITS)) + BigInt(digits[digit]![index]!);
  return value;
}

/** Adds a number to a digit; returns the carry for the next higher digit. */
export function addDigit(digits: Float64Array, index: number, value: number): number {
  const sum = digits[index]! + value;
  const carry = Math.floor(sum / BASE);
  digits[index] = sum - carry * BASE;
  return carry;
}

/** Checks for untrusted JSON. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a value is a finite number ≥ 0. */
export const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value < Infinity;

/** Whether a value is a safe integer ≥ 0. */
export const isNatural = (value: unknown): value is number =>
  isAmount(value) && Number.isSafeInteger(value);

/**
 * A whole number ≥ 0 of any size in JSON: a number if that is exact, else its digits. Each number
 * has exactly one form.
 */
export type WrittenInteger = number | string;

export const writeInteger = (amount: bigint): WrittenInteger =>
  amount <= Number.MAX_SAFE_INTEGER ? Number(amount) : String(amount);

export const readInteger = (amount: WrittenInteger): bigint => BigInt(amount);

export const isWrittenInteger = (value: unknown): value is WrittenInteger =>
  isNatural(value) ||
  (typeof value === 'string' &&
    /^[1-9]\d*$/.test(value) &&
    typeof writeInteger(readInteger(value)) === 'string');

/** What somebody wrote, and is not known to be what it should be, may be. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A number from 0 on. */
export const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value < Infinity;

/** A whole number from 0 on that is told exactly. */
export const isNatural = (value: unknown): value is number =>
  isAmount(value) && Number.isSafeInteger(value);

/**
 * A whole number from 0 on, of any size, as JSON can hold it: a number as long as that tells it exactly, else
 * its digits. There is one way to write each.
 */
export type WrittenInteger = number | string;

export const writeInteger = (amount: bigint): WrittenInteger =>
  amount <= Number.MAX_SAFE_INTEGER ? Number(amount) : String(amount);

export const readInteger = (amount: WrittenInteger): bigint => BigInt(amount);

/** Whether it is one that was written so. */
export const isWrittenInteger = (value: unknown): value is WrittenInteger =>
  isNatural(value) ||
  (typeof value === 'string' &&
    /^[1-9]\d*$/.test(value) &&
    typeof writeInteger(readInteger(value)) === 'string');

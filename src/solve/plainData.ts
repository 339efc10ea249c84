/** What somebody wrote, and is not known to be what it should be, may be. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A number from 0 on; Infinity is one. */
export const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0;

/** A whole number from 0 on that is told exactly. */
export const isWhole = (value: unknown): value is number =>
  isAmount(value) && Number.isSafeInteger(value);

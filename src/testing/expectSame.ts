import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/**
 * Expects two large values to be equal. Vitest's own comparison takes a hundred times as long, and
 * is used only to show the difference.
 */
export function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toStrictEqual(expected);
}

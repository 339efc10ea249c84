import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAtEnd, windowAround } from './rowWindow.ts';

test('a window has its row, is no higher than browsers allow, and ends only where the list does', () => {
  const anyAll = fc.bigInt({ min: 1n, max: 10n ** 16n });
  const anyHeight = fc.integer({ min: 20, max: 400 });
  fc.assert(
    fc.property(anyAll, fc.bigInt({ min: 0n, max: 10n ** 17n }), anyHeight, (all, any, height) => {
      const row = any % all;
      const window = windowAround(row, all, height);
      const end = window.first + BigInt(window.rows);
      expect(window.first).toBeGreaterThanOrEqual(0n);
      expect(end).toBeLessThanOrEqual(all);
      expect(row).toBeGreaterThanOrEqual(window.first);
      expect(row).toBeLessThan(end);
      expect(window.rows * height).toBeLessThanOrEqual(2_000_000);
      expect(isAtEnd(window, row, all)).toBe(false);
      if (window.first > 0n) expect(isAtEnd(window, window.first, all)).toBe(true);
      if (end < all) expect(isAtEnd(window, end - 1n, all)).toBe(true);
    }),
  );
});

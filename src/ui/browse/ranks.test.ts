import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastPosition, placeAt, positionAt } from './ranks.ts';

const anyTotal = fc
  .tuple(fc.integer({ min: 0, max: 40 }), fc.bigInt({ min: 1n, max: 10n ** 40n }))
  .map(([digits, number]) => 1n + (number % 10n ** BigInt(digits)));

test('positions lead to places in order, from the first to the last, and back', () => {
  fc.assert(
    fc.property(anyTotal, (total) => {
      const last = lastPosition(total);
      expect(placeAt(0, total)).toBe(1n);
      expect(placeAt(last, total)).toBe(total);
      const places = Array.from({ length: last + 1 }, (_, position) => placeAt(position, total));
      expect(places.every((place, i) => i === 0 || place > places[i - 1]!)).toBe(true);
      expect(places.every((place, i) => positionAt(place, total) === i)).toBe(true);
    }),
  );
});

test('a place has the position before it', () => {
  fc.assert(
    fc.property(anyTotal, fc.bigInt({ min: 0n, max: 10n ** 41n }), (total, any) => {
      const place = 1n + (any % total);
      const position = positionAt(place, total);
      expect(placeAt(position, total)).toBeLessThanOrEqual(place);
      if (position < lastPosition(total))
        expect(placeAt(position + 1, total)).toBeGreaterThan(place);
    }),
  );
});

test('9,356 solutions have few positions, and so have 10¹⁵', () => {
  expect(lastPosition(9356n)).toBe(99 + 90 + 84);
  expect(placeAt(99 + 90, 9356n)).toBe(1000n);
  expect(placeAt(272, 9356n)).toBe(9300n);
  expect(lastPosition(10n ** 15n)).toBe(99 + 13 * 90);
});

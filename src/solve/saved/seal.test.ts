import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDamage } from '../../testing/random/anyDamage.ts';
import { seal, unseal } from './seal.ts';

const anyContent = fc.record({
  name: fc.string({ unit: 'binary' }),
  list: fc.array(fc.nat()),
  solutions: fc.oneof(fc.nat(), fc.bigInt({ min: 2n ** 53n }).map(String)),
});

test('reads what was sealed, with or without a line break at its end', () => {
  fc.assert(
    fc.property(anyContent, (content) => {
      expect(unseal(seal(content))).toEqual(content);
      expect(unseal(`${seal(content)}\n`)).toEqual(content);
    }),
  );
});

test('any change is detected', () => {
  fc.assert(
    fc.property(anyContent, anyDamage, (content, damage) => {
      const text = seal(content);
      const changed = damage(text);
      fc.pre(changed.trimEnd() !== text);
      expect(unseal(changed)).toBeUndefined();
    }),
    { numRuns: 10_000 },
  );
});

test.each(['', '{}', 'null', '{"a":1,"checksum":"00000000"}', '{"checksum":"00000000"}'])(
  'nothing is read from what was not sealed: %s',
  (text) => {
    expect(unseal(text)).toBeUndefined();
  },
);

test('the checksum is the standard CRC-32', () => {
  // Of {"a":1 in UTF-16, least byte first, as zlib has it.
  expect(seal({ a: 1 })).toBe('{"a":1,"checksum":"6a4b2b17"}');
});

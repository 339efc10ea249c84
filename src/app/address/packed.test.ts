import { inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pack, unpack } from './packed.ts';

test('packed texts unpack to the original', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 500 }), async (text) => {
      const packed = await pack(text);
      expect(packed).toMatch(/^[\w-]+$/);
      expect(await unpack(packed)).toBe(text);
    }),
  );
});

test('what is cut short, or no packed text at all, unpacks to nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 500 }),
      fc.nat(),
      async (text, at) => {
        const packed = await pack(text);
        // The last character may have nothing but spare bits.
        expect(await unpack(packed.slice(0, at % (packed.length - 1)))).toBeUndefined();
      },
    ),
  );
  for (const none of ['', '~', 'A', '____', 'oo..oo', 'AAAA'])
    expect([none, await unpack(none)]).toEqual([none, undefined]);
});

test('what is damaged unpacks to what its bytes say, if that is a text, or to nothing', async () => {
  let [texts, nothing] = [0, 0];
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 }),
      fc.nat(),
      fc.constantFrom(...'ABCDabcd0123-_'),
      async (text, at, other) => {
        const packed = await pack(text);
        const place = at % packed.length;
        const damaged = packed.slice(0, place) + other + packed.slice(place + 1);
        const found = await unpack(damaged);
        if (found === undefined) nothing++;
        else expect(found).toBe(inflateRawSync(Buffer.from(damaged, 'base64url')).toString());
        if (found !== undefined && damaged !== packed) texts++;
      },
    ),
    { numRuns: 300 },
  );
  expect(texts).toBeGreaterThan(20);
  expect(nothing).toBeGreaterThan(20);
});

test('data that would unpack to megabytes is refused', async () => {
  expect(await unpack(await pack('.'.repeat(5_000_000)))).toBeUndefined();
});

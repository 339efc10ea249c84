import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pack, unpack } from './packed.ts';

test('packed texts unpack to the original, anything else to nothing', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 500 }), async (text) => {
      const packed = await pack(text);
      expect(packed).toMatch(/^[\w-]+$/);
      expect(await unpack(packed)).toBe(text);
    }),
  );
  await fc.assert(
    fc.asyncProperty(fc.base64String(), async (rubbish) => {
      const found = await unpack(rubbish);
      expect(found === undefined || typeof found === 'string').toBe(true);
    }),
  );
});

test('data that would unpack to megabytes is refused', async () => {
  expect(await unpack(await pack('.'.repeat(5_000_000)))).toBeUndefined();
});

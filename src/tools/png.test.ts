import fc from 'fast-check';
import { PNG, type ColorType } from 'pngjs';
import { expect, test } from 'vitest';
import { decodePng } from './png.ts';

const anyImage = fc
  .record({
    width: fc.integer({ min: 1, max: 9 }),
    height: fc.integer({ min: 1, max: 9 }),
    hasAlpha: fc.boolean(),
    filterType: fc.integer({ min: -1, max: 4 }),
  })
  .chain((image) => {
    const length = 4 * image.width * image.height;
    const bytes = fc.uint8Array({ minLength: length, maxLength: length });
    return fc.record({ bytes }).map(({ bytes: pixels }) => ({ ...image, pixels }));
  });

test('an image is decoded as it was encoded, with or without alpha, with any filter on its rows', () => {
  fc.assert(
    fc.property(anyImage, ({ width, height, hasAlpha, filterType, pixels }) => {
      const png = new PNG({ width, height });
      png.data.set(pixels);
      const colorType: ColorType = hasAlpha ? 6 : 2;
      const picture = decodePng(
        PNG.sync.write(png, { colorType, inputHasAlpha: true, filterType, bgColor: black }),
      );
      expect([picture.width, picture.height]).toEqual([width, height]);
      for (let y = 0; y < height; y++)
        for (let x = 0; x < width; x++) {
          const start = (y * width + x) * 4;
          const [red, green, blue, alpha] = pixels.subarray(
            start,
            start + 4,
          ) as unknown as number[];
          const over = (colour: number): number => Math.round((colour * alpha!) / 255);
          const seen = [red!, green!, blue!];
          const expected = hasAlpha ? seen : seen.map(over);
          for (const [i, colour] of picture.at(x, y).entries())
            expect(Math.abs(colour - expected[i]!)).toBeLessThanOrEqual(hasAlpha ? 0 : 1);
          expect(picture.data[start + 3]).toBe(hasAlpha ? alpha : 255);
        }
    }),
  );
});

const black = { red: 0, green: 0, blue: 0 };

test('a damaged file is rejected', () => {
  const png = PNG.sync.write(new PNG({ width: 1, height: 1 }));
  expect(() => decodePng(png)).not.toThrow();
  // The checksum of the header.
  png[29]! ^= 1;
  expect(() => decodePng(png)).toThrow('unrecognised content');
});

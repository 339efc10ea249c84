import fc from 'fast-check';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { decodePng } from './png.ts';

/** A chunk of a file; its checksum is not read. */
function chunk(type: string, data: Uint8Array): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)]);
}

/** Writes an image with a filter for each row, its data in two chunks. */
function encoded(width: number, channels: 3 | 4, filters: readonly number[], bytes: Uint8Array) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(filters.length, 4);
  header.set([8, channels === 3 ? 2 : 6], 8);
  const stride = width * channels;
  const rows = filters.flatMap((filter, row) => {
    const at = (i: number, up: number) => (i < 0 || row < up ? 0 : bytes[(row - up) * stride + i]!);
    const filtered = Array.from({ length: stride }, (_, i) => {
      const [left, up, corner] = [at(i - channels, 0), at(i, 1), at(i - channels, 1)];
      const estimate = left + up - corner;
      const paeth = [left, up, corner].toSorted(
        (a, b) => Math.abs(estimate - a) - Math.abs(estimate - b),
      )[0]!;
      return at(i, 0) - [0, left, up, Math.floor((left + up) / 2), paeth][filter]!;
    });
    return [filter, ...filtered];
  });
  const data = deflateSync(Uint8Array.from(rows));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const [first, second] = [data.subarray(0, 5), data.subarray(5)];
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', first),
    chunk('IDAT', second),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

test('an image is decoded as it was encoded, with or without alpha, with any filter on its rows', () => {
  const anyImage = fc
    .record({
      width: fc.integer({ min: 1, max: 9 }),
      channels: fc.constantFrom(3 as const, 4 as const),
      filters: fc.array(fc.nat(4), { minLength: 1, maxLength: 9 }),
    })
    .chain((image) => {
      const length = image.width * image.channels * image.filters.length;
      const bytes = fc.uint8Array({ minLength: length, maxLength: length });
      return fc.record({ bytes }).map((its) => ({ ...image, ...its }));
    });
  fc.assert(
    fc.property(anyImage, ({ width, channels, filters, bytes }) => {
      const picture = decodePng(encoded(width, channels, filters, bytes));
      expect([picture.width, picture.height]).toEqual([width, filters.length]);
      for (let y = 0; y < filters.length; y++)
        for (let x = 0; x < width; x++) {
          const start = (y * width + x) * channels;
          expect(picture.at(x, y)).toEqual([...bytes.subarray(start, start + 3)]);
          const alpha = channels === 4 ? bytes[start + 3] : 255;
          expect(picture.data[4 * (y * width + x) + 3]).toBe(alpha);
        }
    }),
  );
});

test('other kinds of PNG are rejected', () => {
  const png = encoded(1, 3, [0], Uint8Array.of(1, 2, 3));
  png[25] = 3;
  expect(() => decodePng(png)).toThrow('This kind of PNG');
});

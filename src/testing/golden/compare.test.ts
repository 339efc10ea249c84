import fc from 'fast-check';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decodePng, type Picture } from '../../tools/png.ts';
import { differingBlocks } from './compare.ts';

const folder = new URL('pictures/', import.meta.url);
const pictures = readdirSync(folder).map(
  (name) => [name, decodePng(readFileSync(new URL(name, folder)))] as const,
);

/** A picture with another colour at each place. */
function changed(picture: Picture, colourAt: (place: number) => number): Picture {
  const data = picture.data.map((value, place) => (place % 4 < 3 ? colourAt(place) : value));
  return { ...picture, data };
}

/** A part of a picture. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly side: number;
}

/** A picture in which what is in a box is moved; what it leaves behind is as at the box's corner. */
function shifted(picture: Picture, { left, top, side }: Box, [right, down]: [number, number]) {
  const isIn = (x: number, y: number): boolean =>
    x >= left && x < left + side && y >= top && y < top + side;
  return changed(picture, (place) => {
    const pixel = Math.floor(place / 4);
    const [x, y] = [pixel % picture.width, Math.floor(pixel / picture.width)];
    const from = isIn(x - right, y - down) ? (y - down) * picture.width + x - right : pixel;
    const corner = top * picture.width + left;
    const isLeft = isIn(x, y) && from === pixel;
    return picture.data[4 * (isLeft ? corner : from) + (place % 4)]!;
  });
}

/** What is in a box of a picture. */
function cut({ data, width }: Picture, { left, top, side }: Box): Picture {
  const rows = Array.from({ length: side }, (_, y) => {
    const start = 4 * ((top + y) * width + left);
    return [...data.subarray(start, start + 4 * side)];
  });
  const at = () => [0, 0, 0] as const;
  return { width: side, height: side, data: Uint8Array.from(rows.flat()), at };
}

/** Whether a box has a letter, or a part of one: a good many pixels far from its corner's colour, and none at its edge. */
function hasLetter({ data, width }: Picture, { left, top, side }: Box): boolean {
  const green = (x: number, y: number) => data[4 * ((top + y) * width + left + x) + 1]!;
  const isInk = (x: number, y: number) => Math.abs(green(x, y) - green(0, 0)) > 90;
  let ink = 0;
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      if (!isInk(x, y)) continue;
      if (Math.min(x, y) < 1 || Math.max(x, y) > side - 2) return false;
      ink++;
    }
  }
  return ink >= 12;
}

test('a picture is the same where every colour is rounded otherwise', () => {
  fc.assert(
    fc.property(fc.constantFrom(...pictures), fc.nat(), ([, picture], seed) => {
      const noise = (place: number) => (((place + seed) * 2_654_435_761) >>> 8) % 7;
      const noisy = changed(picture, (place) =>
        Math.min(255, Math.max(0, picture.data[place]! + noise(place) - 3)),
      );
      expect(differingBlocks(picture, noisy)).toEqual([]);
    }),
    { numRuns: pictures.length },
  );
});

test.each(pictures)('%s differs once it is shifted by two pixels', (_, picture) => {
  const all = { left: 0, top: 0, side: Math.max(picture.width, picture.height) };
  expect(differingBlocks(picture, shifted(picture, all, [2, 0])).length).toBeGreaterThan(10);
});

const written = pictures.filter(([name]) => /charts|class|worksheet/.test(name));

test.each(written)('in %s a letter is noticed that is shifted by two pixels', (_, picture) => {
  const side = 14;
  let letters = 0;
  for (let top = 0; top + side + 2 < picture.height; top += 3) {
    for (let left = 0; left + side + 2 < picture.width; left += 3) {
      const box = { left, top, side };
      if (!hasLetter(picture, box) || letters > 3) continue;
      letters++;
      const part = cut(picture, { left, top, side: side + 2 });
      const letter = { left: 0, top: 0, side };
      for (const by of [
        [2, 0],
        [0, 2],
      ] as [number, number][])
        expect(differingBlocks(part, shifted(part, letter, by))).not.toEqual([]);
      left += side;
    }
  }
  expect(letters).toBe(4);
});

test('a picture of another size differs', () => {
  const [[, picture]] = pictures as [(typeof pictures)[0]];
  const smaller = { ...picture, height: picture.height - 1 };
  expect(differingBlocks(picture, smaller)).toHaveLength(1);
});

import type { Picture } from '../../tools/png.ts';

/** How far a colour may be from those around it in the other picture, of 255: what drivers round differently. */
const ROUNDED = 10;
/** The side of a block, in pixels, and how many pixels of one may differ: a few where edges are smoothed differently. */
const BLOCK = 12;
const MOST = 4;

/** The least and the most of a channel in a pixel and the eight around it. */
function rangeAround({ data, width, height }: Picture, x: number, y: number, channel: number) {
  let [least, most] = [255, 0];
  for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
      const value = data[4 * (row * width + column) + channel]!;
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
  }
  return { least, most };
}

/** Whether a pixel has a colour that the other picture has neither there nor one pixel beside. */
const isOff = (one: Picture, other: Picture, x: number, y: number): boolean =>
  [0, 1, 2].some((channel) => {
    const value = one.data[4 * (y * one.width + x) + channel]!;
    const { least, most } = rangeAround(other, x, y, channel);
    return value < least - ROUNDED || value > most + ROUNDED;
  });

/**
 * The blocks in which two pictures differ, as `x,y` of their corners. Colours that are rounded otherwise do not count, nor
 * do edges that are smoothed otherwise; a letter that is shifted by two pixels does.
 */
export function differingBlocks(one: Picture, other: Picture): readonly string[] {
  if (one.width !== other.width || one.height !== other.height)
    return [`${one.width} × ${one.height} is not ${other.width} × ${other.height}`];
  const off = new Map<string, number>();
  for (let y = 0; y < one.height; y++) {
    for (let x = 0; x < one.width; x++) {
      if (!isOff(one, other, x, y) && !isOff(other, one, x, y)) continue;
      // Blocks overlap by half, so that no letter is divided among several.
      for (const left of cornersOf(x))
        for (const top of cornersOf(y))
          off.set(`${left},${top}`, (off.get(`${left},${top}`) ?? 0) + 1);
    }
  }
  return [...off].filter(([, count]) => count > MOST).map(([block]) => block);
}

/** Where the two blocks begin that a pixel lies in. */
function cornersOf(at: number): readonly number[] {
  const last = at - (at % (BLOCK / 2));
  return [last - BLOCK / 2, last];
}

/** Reads the size of a box, such as 10x10; undefined for anything else. */
export function readBox(name: string): readonly [width: number, height: number] | undefined {
  const [, width, height] = /^([1-9]\d?)x([1-9]\d?)$/.exec(name) ?? [];
  return height === undefined ? undefined : [Number(width), Number(height)];
}

/** A box of squares, as a text without pieces. */
export const boxText = (width: number, height: number): string =>
  `${'.'.repeat(width)}\n`.repeat(height);

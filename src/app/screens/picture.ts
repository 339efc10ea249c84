import type { Part } from '../../theme/viewport.ts';

/** The size of a window, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The part of a picture that a window shows, if it goes across windows side by side: it is as wide as all of
 * them, as high as the lowest one, and in the middle of those that are higher.
 *
 * @param sizes from the left
 * @param place from the left, from 1
 */
export function partOf(sizes: readonly Size[], place: number): Part {
  const widthOf = (some: readonly Size[]): number =>
    some.reduce((sum, { width }) => sum + width, 0);
  const height = Math.min(...sizes.map((size) => size.height));
  const left = sizes.slice(0, place - 1);
  return {
    x: widthOf(left),
    y: 0 - Math.floor((sizes[place - 1]!.height - height) / 2),
    width: widthOf(sizes),
    height,
  };
}

import type { Insets } from './insets.ts';

/**
 * The air that a picture keeps around its boards, as shares of the page's width and height: most of it below them, for
 * the front of the tray, its shadow, and the hills.
 */
const AIR = { side: 0.05, top: 0.09, bottom: 0.17 } as const;

/** The insets of a board's room, or larger ones, so that there is air around it on a page of this size. */
export function withAir(
  { top, right, bottom, left }: Insets,
  { width, height }: { readonly width: number; readonly height: number },
): Insets {
  return {
    top: Math.max(top, AIR.top * height),
    right: Math.max(right, AIR.side * width),
    bottom: Math.max(bottom, AIR.bottom * height),
    left: Math.max(left, AIR.side * width),
  };
}

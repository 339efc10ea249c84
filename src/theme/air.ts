import type { Insets, Viewport } from './insets.ts';

/**
 * The air that a picture keeps around its boards, as shares of the page's width and height: most of it below them, for
 * the front of the tray, its shadow, and the hills.
 */
const AIR = { side: 0.05, top: 0.09, bottom: 0.17 } as const;
/** How high hills rise, but for their peaks, as a share of the page's height. */
const HILLS = 0.22;

/**
 * The insets of a board's room, or larger ones, so that there is air around it on a page of this size. What stands beside
 * the board may have some of the air, but for that below: it stands above the hills.
 */
export function withAir(
  { top, right, bottom, left }: Insets,
  { width, height }: { readonly width: number; readonly height: number },
): Viewport {
  const [above, beside, below] = [AIR.top * height, AIR.side * width, AIR.bottom * height];
  return {
    top: Math.max(top, above),
    right: Math.max(right, beside),
    bottom: Math.max(bottom, below),
    left: Math.max(left, beside),
    free: {
      top: Math.max(top, 0.75 * above),
      right: Math.max(right, beside / 2),
      bottom: Math.max(bottom, HILLS * height),
      left: Math.max(left, beside / 2),
    },
  };
}

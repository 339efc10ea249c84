/** Distances of a rectangle from the edges of the page, in CSS pixels. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/** The room of a board; and, around it, the room for the remaining pieces, the same if undefined. */
export interface Viewport extends Insets {
  readonly free?: Insets;
  /** The room of a board that has no pieces above it, on a tall page; the same if undefined. */
  readonly high?: Insets;
  /** Whether it is one of several with nothing but strong texts around them, before a faint room. */
  readonly isOpen?: boolean;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle by its upper left corner and its size. */
export interface Rectangle extends Size {
  readonly x: number;
  readonly y: number;
}

/** A board's tray without its front, the height of that, and the margin around both, in cell widths. */
export interface TraySize extends Size {
  readonly front: number;
  readonly margin: number;
}

/** The corner of a window in a picture, and the size of the whole picture, in CSS pixels. */
export type Part = Rectangle;

/**
 * Margins around the boards of a picture, as shares of the page's width and height: the largest one below,
 * for the front of the tray, its shadow, and the hills.
 */
const MARGIN = { side: 0.05, top: 0.09, bottom: 0.17 } as const;
/** The same on tall pages, as shares of the height that insets leave: with room for rows of pieces above. */
const TALL_MARGIN = { side: 0.065, top: 0.19, bottom: 0.19 } as const;
/** The height of a page that is tall, in widths. */
const TALL = 1.2;
/** The width of a board that is slender, as a share of the page's. */
const SLENDER = 0.35;
/** The largest width of a cell of a board with pieces around it, as a share of the page's height. */
const CELL = 0.16;
/** The height of hills without their peaks, as a share of the page's height. */
const HILLS = 0.22;

/** Whether a page is so much higher than wide that remaining pieces lie above its board rather than beside. */
export const isTall = ({ width, height }: Size): boolean => height > TALL * width;

/**
 * The insets of a board's room, enlarged to the margins of a page of this size. Remaining pieces may use half
 * of the side margins and most of the upper one, but stay above the hills.
 */
export function withMargins({ top, right, bottom, left }: Insets, page: Size): Viewport {
  const { width, height } = page;
  const [margin, between] = isTall(page)
    ? [TALL_MARGIN, Math.max(0, height - top - bottom)]
    : [MARGIN, height];
  const [above, beside, below] = [
    margin.top * between,
    margin.side * width,
    margin.bottom * between,
  ];
  const sides = { right: Math.max(right, beside), left: Math.max(left, beside) };
  const high = {
    ...sides,
    top: Math.max(top, MARGIN.top * height),
    bottom: Math.max(bottom, MARGIN.bottom * height),
  };
  const lifted = Math.max(0, below - MARGIN.bottom * height);
  return {
    ...sides,
    top: Math.max(top, above),
    bottom: Math.max(bottom, below),
    ...(isTall(page) && { high }),
    free: {
      top: Math.max(top, 0.75 * MARGIN.top * height),
      right: Math.max(right, 0.5 * MARGIN.side * width),
      bottom: Math.max(bottom, HILLS * height + lifted),
      left: Math.max(left, 0.5 * MARGIN.side * width),
    },
  };
}

/** The rectangle that insets leave of a page. */
export const roomWithin = (
  { top, right, bottom, left }: Insets,
  { width, height }: Size,
): Rectangle => ({
  x: left,
  y: top,
  width: Math.max(1, width - left - right),
  height: Math.max(1, height - top - bottom),
});

/**
 * The room of a board; and on a tall page the one that a slender board has instead, whose tray is narrower than
 * `below` in the first one, as pieces have room beside it.
 */
export interface BoardRoom extends Rectangle {
  /** The largest width of a cell, in CSS pixels; undefined without a limit. */
  readonly most?: number | undefined;
  readonly high?: { readonly room: Rectangle; readonly below: number } | undefined;
}

/** The room that a viewport leaves a board on a page. */
export const boardRoom = (viewport: Viewport, page: Size): BoardRoom => ({
  ...roomWithin(viewport, page),
  most: viewport.free && CELL * page.height,
  high: viewport.high && {
    room: roomWithin(viewport.high, page),
    below: SLENDER * page.width,
  },
});

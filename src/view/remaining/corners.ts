import type { Rectangle } from '../../theme/viewport.ts';

/** A corner of the page, as the signs of the directions from its middle: −1 is left or up. */
export interface Corner {
  readonly across: 1 | -1;
  readonly down: 1 | -1;
}

/** The corners from left to right, the upper ones first. */
export const CORNERS: readonly Corner[] = [
  { across: -1, down: -1 },
  { across: 1, down: -1 },
  { across: -1, down: 1 },
  { across: 1, down: 1 },
];

/** A rectangle in a corner, and the share of the tray's rectangle that it covers. */
export interface FreeCorner extends Rectangle {
  readonly share: number;
}

/** A rectangle with a margin around it. */
export const grown = ({ x, y, width, height }: Rectangle, by: number): Rectangle => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** The part that two rectangles share; without size if they share none. */
export function sharedBy(one: Rectangle, other: Rectangle): Rectangle {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const right = Math.min(one.x + one.width, other.x + other.width);
  const bottom = Math.min(one.y + one.height, other.y + other.height);
  return { x, y, width: Math.max(0, right - x), height: Math.max(0, bottom - y) };
}

/**
 * The largest rectangle in a corner of what is free that keeps away from all cells of a board.
 *
 * @param cells the rectangle around each cell
 * @param away the least distance from them
 */
export function cornerOf(
  { across, down }: Corner,
  {
    free,
    tray,
    cells,
  }: {
    readonly free: Rectangle;
    readonly tray: Rectangle;
    readonly cells: readonly Rectangle[];
  },
  away: number,
): FreeCorner {
  const [right, bottom] = [free.x + free.width, free.y + free.height];
  // How far from the corner each cell begins, along both edges.
  const begins = cells.map((cell) => ({
    long: (across < 0 ? cell.x - free.x : right - cell.x - cell.width) - away,
    deep: (down < 0 ? cell.y - free.y : bottom - cell.y - cell.height) - away,
  }));
  begins.push({ long: free.width, deep: free.height });
  begins.sort((a, b) => a.deep - b.deep);
  let width = free.width;
  let best = { width: 0, height: 0 };
  for (const { long, deep } of begins) {
    const height = Math.min(free.height, deep);
    if (width > 0 && height > 0 && width * height > best.width * best.height)
      best = { width, height };
    width = Math.min(width, long);
  }
  const area = {
    x: across < 0 ? free.x : right - best.width,
    y: down < 0 ? free.y : bottom - best.height,
    ...best,
  };
  const shared = sharedBy(area, tray);
  return { ...area, share: (shared.width * shared.height) / (tray.width * tray.height) };
}

import type { Point } from '../../puzzle/lattices/index.ts';

type Loop = readonly Point[];

/** The distance of a point from a line between two points. */
function awayFromEdge([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const share = ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy);
  const nearest = Math.min(1, Math.max(0, share));
  return Math.hypot(x - x1 - nearest * dx, y - y1 - nearest * dy);
}

/** The distance of a point from the nearest of closed loops. */
export const awayFrom = (loops: readonly Loop[], point: Point): number =>
  Math.min(
    ...loops.flatMap((loop) =>
      loop.map((corner, i) => awayFromEdge(point, corner, loop[(i + 1) % loop.length]!)),
    ),
  );

/** The distance of two loops that do not cross: from a corner of one to the other. */
export const distanceOf = (one: Loop, other: Loop): number =>
  Math.min(
    ...one.map((point) => awayFrom([other], point)),
    ...other.map((point) => awayFrom([one], point)),
  );

/** Whether a point is inside a loop: whether a ray from it crosses the loop an odd number of times. */
export const isInside = (loop: Loop, [x, y]: Point): boolean =>
  loop.filter(([x1, y1], i) => {
    const [x2, y2] = loop[(i + 1) % loop.length]!;
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
  }).length %
    2 ===
  1;

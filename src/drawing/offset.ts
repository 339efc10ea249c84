import { outline } from '../puzzle/geometry.ts';
import { lattices, type LatticeId, type Point } from '../puzzle/lattices/index.ts';
import type { Cell } from '../puzzle/types.ts';

/** The line of an edge moved to the left of its direction: a point on it, and the direction. */
interface Line {
  readonly at: Point;
  readonly along: Point;
}

function movedLine(from: Point, to: Point, by: number): Line {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const along: Point = [dx / length, dy / length];
  return { at: [from[0] + along[1] * by, from[1] - along[0] * by], along };
}

/** The point where two lines that are not parallel meet. */
function meeting(one: Line, other: Line): Point {
  const [dx, dy] = [other.at[0] - one.at[0], other.at[1] - one.at[1]];
  const cross = one.along[0] * other.along[1] - one.along[1] * other.along[0];
  const far = (dx * other.along[1] - dy * other.along[0]) / cross;
  return [one.at[0] + one.along[0] * far, one.at[1] + one.along[1] * far];
}

/**
 * The outline of cells moved outwards, also into holes, or inwards by a negative distance, in cell widths; corners
 * stay sharp. The distance is less than `mostOffset`. Cells that touch only in a point are
 * joined outwards, and come apart inwards.
 */
export function offsetOutline(
  lattice: LatticeId,
  cells: readonly Cell[],
  by: number,
): readonly (readonly Point[])[] {
  const loops = outline(lattices[lattice], cells, by > 0 ? 'joined' : 'apart');
  if (by === 0) return loops;
  return loops.map((loop) => {
    const lines = loop.map((point, i) => movedLine(point, loop[(i + 1) % loop.length]!, by));
    return lines.map((line, i) => meeting(lines.at(i - 1)!, line));
  });
}

/** The length of a cell's edge, in cell widths. */
export function edgeLength(lattice: LatticeId): number {
  const [[x1, y1], [x2, y2]] = lattices[lattice].corners([0, 0]) as unknown as [Point, Point];
  return Math.hypot(x2 - x1, y2 - y1);
}

/**
 * Half the radius of the circle in a cell, in cell widths: the paths around two hexagons whose corners are an edge
 * apart meet at this offset, all others later.
 */
export function mostOffset(lattice: LatticeId): number {
  const edges = lattices[lattice].corners([0, 0]).length;
  // Of a regular polygon of area 1.
  const radius = 2 / (edges * edgeLength(lattice));
  return radius / 2;
}

/** The area that a closed loop surrounds, positive if it goes clockwise on the screen. */
export const areaOf = (loop: readonly Point[]): number =>
  loop.reduce((sum, [x, y], i) => {
    const [x2, y2] = loop[(i + 1) % loop.length]!;
    return sum + (x * y2 - x2 * y) / 2;
  }, 0);

/** How far a point inside a loop is from its edge, in edge lengths. */
const CLOSE = 1e-4;

/** A point inside a loop, close to its edge. */
export function pointIn(loop: readonly Point[]): Point {
  const [[x1, y1], [x2, y2]] = [loop[0]!, loop[1]!];
  const to = Math.sign(areaOf(loop)) * CLOSE;
  return [(x1 + x2) / 2 - to * (y2 - y1), (y1 + y2) / 2 + to * (x2 - x1)];
}

/** Whether a loop goes around a point: whether a ray from that crosses it an odd number of times. */
export function surrounds(loop: readonly Point[], [x, y]: Point): boolean {
  const crossed = loop.filter(([x1, y1], i) => {
    const [x2, y2] = loop[(i + 1) % loop.length]!;
    return y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1);
  });
  return crossed.length % 2 === 1;
}

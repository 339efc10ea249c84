import type { Point } from '../../puzzle/lattices/index.ts';
import type { Size } from '../../theme/viewport.ts';

/** The distance of a line to the jewels at its ends, and its least length, as shares of that square. */
const AWAY = 0.1;
const SHORTEST = 0.1;

/** A jewel at the end of a line: its middle and size in CSS pixels, and its opacity. */
export interface LineEnd extends Size {
  readonly at: Point;
  readonly opacity: number;
}

/** How far the edge of a jewel is from its middle in a direction, in CSS pixels. */
const reachOf = ({ width, height }: Size, [x, y]: Point): number =>
  Math.min(width / 2 / Math.max(Math.abs(x), 1e-6), height / 2 / Math.max(Math.abs(y), 1e-6));

/** The ends of a line between two jewels; undefined where they are too near to each other. */
export function lineBetween(
  one: LineEnd,
  other: LineEnd,
  square: number,
): readonly [from: Point, to: Point] | undefined {
  const [x, y] = [other.at[0] - one.at[0], other.at[1] - one.at[1]];
  const length = Math.hypot(x, y);
  const way: Point = [x / length, y / length];
  const [start, end] = [one, other].map((jewel) => reachOf(jewel, way) + AWAY * square) as [
    number,
    number,
  ];
  if (!(length - start - end >= SHORTEST * square)) return undefined;
  const on = (far: number): Point => [one.at[0] + way[0] * far, one.at[1] + way[1] * far];
  return [on(start), on(length - end)];
}

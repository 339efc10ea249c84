import type { Size } from '../../theme/viewport.ts';

/** The distance of a line to the jewels at its ends, and its least length, as shares of that square. */
const AWAY = 0.1;
const SHORTEST = 0.1;

/** A jewel at the end of a line: its middle and size in CSS pixels, and its opacity, 0 for none. It is changed in place. */
export type LineEnd = { -readonly [Part in keyof Size | 'x' | 'y' | 'opacity']: number };

/** How far the edge of a jewel is from its middle in a direction, in CSS pixels. */
const reachOf = ({ width, height }: Size, x: number, y: number): number =>
  Math.min(width / 2 / Math.max(Math.abs(x), 1e-6), height / 2 / Math.max(Math.abs(y), 1e-6));

/**
 * Writes both ends of a line between two jewels.
 *
 * @param at where the four numbers begin
 * @returns whether there is one: not where they are too near to each other
 */
export function putLine(
  one: Readonly<LineEnd>,
  other: Readonly<LineEnd>,
  square: number,
  into: Float32Array | number[],
  at: number,
): boolean {
  const length = Math.hypot(other.x - one.x, other.y - one.y);
  const x = (other.x - one.x) / length;
  const y = (other.y - one.y) / length;
  const start = reachOf(one, x, y) + AWAY * square;
  const end = length - reachOf(other, x, y) - AWAY * square;
  if (!(end - start >= SHORTEST * square)) return false;
  into[at] = one.x + x * start;
  into[at + 1] = one.y + y * start;
  into[at + 2] = one.x + x * end;
  into[at + 3] = one.y + y * end;
  return true;
}

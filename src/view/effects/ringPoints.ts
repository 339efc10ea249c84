import type { Rgb } from '../../theme/colour.ts';
import type { BoardGeometry } from '../board/geometry.ts';

/** A colour and the share of a cell's area that it has, 0 to 1. */
interface RingShare {
  readonly colour: number;
  readonly area: number;
}

/** Cell → what is drawn in it, from the edge to the middle; the areas of a cell add up to 1 at most. */
export type CellRings = readonly (readonly RingShare[])[];

/** The width of the rim that a cell keeps, in cell widths. */
const RIM = 0.045;
/** The points of nested shapes in the cells of a board: triangles from the middle to each side. */
export function ringPoints(
  { sites, kinds }: Pick<BoardGeometry, 'sites' | 'kinds'>,
  rings: CellRings,
  colours: readonly Rgb[],
): Float32Array<ArrayBuffer> {
  const points: number[] = [];
  for (const [cell, shares] of rings.entries()) {
    const { middle, kind } = sites[cell]!;
    const corners = kinds[kind]!;
    const [[x0, y0], [x1, y1]] = [corners[0]!, corners[1]!];
    const apothem = Math.hypot((x0 + x1) / 2, (y0 + y1) / 2);
    const whole = 1 - RIM / apothem;
    let left = shares.reduce((sum, { area }) => sum + area, 0);
    for (const { colour, area } of shares) {
      const size = whole * Math.sqrt(Math.max(0, left));
      left -= area;
      const paint = colours[colour]!;
      for (const [i, from] of corners.entries()) {
        const to = corners[(i + 1) % corners.length]!;
        points.push(...middle, apothem * size, ...paint);
        for (const [x, y] of [from, to])
          points.push(middle[0] + size * x, middle[1] + size * y, 0, ...paint);
      }
    }
  }
  return Float32Array.from(points);
}

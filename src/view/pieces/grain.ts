import type { BoardGeometry } from '../board/geometry.ts';

/** Of two directions that are as good, a tile takes always the same one. */
const BIAS = 0.01;

/**
 * The direction in which a tile is longest, in radians clockwise from the right: on squares a multiple of a quarter
 * turn, elsewhere of a twelfth. It turns as the tile turns.
 *
 * @param owner cell → its tile
 */
export function grainOf(
  { sites, sides }: Pick<BoardGeometry, 'sites' | 'sides'>,
  owner: ArrayLike<number>,
  tile: number,
): number {
  let count = 0;
  let x = 0;
  let y = 0;
  let xx = 0;
  let yy = 0;
  let xy = 0;
  for (let cell = 0; cell < owner.length; cell++) {
    if (owner[cell] !== tile) continue;
    const { middle } = sites[cell]!;
    count++;
    x += middle[0];
    y += middle[1];
    xx += middle[0] * middle[0];
    yy += middle[1] * middle[1];
    xy += middle[0] * middle[1];
  }
  const across = xx - yy - (x * x - y * y) / count;
  const slanted = 2 * (xy - (x * y) / count);
  if (Math.hypot(across, slanted) < 1e-6 * count) return 0;
  const step = sides === 4 ? Math.PI / 2 : Math.PI / 6;
  return Math.round(Math.atan2(slanted, across) / 2 / step - BIAS) * step;
}

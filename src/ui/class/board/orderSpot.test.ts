import { isNameLegible, nameSize, spokenHeight } from '../../../theme/pieceArt.ts';
import { orderSpot } from './orderSpot.ts';
import { expect, test } from 'vitest';
import { middleOf } from '../../../puzzle/geometry.ts';
import { lattices, type LatticeId } from '../../../puzzle/lattices/index.ts';
import type { Cell } from '../../../puzzle/types.ts';

/** Of bold letters and digits, in font sizes. */
const [LETTER, DIGIT, HEIGHT] = [0.68, 0.68, 0.73];
/**
 * What is between a name and a number above it, in cell widths: a name may be drawn a little above the
 * middle.
 */
const GAP = { square: 0, triangle: 0.04, hexagon: 0.04 };
/** In CSS px; pieces of boards with smaller cells are so many that their names are long, and left out. */
const SMALLEST = 32;
const names = ['P', 'I2', 'Cro', '5.16', '6.20'];
const cells: readonly (readonly [LatticeId, Cell])[] = [
  ['square', [0, 0]],
  ['triangle', [0, 0]],
  ['triangle', [1, 0]],
  ['hexagon', [0, 0]],
];

/** Whether a point, from the middle of a cell, is within its outline. */
function isWithin(lattice: LatticeId, cell: Cell, [x, y]: readonly [number, number]): boolean {
  const [middleX, middleY] = middleOf(lattices[lattice], cell);
  const corners = lattices[lattice].corners(cell);
  return corners.every(([fromX, fromY], i) => {
    const [toX, toY] = corners[(i + 1) % corners.length]!;
    return (toX - fromX) * (middleY + y - fromY) - (toY - fromY) * (middleX + x - fromX) > -1e-9;
  });
}

test.each(cells)(
  'the number of a tile is within its cell, and beside its name: %s %j',
  (id, cell) => {
    for (const name of names)
      for (const number of ['1', '12'])
        for (let px = SMALLEST; px <= 160; px += 4) {
          const { x, y, anchor, size } = orderSpot(id, name.length, px);
          expect(size * px).toBeGreaterThan(id === 'triangle' ? 8.99 : 10.99);
          const width = number.length * DIGIT * size;
          const left = anchor === 'end' ? x - width : x - width / 2;
          const [right, top, bottom] = [
            left + width,
            y - (HEIGHT / 2) * size,
            y + (HEIGHT / 2) * size,
          ];
          const corners = [left, right].flatMap((at) => [
            [at, top] as const,
            [at, bottom] as const,
          ]);
          const outside = corners.filter((corner) => !isWithin(id, cell, corner));
          expect({ name, number, px, outside }).toEqual({ name, number, px, outside: [] });
          if (!isNameLegible(name.length, px)) continue;
          const written = nameSize(name.length, spokenHeight(id, px));
          const half = [(name.length * LETTER * written) / 2, (HEIGHT * written) / 2] as const;
          const isApart = left >= half[0] || right <= -half[0] || bottom <= -half[1] - GAP[id];
          expect({ name, number, px, isApart }).toEqual({ name, number, px, isApart: true });
        }
  },
);

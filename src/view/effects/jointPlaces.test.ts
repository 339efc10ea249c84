import { expect, test } from 'vitest';
import { geometryOf } from '../board/geometry.ts';
import type { Cell } from '../../puzzle/types.ts';
import { jointsOf } from './jointPlaces.ts';

test.each([
  ['square', 1],
  ['triangle', 1],
  ['hexagon', 2],
] as const)(
  'on a lattice of the kind %s each edge between two cells is a joint, halfway between them and across',
  (lattice, apart) => {
    const cells = Array.from({ length: 4 }, (_, x): Cell => [x * apart, 0]);
    const board = geometryOf({ lattice, cells, labelled: [] });
    const joints = jointsOf(board);
    expect(joints.map(({ one, other }) => [one, other])).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    for (const { one, other, middle, along } of joints) {
      const [a, b] = [board.sites[one]!.middle, board.sites[other]!.middle];
      expect(middle[0]).toBeCloseTo((a[0] + b[0]) / 2, 6);
      expect(middle[1]).toBeCloseTo((a[1] + b[1]) / 2, 6);
      expect((b[0] - a[0]) * along[0] + (b[1] - a[1]) * along[1]).toBeCloseTo(0, 6);
    }
  },
);

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LatticeId, Point } from '../../puzzle/lattices/index.ts';
import { geometryOf } from '../board/geometry.ts';
import { seenBelow } from './covered.ts';
import { newPose, setMatrix } from './pose.ts';

/** How far a letter reaches, in cell widths. */
const HALF = 0.23;

/** A tile of one cell in flight, at so much of its size, its front and its angle, with its middle at the origin. */
function flying(
  lattice: LatticeId,
  { size = 1, front = 1, angle = 0, opacity = 1, lift = 0 } = {},
) {
  const board = geometryOf({ lattice, cells: [[0, 0]], labelled: [] });
  const [x, y] = board.sites[0]!.middle;
  const matrix = new Float32Array(6);
  setMatrix(matrix, { ...newPose(), size, front, angle }, { ...newPose(), x, y });
  const flights = [undefined, { cells: Int32Array.of(0), matrix, lift, opacity }];
  return {
    board,
    seenAt: (at: Point): number => seenBelow(at[0], at[1], HALF, 1, board, flights),
    /** A corner of the cell as it is drawn. */
    cornerAt: (i: number): Point => {
      const [dx, dy] = board.kinds[0]![i % board.sides]!;
      return [
        matrix[0]! * (x + dx) + matrix[2]! * (y + dy) + matrix[4]!,
        matrix[1]! * (x + dx) + matrix[3]! * (y + dy) + matrix[5]!,
      ];
    },
  };
}

describe.each(['square', 'triangle', 'hexagon'] as const)('below a tile of one %s', (lattice) => {
  test('a letter is unseen wherever the tile, turned, flipped and small, reaches the middle of it', () => {
    fc.assert(
      fc.property(
        fc.record({
          size: fc.double({ min: 0.4, max: 1.2, noNaN: true }),
          front: fc.double({ min: 0.16, max: 1, noNaN: true }),
          angle: fc.double({ min: -3, max: 3, noNaN: true }),
        }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.nat(5),
        fc.double({ min: 0, max: HALF - 0.01, noNaN: true }),
        fc.double({ min: 0, max: 6.3, noNaN: true }),
        (pose, along, side, far, way) => {
          const { cornerAt, seenAt } = flying(lattice, pose);
          const [one, next] = [cornerAt(side), cornerAt(side + 1)];
          const edge = [0, 1].map((axis) => one[axis]! + (next[axis]! - one[axis]!) * along);
          expect(seenAt([edge[0]! + far * Math.cos(way), edge[1]! + far * Math.sin(way)])).toBe(0);
        },
      ),
    );
  });

  test('one on a cell beside it, or farther away, is seen in full', () => {
    const { board, seenAt } = flying(lattice);
    const corners = board.kinds[0]!;
    corners.forEach(([x, y], i) => {
      const [nextX, nextY] = corners[(i + 1) % corners.length]!;
      for (const far of [1, 1.4, 3]) expect(seenAt([(x + nextX) * far, (y + nextY) * far])).toBe(1);
    });
  });
});

test('a letter comes and goes little by little, as far as the tile is opaque, and below where it is lifted', () => {
  const { seenAt } = flying('square');
  const way = Array.from({ length: 60 }, (_, i) => seenAt([1 - i / 120, 0.1]));
  expect(way).toEqual(way.toSorted((one, other) => other - one));
  expect(way.filter((seen) => seen > 0 && seen < 1).length).toBeGreaterThan(15);
  expect(flying('square', { opacity: 0.4 }).seenAt([0, 0])).toBeCloseTo(0.6);
  expect(flying('square', { lift: 3 }).seenAt([0, 0])).toBe(1);
  expect(flying('square', { lift: 3 }).seenAt([0, -3])).toBe(0);
});

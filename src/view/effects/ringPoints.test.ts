import { expect, test } from 'vitest';
import { lattices } from '../../puzzle/lattices/index.ts';
import type { Cell } from '../../puzzle/types.ts';
import { geometryOf } from '../board/geometry.ts';
import { ringPoints } from './ringPoints.ts';

/** The area of triangles, each of three points of six numbers, by the red of their colour. */
function areas(points: Float32Array): Map<number, number> {
  const sums = new Map<number, number>();
  for (let at = 0; at < points.length; at += 18) {
    const [x, y] = [0, 6, 12]
      .map((i) => [points[at + i]!, points[at + i + 1]!])
      .reduce(
        ([xs, ys], [px, py]) => [
          [...xs!, px!],
          [...ys!, py!],
        ],
        [[], []] as number[][],
      );
    const area =
      Math.abs((x![1]! - x![0]!) * (y![2]! - y![0]!) - (x![2]! - x![0]!) * (y![1]! - y![0]!)) / 2;
    sums.set(points[at + 3]!, (sums.get(points[at + 3]!) ?? 0) + area);
  }
  return sums;
}

const all = ['square', 'hexagon', 'triangle'] as const;

test.each(all)('nested shapes have the areas that are asked for: %s', (lattice) => {
  const cells: Cell[] = [
    [0, 0],
    [1, 0],
  ];
  const geometry = geometryOf({ lattice, cells, labelled: [] });
  const shares = [
    { colour: 0, area: 0.5 },
    { colour: 1, area: 0.375 },
    { colour: 2, area: 0.125 },
  ];
  const colours = [0, 1, 2].map((red) => [red, 0, 0] as const);
  const rings = geometry.sites.map(() => shares);
  const drawn = areas(ringPoints(geometry, rings, colours));
  // Each shape lies on the one before.
  const whole = drawn.get(0)!;
  expect(drawn.get(1)! / whole).toBeCloseTo(0.5, 5);
  expect(drawn.get(2)! / whole).toBeCloseTo(0.125, 5);
  expect(lattices[lattice].corners([0, 0])).toHaveLength(geometry.sides);
  const half = ringPoints(
    geometry,
    geometry.sites.map(() => [{ colour: 0, area: 0.25 }]),
    colours,
  );
  expect(areas(half).get(0)! / whole).toBeCloseTo(0.25, 5);
});

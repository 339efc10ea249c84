import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { edges, outline } from '../puzzle/geometry.ts';
import { lattices, type LatticeId, type Point } from '../puzzle/lattices/index.ts';
import type { Cell } from '../puzzle/types.ts';
import { awayFrom } from '../testing/pictures/polygons.ts';
import { areaOf, mostOffset, offsetOutline } from './offset.ts';

const anyCells = (id: LatticeId): fc.Arbitrary<Cell[]> => {
  const { board } = lattices[id].drawn;
  const grid = Array.from({ length: 36 }, (_, i): Cell => [i % 6, Math.floor(i / 6)]);
  return fc.subarray(
    grid.filter(([c, r]) => board[(c + r) % 2] !== ' '),
    { minLength: 1 },
  );
};

describe.each(Object.keys(lattices) as LatticeId[])('%s', (id) => {
  const anyDistance = fc.integer({ min: 1, max: 99 }).map((n) => (n / 100) * mostOffset(id));

  test('outwards, every point of the border is the distance away from the path', () => {
    fc.assert(
      fc.property(anyCells(id), anyDistance, (cells, by) => {
        const loops = offsetOutline(id, cells, by);
        for (const [[x1, y1], [x2, y2]] of edges(lattices[id], cells).border) {
          const middle: Point = [(x1 + x2) / 2, (y1 + y2) / 2];
          expect(awayFrom(loops, middle)).toBeCloseTo(by, 9);
          expect(awayFrom(loops, [x1, y1])).toBeGreaterThan(by - 1e-9);
        }
      }),
    );
  });

  test('inwards, every point of the path is the distance away from the border, and so is the border', () => {
    fc.assert(
      fc.property(anyCells(id), anyDistance, (cells, by) => {
        const border = outline(lattices[id], cells);
        const loops = offsetOutline(id, cells, -by);
        for (const point of loops.flat())
          expect(awayFrom(border, point)).toBeGreaterThan(by - 1e-9);
        for (const [[x1, y1], [x2, y2]] of edges(lattices[id], cells).border)
          expect(awayFrom(loops, [(x1 + x2) / 2, (y1 + y2) / 2])).toBeCloseTo(by, 9);
        const area = (all: readonly (readonly Point[])[]): number =>
          all.reduce((sum, loop) => sum + areaOf(loop), 0);
        expect(area(loops)).toBeLessThan(area(border));
        expect(area(loops)).toBeGreaterThan(0);
      }),
    );
  });

  test('a cell grows and shrinks as a regular polygon does', () => {
    const radius = 2 * mostOffset(id);
    for (const by of [-0.4, -0.1, 0, 0.1, 0.4]) {
      const [loop] = offsetOutline(id, [[2, 2]], by * radius);
      expect(areaOf(loop!)).toBeCloseTo((1 + by) ** 2, 9);
    }
  });
});

test('cells that surround a hole and touch in a point have a path around all, and one in the hole', () => {
  const ring: Cell[] = [];
  for (let r = 0; r < 3; r++)
    for (let c = 0; c < 3; c++) if ((c !== 1 || r !== 1) && (c !== 2 || r !== 2)) ring.push([c, r]);
  const by = 0.1;
  const areas = offsetOutline('square', ring, by).map(areaOf);
  // Around 8 cells with a corner left out, and the hole.
  expect(areas).toHaveLength(2);
  expect(areas[0]).toBeCloseTo(3.2 ** 2 - 1, 9);
  expect(areas[1]).toBeCloseTo(-(0.8 ** 2), 9);
});

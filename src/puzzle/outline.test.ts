import { edges, outline } from './geometry.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lattices, type Lattice, type LatticeId, type Point } from './lattices/index.ts';
import type { Cell } from './types.ts';

/** Positive for loops that go clockwise on the screen. */
const area = (loop: readonly Point[]): number =>
  loop.reduce((sum, [x, y], i) => {
    const [x2, y2] = loop[(i + 1) % loop.length]!;
    return sum + (x * y2 - x2 * y) / 2;
  }, 0);

const length = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], i) => {
    const [x2, y2] = points[(i + 1) % points.length]!;
    return sum + Math.hypot(x2 - x, y2 - y);
  }, 0);

/** Some of the cells about the origin, hanging together or not. */
const anyCells = (lattice: Lattice): fc.Arbitrary<Cell[]> => {
  const grid = Array.from({ length: 48 }, (_, i): Cell => [i % 8, Math.floor(i / 8)]);
  const cells = grid.filter(([c, r]) => lattice.drawn.board[(c + r) % 2] !== ' ');
  return fc.subarray(cells, { minLength: 1 });
};

describe.each(Object.keys(lattices) as LatticeId[])('%s', (id) => {
  const lattice = lattices[id];

  test('outlines hold the area of the cells, holes taken away, and are as long as their border', () => {
    fc.assert(
      fc.property(anyCells(lattice), (cells) => {
        const loops = outline(lattice, cells);
        expect(loops.reduce((sum, loop) => sum + area(loop), 0)).toBeCloseTo(cells.length);
        const border = edges(lattice, cells).border.reduce(
          (sum, [[x1, y1], [x2, y2]]) => sum + Math.hypot(x2 - x1, y2 - y1),
          0,
        );
        expect(loops.reduce((sum, loop) => sum + length(loop), 0)).toBeCloseTo(border);
      }),
    );
  });

  test('every edge is at the border or inside, those inside once', () => {
    fc.assert(
      fc.property(anyCells(lattice), (cells) => {
        const { border, inside } = edges(lattice, cells);
        const sides = lattice.corners(cells[0]!).length;
        expect(border.length + 2 * inside.length).toBe(sides * cells.length);
      }),
    );
  });
});

test('a straight side has no corners between its ends, and holes are counterclockwise', () => {
  const { square } = lattices;
  const ring: Cell[] = [];
  for (let r = 0; r < 3; r++) for (let c = 0; c < 3; c++) if (c !== 1 || r !== 1) ring.push([c, r]);
  const loops = outline(square, ring);
  expect(loops.map((loop) => [loop.length, area(loop)])).toEqual([
    [4, 9],
    [4, -1],
  ]);
});

test('parts that touch in a point have separate loops, unless they are joined', () => {
  const { square } = lattices;
  const cells: Cell[] = [
    [0, 0],
    [1, 1],
    [2, 0],
  ];
  expect(outline(square, cells).map(area)).toEqual([1, 1, 1]);
  expect(outline(square, cells, 'joined').map(area)).toEqual([3]);
});

import { grainOf } from './geometry.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lattices } from '../../puzzle/lattices/index.ts';
import { geometryOf } from '../board/geometry.ts';

/** The geometry of a patch of a lattice. */
const patchOf = (lattice: keyof typeof lattices, cells: readonly (readonly [number, number])[]) =>
  geometryOf({ lattice, cells, labelled: [] });

const square = patchOf(
  'square',
  Array.from({ length: 49 }, (_, i) => [i % 7, Math.floor(i / 7)] as const),
);
const owning = (cells: readonly number[]) =>
  square.sites.map((_, i) => (cells.includes(i) ? 0 : -1));

test('the grain runs along a tile', () => {
  expect(grainOf(square, owning([8, 9, 10, 11]), 0)).toBeCloseTo(0);
  expect(Math.abs(grainOf(square, owning([8, 15, 22, 29]), 0))).toBeCloseTo(Math.PI / 2);
  expect(grainOf(square, owning([8, 9, 15, 16]), 0)).toBe(0);
});

test('the grain turns as a tile turns, unless that is as wide as long, and not as it moves', () => {
  const cell = fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 2 }));
  fc.assert(
    fc.property(fc.uniqueArray(cell, { minLength: 1, maxLength: 9, selector: String }), (cells) => {
      const at = (dx: number, dy: number) =>
        Math.abs(grainOf(square, owning(cells.map(([x, y]) => x + dx + 7 * (y + dy))), 0));
      const turned = Math.abs(grainOf(square, owning(cells.map(([x, y]) => 2 - y + 7 * x)), 0));
      expect(at(3, 4)).toBeCloseTo(at(0, 0));
      const isEven = at(0, 0) === 0 && turned === 0;
      if (!isEven) expect(turned).toBeCloseTo(Math.PI / 2 - at(0, 0));
    }),
  );
});

test('on hexagons the grain runs along each of the three rows', () => {
  const { hexagon } = lattices;
  const angles = [0, 1, 2].map((row) => {
    const cells: (readonly [number, number])[] = [[10, 10]];
    for (let i = 0; i < 3; i++) cells.push(hexagon.neighbours(cells.at(-1)!)[row]!);
    const angle = grainOf(patchOf('hexagon', cells), [0, 0, 0, 0], 0);
    return Math.round((angle / Math.PI) * 180 + 180) % 180;
  });
  expect(new Set(angles)).toEqual(new Set([0, 60, 120]));
});

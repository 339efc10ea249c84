import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOut } from './layout.ts';

test('pictures keep the shape of the board, and as many stand in a row as there is room for', () => {
  let [roomy, tight] = [0, 0];
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 2000 }),
      fc.integer({ min: 60, max: 2000 }),
      fc.integer({ min: 10, max: 40 }),
      fc.double({ min: 0.1, max: 10, noNaN: true }),
      fc.integer({ min: 1, max: 4 }),
      (width, height, em, aspect, abreast) => {
        const { columns, picture, place } = layOut({ width, height, em }, aspect, abreast);
        expect(Math.abs(picture.width / aspect - picture.height)).toBeLessThanOrEqual(1);
        expect(columns === 1 || columns * place.width <= width).toBe(true);
        expect((columns + 1) * place.width).toBeGreaterThan(width);
        // Unless there is hardly room for anything, a place is seen as a whole.
        if (picture.width <= em) return;
        roomy++;
        expect(place.height).toBeLessThanOrEqual(height + 2);
        expect(place.height).toBeGreaterThanOrEqual(picture.height + em);
        // Of a list that is scrolled to its end no row is cut off.
        const rows = Math.round(height / place.height);
        expect(Math.abs(rows * place.height - height)).toBeLessThan(3 + rows);
        expect(columns).toBeGreaterThanOrEqual(abreast);
        // Nor is it higher than its picture and number, unless the picture is as wide as there is room.
        if (place.width >= Math.floor(width / abreast) - 1) return;
        tight++;
        expect(place.height - picture.height).toBeLessThanOrEqual(2 * em + 2 + 1 / aspect);
      },
    ),
    { numRuns: 200 },
  );
  expect(roomy).toBeGreaterThan(100);
  expect(tight).toBeGreaterThan(50);
});

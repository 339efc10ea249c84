import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jewelAt, jewelSquare, placeAt, placesOn } from './places.ts';
import { putLine, type LineEnd } from './constellationLine.ts';

const anyPage = fc.record({
  width: fc.integer({ min: 200, max: 8000 }),
  height: fc.integer({ min: 200, max: 4400 }),
});

/** The line between two jewels, in double precision. */
function lineBetween(one: LineEnd, other: LineEnd, square: number) {
  const ends = [9, 0, 0, 0, 0, 9];
  const isThere = putLine(one, other, square, ends, 1);
  expect([ends[0], ends[5]]).toEqual([9, 9]);
  return isThere
    ? ([[ends[1]!, ends[2]!] as const, [ends[3]!, ends[4]!] as const] as const)
    : undefined;
}

test('a line lies on the line between the middles of two jewels, and touches neither of their boxes', () => {
  const share = fc.double({ min: 0.2, max: 1, noNaN: true });
  fc.assert(
    fc.property(
      anyPage,
      fc.nat(21),
      fc.tuple(share, share, share, share),
      (page, number, shares) => {
        fc.pre(number + 2 < placesOn(page));
        const square = jewelSquare(page);
        const jewel = (place: number, across: number, down: number): LineEnd => {
          const { x, y, width, height } = jewelAt(placeAt(place, page)!, page);
          const middle = { x: x + width / 2, y: y + height / 2 };
          return { ...middle, width: width * across, height: height * down, opacity: 1 };
        };
        const [one, other] = [
          jewel(number, shares[0], shares[1]),
          jewel(number + 2, shares[2], shares[3]),
        ];
        const line = lineBetween(one, other, square);
        // Between small jewels there always is one.
        if (Math.max(...shares) < 0.8) expect(line).toBeDefined();
        if (!line) return;
        const [from, to] = line;
        const [x, y] = [other.x - one.x, other.y - one.y];
        const length = Math.hypot(x, y);
        const along = ([px, py]: typeof from): number =>
          ((px - one.x) * x + (py - one.y) * y) / length;
        for (const [px, py] of line)
          expect(Math.abs((px - one.x) * y - (py - one.y) * x) / length).toBeLessThan(1e-6);
        expect(along(from)).toBeGreaterThan(0);
        expect(along(to) - along(from)).toBeGreaterThanOrEqual(0.1 * square - 1e-6);
        for (const { x: atX, y: atY, width, height } of [one, other])
          for (const [px, py] of line) {
            const [off, up] = [Math.abs(px - atX) - width / 2, Math.abs(py - atY) - height / 2];
            expect(Math.max(off, up)).toBeGreaterThan(0);
          }
      },
    ),
  );
});

test('there is no line between jewels that nearly touch', () => {
  const at = (x: number): LineEnd => ({ x, y: 0, width: 40, height: 40, opacity: 1 });
  expect(lineBetween(at(0), at(50), 50)).toBeUndefined();
  expect(lineBetween(at(0), at(60), 50)).toEqual([
    [25, 0],
    [35, 0],
  ]);
});

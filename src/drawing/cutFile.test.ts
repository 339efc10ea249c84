import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDxfGroups, readDxfPaths, readSvgPaths } from '../testing/pictures/cutReader.ts';
import { anyPuzzle } from '../testing/random/anyPuzzle.ts';
import { cutDxf, cutPresets, cutSvg } from './cutFile.ts';
import { cutSheet } from './cutting.ts';
import { areaOf } from './offset.ts';

const terms = { edge: 15, kerf: 0.15, gap: 2, hasTray: true };

/** Rounding to thousandths of a mm moves a point less than this. */
const FINE = 0.001;

describe('paths to cut that are read back', () => {
  test('from SVG are closed, in the same order and the same places, in mm', () => {
    fc.assert(
      fc.property(anyPuzzle(20), (puzzle) => {
        const sheet = cutSheet(puzzle, terms);
        const svg = cutSvg(sheet, cutPresets.ponoko);
        const read = readSvgPaths(svg);
        expect(read).toHaveLength(sheet.paths.length);
        for (const [i, { loop, isClosed }] of read.entries()) {
          expect(isClosed).toBe(true);
          expect(loop).toHaveLength(sheet.paths[i]!.loop.length);
          for (const [k, [x, y]] of loop.entries()) {
            const [exactX, exactY] = sheet.paths[i]!.loop[k]!;
            expect(Math.hypot(x - exactX, y - exactY)).toBeLessThan(FINE);
          }
        }
        const [, width, height, box] =
          /^<svg [^>]*width="(.*?)mm" height="(.*?)mm" viewBox="(.*?)"/.exec(svg)!;
        expect(box).toBe(`0 0 ${width} ${height}`);
        expect(Number(width)).toBeCloseTo(sheet.width, 2);
        expect(Number(height)).toBeCloseTo(sheet.height, 2);
      }),
    );
  });

  test('from DXF are closed, too, with y upwards, on a layer for those inside others and one for the rest', () => {
    fc.assert(
      fc.property(anyPuzzle(20), (puzzle) => {
        const sheet = cutSheet(puzzle, terms);
        const read = readDxfPaths(cutDxf(sheet));
        expect(read).toHaveLength(sheet.paths.length);
        for (const [i, { loop, isClosed, layer }] of read.entries()) {
          const { loop: exact, isInside } = sheet.paths[i]!;
          expect([isClosed, layer]).toEqual([true, isInside ? 'INSIDE' : 'OUTSIDE']);
          expect(loop).toHaveLength(exact.length);
          for (const [k, [x, y]] of loop.entries())
            expect(Math.hypot(x - exact[k]![0], sheet.height - y - exact[k]![1])).toBeLessThan(
              FINE,
            );
          // Turned over, what is clockwise on the screen is counterclockwise in numbers.
          expect(Math.sign(areaOf(loop))).toBe(-Math.sign(areaOf(exact)));
        }
      }),
    );
  });
});

test('a DXF file is of release 12, in mm, and each section ends', () => {
  const [puzzle] = fc.sample(anyPuzzle(12), { numRuns: 1, seed: 1 });
  const groups = readDxfGroups(cutDxf(cutSheet(puzzle!, terms)));
  const after = (name: string): string | undefined =>
    groups[groups.findIndex(([code, value]) => code === 9 && value === name) + 1]?.[1];
  expect([after('$ACADVER'), after('$INSUNITS')]).toEqual(['AC1009', '4']);
  const marks = groups.filter(([code]) => code === 0).map(([, value]) => value);
  const countOf = (mark: string): number => marks.filter((one) => one === mark).length;
  expect([countOf('SECTION'), countOf('ENDSEC'), countOf('EOF')]).toEqual([3, 3, 1]);
  expect(countOf('SEQEND')).toBe(countOf('POLYLINE'));
  expect(marks.at(-1)).toBe('EOF');
});

test('lines have the colour and the width that a service asks for', () => {
  const [puzzle] = fc.sample(anyPuzzle(12), { numRuns: 1, seed: 1 });
  const svg = cutSvg(cutSheet(puzzle!, terms), cutPresets['hairline-red']);
  expect(svg).toContain('<g fill="none" stroke="#ff0000" stroke-width="0.0254">');
});

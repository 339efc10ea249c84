import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyPuzzle } from '../testing/random/anyPuzzle.ts';
import { colouringOf, schemeOf } from './colouring.ts';
import { lattices } from './lattices/index.ts';
import { orientations } from './orient.ts';
import { parsePuzzle } from './text.ts';

test('each colour is that of one piece, and all or none of the orientations of a piece with copies have their own', () => {
  let met = 0;
  fc.assert(
    fc.property(anyPuzzle(), (puzzle) => {
      const { count, kinds, pieces, of } = colouringOf(puzzle);
      expect(kinds).toBe(puzzle.pieces.length);
      expect(pieces).toHaveLength(count);
      const used = puzzle.pieces.map(({ cells, freedom }, piece) =>
        orientations(lattices[puzzle.lattice], cells, freedom).map((_, lies) => of(piece, lies)),
      );
      expect(new Set(used.flat())).toEqual(new Set(pieces.keys()));
      for (const [piece, colours] of used.entries()) {
        expect(colours.map((colour) => pieces[colour])).toEqual(colours.map(() => piece));
        const isEach = new Set(colours).size === colours.length;
        if (!isEach) expect(new Set(colours).size).toBe(1);
        if (puzzle.pieces[piece]!.copies === 1) expect(new Set(colours).size).toBe(1);
        else if (isEach && colours.length > 1) met++;
      }
      expect(count).toBeLessThanOrEqual(Math.max(12, kinds));
    }),
    { numRuns: 300 },
  );
  expect(met).toBeGreaterThan(10);
});

test('pieces with copies have one colour each where their orientations are too many', () => {
  const { count, of } = colouringOf(
    parsePuzzle('....\n....\n\nL x*\no\no\noo\n\nN x*\no\noo\n o\n o\n\nI\no\n'),
  );
  expect([count, of(0, 3), of(1, 7), of(2, 0)]).toEqual([3, 0, 1, 2]);
});

test('dominoes have two colours, and pieces of which there is one have theirs however they lie', () => {
  const dominoes = colouringOf(parsePuzzle('....\n....\n\nI x*\noo\n'));
  expect([dominoes.count, dominoes.kinds, dominoes.of(0, 1)]).toEqual([2, 1, 1]);
  const twelve = colouringOf(parsePuzzle(`pieces: pentomino\n\n${'......\n'.repeat(10)}`));
  expect([twelve.count, twelve.of(3, 5)]).toEqual([12, 3]);
});

test('boards vary in their colour schemes, and each keeps one own', () => {
  const rectangles = Array.from({ length: 120 }, (_, i) => {
    const [columns, rows] = [3 + (i % 12), 3 + Math.floor(i / 12)];
    return Array.from(
      { length: columns * rows },
      (__, cell) => [cell % columns, Math.floor(cell / columns)] as const,
    );
  });
  const schemes = rectangles.map((cells) => schemeOf(cells));
  expect(rectangles.map((cells) => schemeOf(cells))).toEqual(schemes);
  for (let scheme = 0; scheme < 12; scheme++) {
    const share = schemes.filter((one) => one % 12 === scheme).length / schemes.length;
    expect(share).toBeGreaterThan(1 / 40);
    expect(share).toBeLessThan(1 / 5);
  }
});

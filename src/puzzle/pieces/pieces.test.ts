import { exchangeKey, normalise, orientations, shapeKey } from '../orient.ts';
import { describe, expect, test } from 'vitest';
import { lattices, type Lattice, type LatticeId } from '../lattices/index.ts';
import { parsePuzzle } from '../text.ts';
import type { Cell, Freedom } from '../types.ts';
import { piecesIn, piecesNamed, pieceSets } from './index.ts';

/**
 * How many polyforms there are: free, one-sided, fixed (OEIS A000105, A000988, A001168 of squares,
 * A000577, A006534, A001420 of triangles, A000228, A006535, A001207 of hexagons).
 */
const published: Record<LatticeId, Record<string, readonly [number, number, number]>> = {
  square: {
    monomino: [1, 1, 1],
    domino: [1, 1, 2],
    tromino: [2, 2, 6],
    tetromino: [5, 7, 19],
    pentomino: [12, 18, 63],
    hexomino: [35, 60, 216],
    heptomino: [108, 196, 760],
  },
  triangle: {
    moniamond: [1, 1, 2],
    diamond: [1, 1, 3],
    triamond: [1, 1, 6],
    tetriamond: [3, 4, 14],
    pentiamond: [4, 6, 36],
    hexiamond: [12, 19, 94],
    heptiamond: [24, 43, 250],
    octiamond: [66, 120, 675],
  },
  hexagon: {
    monohex: [1, 1, 1],
    dihex: [1, 1, 3],
    trihex: [3, 3, 11],
    tetrahex: [7, 10, 44],
    pentahex: [22, 33, 186],
    hexahex: [82, 147, 814],
  },
};

const freedoms: readonly Freedom[] = ['free', 'one-sided', 'fixed'];

/** Whether taking away whatever touches the first cell, again and again, leaves nothing. */
function hangsTogether(lattice: Lattice, cells: readonly Cell[]): boolean {
  let reached = cells.slice(0, 1);
  for (let before = 0; before < reached.length;) {
    before = reached.length;
    reached = cells.filter((cell) =>
      reached.some((other) =>
        [other, ...lattice.neighbours(other)].some((near) => String(near) === String(cell)),
      ),
    );
  }
  return reached.length === cells.length;
}

const all = (Object.keys(pieceSets) as LatticeId[]).flatMap((lattice) =>
  Object.keys(pieceSets[lattice]).flatMap((set, size) =>
    freedoms.map((freedom, which) => ({ lattice, set, freedom, which, size: size + 1 })),
  ),
);

describe.each(all)('$freedom $set', ({ lattice, set, freedom, which, size }) => {
  const pieces = piecesNamed(lattice, freedom === 'free' ? set : `${freedom} ${set}`)!;
  const tiling = lattices[lattice];

  test('has as many pieces as are published', () => {
    expect(pieces).toHaveLength(published[lattice][set]![which]!);
  });

  test('has one copy each of connected pieces of its size, as free as it says', () => {
    for (const piece of pieces) {
      expect(piece).toMatchObject({ freedom, copies: 1 });
      expect(piece.cells).toHaveLength(size);
      expect(normalise(tiling, piece.cells)).toEqual(piece.cells);
      expect(hangsTogether(tiling, piece.cells)).toBe(true);
    }
  });

  test('has no two pieces of one shape or name', () => {
    expect(new Set(pieces.map((piece) => exchangeKey(tiling, piece))).size).toBe(pieces.length);
    expect(new Set(pieces.map(({ name }) => name)).size).toBe(pieces.length);
  });

  test('covers every fixed polyform exactly once', () => {
    const images = pieces.flatMap((piece) =>
      orientations(tiling, piece.cells, freedom).map(shapeKey),
    );
    expect(new Set(images).size).toBe(images.length);
    expect(images).toHaveLength(published[lattice][set]![2]);
  });
});

test.each(Object.keys(pieceSets) as LatticeId[])('names differ among the sets of %s', (lattice) => {
  const names = Object.values(pieceSets[lattice]).flatMap((set) => set().map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
});

test('the pentominoes come in the order of their letters, with 63 orientations', () => {
  const counted = piecesNamed('square', 'pentomino')!.map(
    ({ name, cells }) => `${name}${orientations(lattices.square, cells, 'free').length}`,
  );
  expect(counted.join(' ')).toBe('F8 I2 L8 N8 P8 T4 U4 V4 W4 X1 Y8 Z4');
});

test('hexiamonds and tetrahexes have the names of the field, with as many sides and turns', () => {
  const counted = (lattice: LatticeId, set: string) =>
    piecesNamed(lattice, set)!
      .map(({ name, cells }) => {
        const free = orientations(lattices[lattice], cells, 'free').length;
        return `${name} ${free}`;
      })
      .join(', ');
  expect(counted('triangle', 'hexiamond')).toBe(
    'Bar 6, Crook 12, Crown 6, Sphinx 12, Snake 6, Yacht 12, Chevron 6, Signpost 12, Lobster 6, Hook 12, Hexagon 1, Butterfly 3',
  );
  expect(counted('hexagon', 'tetrahex')).toBe(
    'Bar 3, Worm 12, Pistol 12, Propeller 2, Arch 6, Bee 3, Wave 6',
  );
});

test('the one-sided twin of a piece is its mirror image, named with a prime', () => {
  const twins = piecesNamed('square', 'one-sided tetromino')!;
  expect(twins.map(({ name }) => name)).toEqual(['I4', 'O4', 'T4', 'S4', "S4'", 'L4', "L4'"]);
  const [s, mirrored] = twins.slice(3);
  expect(s!.cells.map(String)).toEqual(['1,0', '2,0', '0,1', '1,1']);
  expect(mirrored!.cells.map(String)).toEqual(['0,0', '1,0', '1,1', '2,1']);
});

test('there are no other sets', () => {
  for (const name of [
    '',
    'pentominoes',
    'one-sided',
    'free pentomino',
    'constructor',
    'pent\u2028omino',
  ]) {
    expect(piecesNamed('square', name)).toBeUndefined();
  }
});

test.each([
  'pieces: domino + tetromino + domino\nwithout: T4, S4\nuse: some\n\n....\n\nI2b x3\no\n',
  'pieces: tetromino + tetromino\nwithout: T4\nuse: some\n\n....\n',
  'pieces: one-sided tetromino\nuse: some\n\n....\n\nV x*\noo\no\n',
])('as many pieces are counted as there are: %j', (text) => {
  const puzzle = parsePuzzle(text);
  const copies = puzzle.pieces.reduce((sum, piece) => sum + piece.copies, 0);
  expect(piecesIn(puzzle)).toBe(copies);
});

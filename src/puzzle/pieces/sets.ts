import { blocksOf, readPiece } from '../drawing.ts';
import type { Lattice } from '../lattices/index.ts';
import { orientations, shapesKey } from '../orient.ts';
import type { Cell, Piece } from '../types.ts';
import { enumerate } from './enumerate.ts';

/** Makes the free pieces of a set, one copy each. Names are unique across all sets of a lattice. */
export type PieceSet = () => Piece[];

/** A set written as pictures, in the format of puzzle texts. */
export const drawn =
  (lattice: Lattice, pictures: string): PieceSet =>
  () =>
    blocksOf(pictures).map((block) => readPiece(lattice, block, 'free'));

/** All polyforms of a size, named by size and number: 6.1, 6.2 and so on. */
export const numbered = (lattice: Lattice, size: number): PieceSet => {
  // Enumerated once: that takes tens of milliseconds, and many puzzles use the same set.
  let shapes: Cell[][] | undefined;
  return () =>
    (shapes ??= enumerate(lattice, size)).map((cells, index) => ({
      name: `${size}.${index + 1}`,
      cells,
      freedom: 'free',
      copies: 1,
    }));
};

/**
 * The one-sided pieces of a set: a piece that differs from its mirror image becomes two, the second
 * with a prime after its name.
 */
export const oneSided = (lattice: Lattice, pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap((piece) => {
    const images = orientations(lattice, piece.cells, 'free');
    const turned = orientations(lattice, piece.cells, 'one-sided');
    const sides: Piece[] = [{ ...piece, freedom: 'one-sided' }];
    const mirrored: Cell[] | undefined = images[turned.length];
    if (mirrored) sides.push({ ...sides[0]!, name: `${piece.name}'`, cells: mirrored });
    return sides;
  });

/** The fixed pieces of a set: one for each orientation, numbered if there are several. */
export const fixed = (lattice: Lattice, pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap((piece) => {
    const images = orientations(lattice, piece.cells, 'free');
    return images.map((cells, index): Piece => {
      const name = images.length === 1 ? piece.name : `${piece.name}-${index + 1}`;
      return { ...piece, name, cells, freedom: 'fixed' };
    });
  });

/** A key that is equal for two pieces if and only if they are interchangeable. */
export const exchangeKey = (lattice: Lattice, { cells, freedom }: Piece): string =>
  shapesKey(orientations(lattice, cells, freedom));

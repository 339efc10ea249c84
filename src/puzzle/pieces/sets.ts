import { readPiece } from '../pieceText.ts';
import { blocksOf, type Block, type Line } from '../drawing.ts';
import { numbering } from '../geometry.ts';
import type { Lattice } from '../lattices/index.ts';
import { orientations, shapeKey } from '../orient.ts';
import type { Cell, Piece } from '../types.ts';

/** The image of a shape with the smallest key: equal for all that differ by a turn or a flip. */
const canonical = (lattice: Lattice, shape: readonly Cell[]): Cell[] =>
  orientations(lattice, shape, 'free').reduce((least, image) =>
    shapeKey(image) < shapeKey(least) ? image : least,
  );

/**
 * All free polyforms of `size` cells, each as its image with the smallest key, sorted by key. The
 * lattice must be able to map any cell to the one at column 0, row 0.
 */
export function enumerate(lattice: Lattice, size: number): Cell[][] {
  let shapes: Cell[][] = [canonical(lattice, [[0, 0]])];
  for (let cells = 1; cells < size; cells++) {
    const grown = new Map<string, Cell[]>();
    for (const shape of shapes) {
      const numberOf = numbering(shape);
      for (const cell of shape.flatMap((cell) => lattice.neighbours(cell))) {
        if (numberOf(cell) !== undefined) continue;
        const image = canonical(lattice, [...shape, cell]);
        grown.set(shapeKey(image), image);
      }
    }
    shapes = [...grown.values()];
  }
  return shapes.sort((a, b) => (shapeKey(a) < shapeKey(b) ? -1 : 1));
}

/** Makes the free pieces of a set, one copy each. Names are unique across all sets of a lattice. */
export type PieceSet = () => Piece[];

/** Sets as rows of pictures side by side, in the format of puzzle texts. */
export const drawn = (
  lattice: Lattice,
  sets: Readonly<Record<string, string>>,
): Readonly<Record<string, PieceSet>> =>
  Object.fromEntries(
    Object.entries(sets).map(([set, rows]) => [
      set,
      () =>
        blocksOf(rows)
          .flatMap(picturesOf)
          .map((picture) => readPiece(lattice, picture, 'free')),
    ]),
  );

/** The pictures of a row, each from the column of its name to that of the next. */
function picturesOf([names, ...lines]: Block): Block[] {
  const columns = [...names.text.matchAll(/\S+/g)].map(({ index }) => index);
  return columns.map((column, i): Block => {
    const cut = ({ text, number }: Line): Line => ({
      text: text.slice(column, columns[i + 1]),
      number,
    });
    return [cut(names), ...lines.map(cut)];
  });
}

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

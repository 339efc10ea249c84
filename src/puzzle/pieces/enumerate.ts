import type { Lattice } from '../lattices/index.ts';
import { orientations, shapeKey } from '../orient.ts';
import type { Cell } from '../types.ts';

/** The image of a shape whose key comes first: the same for all that are equal when turned or flipped. */
const canonical = (lattice: Lattice, shape: readonly Cell[]): Cell[] =>
  orientations(lattice, shape, 'free').reduce((least, image) =>
    shapeKey(image) < shapeKey(least) ? image : least,
  );

/**
 * Every free polyform of so many cells, each as the image whose key comes first, in the order of
 * their keys. Every cell of a lattice must be an image of the one at column 0, row 0.
 */
export function enumerate(lattice: Lattice, size: number): Cell[][] {
  let shapes: Cell[][] = [canonical(lattice, [[0, 0]])];
  for (let grown = 1; grown < size; grown++) {
    const larger = new Map<string, Cell[]>();
    for (const shape of shapes) {
      const taken = new Set(shape.map(String));
      for (const cell of shape.flatMap((cell) => lattice.neighbours(cell))) {
        if (taken.has(String(cell))) continue;
        const image = canonical(lattice, [...shape, cell]);
        larger.set(shapeKey(image), image);
      }
    }
    shapes = [...larger.values()];
  }
  return shapes.sort((a, b) => (shapeKey(a) < shapeKey(b) ? -1 : 1));
}

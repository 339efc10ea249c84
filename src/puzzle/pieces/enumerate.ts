import { numbering } from '../geometry.ts';
import type { Lattice } from '../lattices/index.ts';
import { orientations, shapeKey } from '../orient.ts';
import type { Cell } from '../types.ts';

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

import { allSymmetries, type Lattice } from './lattice.ts';

/** Half the side and the height of an equilateral triangle of area 1. */
const HALF = 3 ** -0.25;
const HEIGHT = 3 ** 0.25;

const pointsUp = (column: number, row: number): boolean => (column + row) % 2 === 0;

/** Triangles: a column is half a side wide, and those where column + row is even point up. */
export const triangle = {
  id: 'triangle',
  drawn: { board: ['^', 'v'], piece: ['^', 'v'] },
  hasWalls: false,
  symmetries: allSymmetries({
    turns: 6,
    // About the top corner of the cell at 0, 0. Centres are a third of a row from the base.
    turn: ([c, r]) => {
      const thirds = 3 * r + (pointsUp(c, r) ? 2 : 1);
      return [(c - thirds) / 2, Math.floor((3 * c + thirds) / 6)];
    },
    mirror: ([c, r]) => [-c, r],
  }),
  turns: 6,
  colours: 2,
  colourOf: ([c, r]) => (pointsUp(c, r) ? 0 : 1),
  isTranslation: (columns, rows) => (columns + rows) % 2 === 0,
  neighbours: ([c, r]) =>
    pointsUp(c, r)
      ? [
          [c + 1, r],
          [c, r + 1],
          [c - 1, r],
        ]
      : [
          [c, r - 1],
          [c + 1, r],
          [c - 1, r],
        ],
  corners: ([c, r]) => {
    const [left, middle, right] = [c * HALF, (c + 1) * HALF, (c + 2) * HALF];
    const [top, bottom] = [r * HEIGHT, (r + 1) * HEIGHT];
    return pointsUp(c, r)
      ? [
          [middle, top],
          [right, bottom],
          [left, bottom],
        ]
      : [
          [left, top],
          [right, top],
          [middle, bottom],
        ];
  },
} as const satisfies Lattice;

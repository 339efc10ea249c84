import { allSymmetries, type Lattice } from './lattice.ts';

/** The side and half the width of a regular hexagon of area 1 that stands on a corner. */
const SIDE = Math.sqrt(2 / Math.sqrt(27));
const HALF = (SIDE * Math.sqrt(3)) / 2;

/** Hexagons: a column is half a cell wide, and cells are where column + row is even. */
export const hexagon = {
  id: 'hexagon',
  drawn: { board: ['.', ' '], piece: ['o', ' '] },
  hasWalls: false,
  symmetries: allSymmetries({
    turns: 6,
    turn: ([c, r]) => [(c - 3 * r) / 2, (c + r) / 2],
    mirror: ([c, r]) => [-c, r],
  }),
  turns: 6,
  colours: 3,
  // The colour advances by one with each cell to the right, and with each down and to the left.
  colourOf: ([c, r]) => ((((c - 3 * r) / 2) % 3) + 3) % 3,
  isTranslation: (columns, rows) => (columns + rows) % 2 === 0,
  neighbours: ([c, r]) => [
    [c - 1, r - 1],
    [c + 1, r - 1],
    [c + 2, r],
    [c + 1, r + 1],
    [c - 1, r + 1],
    [c - 2, r],
  ],
  corners: ([c, r]) => {
    const [left, middle, right] = [c * HALF, (c + 1) * HALF, (c + 2) * HALF];
    const top = 1.5 * r * SIDE;
    return [
      [left, top + SIDE / 2],
      [middle, top],
      [right, top + SIDE / 2],
      [right, top + 1.5 * SIDE],
      [middle, top + 2 * SIDE],
      [left, top + 1.5 * SIDE],
    ];
  },
} as const satisfies Lattice;

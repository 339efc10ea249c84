import { allSymmetries, type Lattice } from './lattice.ts';

/** Squares: columns to the right, rows down. */
export const square = {
  id: 'square',
  drawn: { board: ['.', '.'], piece: ['o', 'o'] },
  hasWalls: true,
  symmetries: allSymmetries({
    turns: 4,
    turn: ([c, r]) => [-r, c],
    mirror: ([c, r]) => [-c, r],
  }),
  turns: 4,
  colours: 2,
  colourOf: ([c, r]) => Math.abs((c + r) % 2),
  isTranslation: () => true,
  neighbours: ([c, r]) => [
    [c, r - 1],
    [c + 1, r],
    [c, r + 1],
    [c - 1, r],
  ],
  corners: ([c, r]) => [
    [c, r],
    [c + 1, r],
    [c + 1, r + 1],
    [c, r + 1],
  ],
} as const satisfies Lattice;

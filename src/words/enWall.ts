import type { LatticeId } from '../puzzle/lattices/index.ts';
import { count, number } from './enNumbers.ts';

/** Which solutions a number includes. */
const ofWhich = (unique: boolean): string =>
  `turns and flips ${unique ? 'counted once' : 'included'}`;

const solved: Record<LatticeId, string> = {
  square: 'Solved so far: boards of squares',
  triangle: 'Solved so far: boards of triangles',
  hexagon: 'Solved so far: boards of hexagons',
};

/** Walls of many boards, in English. */
export const enWall = {
  solved: (lattice: LatticeId) => solved[lattice],
  allSolved: 'all that were solved in this browser, each with the last solution found',
  latest: (boards: number) =>
    `the ${number(boards)} solved last in this browser, each with the last solution found`,
  none: 'none has been solved in this browser yet',
  all: (solutions: number, unique: boolean) =>
    `all ${count(solutions, 'solution')}, ${ofWhich(unique)}`,
  first: (solutions: number, unique: boolean) =>
    `the first ${count(solutions, 'solution')}, ${ofWhich(unique)}`,
  full: (full: number, boards: number) => `${number(full)} of ${number(boards)}`,
};

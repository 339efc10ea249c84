import type { Lattice } from './lattice.ts';
import { square } from './square.ts';

/** Every lattice, by its name in puzzle texts. */
export const lattices = { square } satisfies Record<string, Lattice>;

export type LatticeId = keyof typeof lattices;
export type { Lattice, Point } from './lattice.ts';

import type { Lattice } from './lattice.ts';
import { square } from './square.ts';

const all = { square } satisfies Record<string, Lattice>;

export type LatticeId = keyof typeof all;

/** Every lattice, by its name in puzzle texts. */
export const lattices: Readonly<Record<LatticeId, Lattice>> = all;
export type { Lattice, Point } from './lattice.ts';

import { hexagon } from './hexagon.ts';
import type { Lattice } from './lattice.ts';
import { square } from './square.ts';
import { triangle } from './triangle.ts';

const all = { square, triangle, hexagon } satisfies Record<string, Lattice>;

export type LatticeId = keyof typeof all;

/** Every lattice, by its name in puzzle texts; the first is the default. */
export const lattices: Readonly<Record<LatticeId, Lattice>> = all;
export type { Cell, Lattice, Point } from './lattice.ts';

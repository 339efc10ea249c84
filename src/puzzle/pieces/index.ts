import { lattices, type LatticeId } from '../lattices/index.ts';
import type { Piece } from '../types.ts';
import { polyhexes } from './polyhexes.ts';
import { polyiamonds } from './polyiamonds.ts';
import { polyominoes } from './polyominoes.ts';
import { fixed, oneSided, type PieceSet } from './sets.ts';

/** The named sets of every lattice, smallest pieces first. */
export const pieceSets: Readonly<Record<LatticeId, Readonly<Record<string, PieceSet>>>> = {
  square: polyominoes,
  triangle: polyiamonds,
  hexagon: polyhexes,
};

/** Sets that were made before: to find all shapes of a size takes a while. */
const made = new Map<string, readonly Piece[]>();

/**
 * The pieces of a named set, one copy each, or undefined where the lattice has none of that name.
 * The name may begin with `one-sided ` or `fixed `.
 */
export function piecesNamed(lattice: LatticeId, name: string): readonly Piece[] | undefined {
  const key = `${lattice} ${name}`;
  const pieces = made.get(key) ?? make(lattice, name);
  if (pieces) made.set(key, pieces);
  return pieces;
}

function make(lattice: LatticeId, name: string): Piece[] | undefined {
  const [, freedom, base] = /^(?:(one-sided|fixed) +)?(.*)$/.exec(name)!;
  if (!Object.hasOwn(pieceSets[lattice], base!)) return undefined;
  const pieces = pieceSets[lattice][base!]!();
  if (freedom === 'one-sided') return oneSided(lattices[lattice], pieces);
  if (freedom === 'fixed') return fixed(lattices[lattice], pieces);
  return pieces;
}

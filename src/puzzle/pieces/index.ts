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

/**
 * The pieces of a named set, one copy each, or undefined where the lattice has none of that name.
 * The name may begin with `one-sided ` or `fixed `.
 */
export function piecesNamed(lattice: LatticeId, name: string): Piece[] | undefined {
  const [, freedom, base] = /^(?:(one-sided|fixed) +)?(.*)$/.exec(name)!;
  if (!Object.hasOwn(pieceSets[lattice], base!)) return undefined;
  const pieces = pieceSets[lattice][base!]!();
  if (freedom === 'one-sided') return oneSided(lattices[lattice], pieces);
  if (freedom === 'fixed') return fixed(lattices[lattice], pieces);
  return pieces;
}

import { polyhexes, polyiamonds, polyominoes } from './pictures.ts';
import { lattices, type LatticeId } from '../lattices/index.ts';
import type { Piece, Question } from '../types.ts';
import { fixed, oneSided, type PieceSet } from './sets.ts';

/** The named sets of every lattice, smallest pieces first. */
export const pieceSets: Readonly<Record<LatticeId, Readonly<Record<string, PieceSet>>>> = {
  square: polyominoes,
  triangle: polyiamonds,
  hexagon: polyhexes,
};

/**
 * The pieces of a named set, one copy each; undefined for an unknown name. The name may begin with
 * `one-sided ` or `fixed `.
 */
export function piecesNamed(lattice: LatticeId, name: string): Piece[] | undefined {
  const [, freedom, base] = /^(?:(one-sided|fixed) +)?(.*)$/s.exec(name)!;
  if (!Object.hasOwn(pieceSets[lattice], base!)) return undefined;
  const pieces = pieceSets[lattice][base!]!();
  if (freedom === 'one-sided') return oneSided(lattices[lattice], pieces);
  if (freedom === 'fixed') return fixed(lattices[lattice], pieces);
  return pieces;
}

/**
 * The number of pieces, copies counted; Infinity if any number may be used. The question must be
 * valid.
 */
export function piecesIn({ lattice, asked }: Question): number {
  const named = asked.sets
    .flatMap((set) => piecesNamed(lattice, set)!)
    .filter(({ name }) => !asked.without.includes(name));
  return named.length + asked.drawn.reduce((sum, { copies }) => sum + copies, 0);
}

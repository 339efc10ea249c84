import { lattices, type LatticeId } from '../lattices/index.ts';
import type { Piece, Question } from '../types.ts';
import { drawn, fixed, numbered, oneSided, type PieceSet } from './sets.ts';

/**
 * The named sets of every lattice, smallest pieces first. Up to a size the pieces have the letters or names
 * of the field, or letters that look like them; above that they are numbered.
 */
export const pieceSets: Readonly<Record<LatticeId, Readonly<Record<string, PieceSet>>>> = {
  square: {
    ...drawn(lattices.square, {
      monomino: `
        O1
        o`,
      domino: `
        I2
        oo`,
      tromino: `
        I3   L3
        ooo  oo
             o.`,
      tetromino: `
        I4    O4  T4   S4   L4
        oooo  oo  ooo  .oo  ooo
              oo  .o.  oo.  o..`,
      pentomino: `
        F    I  L   N   P   T    U    V    W    X    Y   Z
        .oo  o  o.  o.  oo  ooo  o.o  o..  o..  .o.  .o  oo.
        oo.  o  o.  o.  oo  .o.  ooo  o..  oo.  ooo  oo  .o.
        .o.  o  o.  oo  o.  .o.       ooo  .oo  .o.  .o  .oo
             o  oo  .o                               .o
             o`,
    }),
    hexomino: numbered(lattices.square, 6),
    heptomino: numbered(lattices.square, 7),
  },
  triangle: {
    ...drawn(lattices.triangle, {
      moniamond: `
        T1
        ^`,
      diamond: `
        D2
        ^v`,
      triamond: `
        I3
        ^v^`,
      tetriamond: `
        I4    C4   T4
        ^v^v  ^v^  .^
              v    ^v^`,
      pentiamond: `
        I5     C5   J5    L5
        ^v^v^  ^v^  ^v^v  .^
               v^   v     ^v^v`,
      hexiamond: `
        Bar     Crook  Crown  Sphinx  Snake  Yacht
        ^v^v^v  ^v^v^  ^v^v^  ...^    ...^   .^.^
                v      ..v    ^v^v^   ^v^v   ^v^v
                                      v

        Chevron  Signpost  Lobster  Hook  Hexagon  Butterfly
        ...^v    ^v^v      .^v      ..v^  ^v^      .^
        ^v^v     ..v^      ^v^v     ^v^v  v^v      ^v^v
                                                   ..v`,
    }),
    heptiamond: numbered(lattices.triangle, 7),
    octiamond: numbered(lattices.triangle, 8),
  },
  hexagon: {
    ...drawn(lattices.hexagon, {
      monohex: `
        O1
        o`,
      dihex: `
        I2
        o o`,
      trihex: `
        I3      V3     A3
        o o o   o o     o
                   o   o o`,
      tetrahex: `
        Bar       Worm     Pistol   Propeller   Arch    Bee    Wave
        o o o o   o o o    o o o       o         o o     o o   o o
                       o    o       o o         o   o   o o       o o
                                       o`,
    }),
    pentahex: numbered(lattices.hexagon, 5),
    hexahex: numbered(lattices.hexagon, 6),
  },
};

/**
 * The pieces of a named set, one copy each; undefined for an unknown name, which may begin with `one-sided `
 * or `fixed `.
 */
export function piecesNamed(lattice: LatticeId, name: string): Piece[] | undefined {
  const [, freedom, base] = /^(?:(one-sided|fixed) +)?(.*)$/s.exec(name)!;
  if (!Object.hasOwn(pieceSets[lattice], base!)) return undefined;
  const pieces = pieceSets[lattice][base!]!();
  if (freedom === 'one-sided') return oneSided(lattices[lattice], pieces);
  if (freedom === 'fixed') return fixed(lattices[lattice], pieces);
  return pieces;
}

/** The number of pieces of a valid question, copies counted; Infinity if any number may be used. */
export function piecesIn({ lattice, asked }: Question): number {
  const named = asked.sets
    .flatMap((set) => piecesNamed(lattice, set)!)
    .filter(({ name }) => !asked.without.includes(name));
  return named.length + asked.drawn.reduce((sum, { copies }) => sum + copies, 0);
}

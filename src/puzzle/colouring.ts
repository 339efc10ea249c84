import { lattices } from './lattices/index.ts';
import { orientations } from './orient.ts';
import type { Cell, Puzzle } from './types.ts';

/** The properties of a board on which its colours depend. */
export interface ColourUse {
  /** The number of colours, and of different pieces. */
  readonly count: number;
  readonly kinds: number;
  /** The number of the board's colour scheme, from 0. */
  readonly scheme: number;
}

/** The colours of a puzzle's tiles, numbered from 0 by piece, then by orientation. */
export interface Colouring extends ColourUse {
  /** Colour → its piece. */
  readonly pieces: readonly number[];
  /** The colour of a piece in an orientation, numbered as by `orientations`: 0 is as drawn. */
  readonly of: (piece: number, orientation: number) => number;
}

/** The colour scheme of a board: a hash of its cells, by FNV-1a and one step of MurmurHash3's finaliser. */
export function schemeOf(cells: readonly Cell[]): number {
  let hash = 0x811c9dc5;
  for (const coordinate of cells.flat()) hash = Math.imul(hash ^ coordinate, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** The most colours that can be told apart at a glance. */
const MOST = 12;

/**
 * The colours of a puzzle: one for each piece, and for pieces with copies one for each orientation,
 * unless that would be too many.
 */
export function colouringOf({
  lattice,
  board,
  pieces,
}: Pick<Puzzle, 'lattice' | 'board' | 'pieces'>): Colouring {
  const each = pieces.map(({ cells, freedom, copies }) =>
    copies > 1 ? orientations(lattices[lattice], cells, freedom).length : 1,
  );
  const isTooMany = each.reduce((sum, count) => sum + count, 0) > MOST;
  const counts = isTooMany ? pieces.map(() => 1) : each;
  const owners = counts.flatMap((count, piece) => Array<number>(count).fill(piece));
  const firsts = counts.map((_, piece) => owners.indexOf(piece));
  return {
    count: owners.length,
    kinds: pieces.length,
    pieces: owners,
    scheme: schemeOf(board.cells),
    of: (piece, orientation) => firsts[piece]! + (counts[piece]! > 1 ? orientation : 0),
  };
}

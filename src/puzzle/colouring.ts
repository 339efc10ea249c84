import { lattices } from './lattices/index.ts';
import { orientations } from './orient.ts';
import type { Cell, Puzzle } from './types.ts';

/** What the colours of a board are chosen by. */
export interface ColourUse {
  /** How many there are, and for how many kinds of pieces. */
  readonly count: number;
  readonly kinds: number;
  /** A number by which boards differ in their colours, from 0. */
  readonly scheme: number;
}

/** Which tiles of a puzzle have the same colour. Colours are numbered from 0, by piece, then orientation. */
export interface Colouring extends ColourUse {
  /** Colour → its piece. */
  readonly pieces: readonly number[];
  /** The colour of a piece in one of its orientations, numbered as `orientations` has them: 0 as drawn. */
  readonly of: (piece: number, orientation: number) => number;
}

/** The colour scheme of a board: a hash of its cells, by FNV-1a and one step of MurmurHash3's finaliser. */
export function schemeOf(cells: readonly Cell[]): number {
  let hash = 0x811c9dc5;
  for (const coordinate of cells.flat()) hash = Math.imul(hash ^ coordinate, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** With more colours than that, hardly any two of them differ at a glance. */
const MOST = 12;

/**
 * A piece has a colour. If there are several copies of it, each orientation has a colour of its own, so that one
 * sees how they lie; unless that would be too many.
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

import { lattices } from './lattices/index.ts';
import { orientations } from './orient.ts';
import type { Puzzle } from './types.ts';

/** How many colours there are, and for how many kinds of pieces. */
interface ColourUse {
  readonly count: number;
  readonly kinds: number;
}

/** Which tiles of a puzzle have the same colour. Colours are numbered from 0, by piece, then orientation. */
export interface Colouring extends ColourUse {
  /** Colour → its piece. */
  readonly pieces: readonly number[];
  /** The colour of a piece in one of its orientations, numbered as `orientations` has them: 0 as drawn. */
  readonly of: (piece: number, orientation: number) => number;
}

/** With more colours than that, hardly any two of them differ at a glance. */
const MOST = 12;

/**
 * A piece has a colour. If there are several copies of it, each orientation has a colour of its own, so that one
 * sees how they lie; unless that would be too many.
 */
export function colouringOf({ lattice, pieces }: Pick<Puzzle, 'lattice' | 'pieces'>): Colouring {
  const each = pieces.map(({ cells, freedom, copies }) =>
    copies > 1 ? orientations(lattices[lattice], cells, freedom).length : 1,
  );
  const isTooMany = each.reduce((sum, count) => sum + count, 0) > MOST;
  const counts = isTooMany ? pieces.map(() => 1) : each;
  const owners = counts.flatMap((count, piece) => Array<number>(count).fill(piece));
  const firsts = counts.map((_, piece) => owners.indexOf(piece));
  return {
    ...{ count: owners.length, kinds: pieces.length, pieces: owners },
    of: (piece, orientation) => firsts[piece]! + (counts[piece]! > 1 ? orientation : 0),
  };
}

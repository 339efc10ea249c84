import { colouringOf, type ColourUse } from '../../puzzle/colouring.ts';
import { numberedCells } from '../../puzzle/fixed.ts';
import type { LatticeId } from '../../puzzle/lattices/index.ts';
import type { Cell, Puzzle } from '../../puzzle/types.ts';
import type { Tiling } from '../../run/tiling.ts';
import { themes, type Theme, type ThemeId } from '../../theme/index.ts';

/** The most jewels; more replace the oldest ones. */
export const MOST_JEWELS = 24;
/** The most cells of a jewel: more could not be made out. */
export const MOST_CELLS = 400;

/** The theme and the hour, 0 to 24, in which a board was solved. */
interface Look {
  readonly theme: ThemeId;
  readonly hour: number;
}

/**
 * A solved board that is kept small beside the next ones: all that it takes to draw it, as plain data. It keeps the
 * look of its board; older records have none.
 */
export interface Jewel extends Partial<Look> {
  /** A number of its puzzle. */
  readonly seed: number;
  readonly lattice: LatticeId;
  readonly cells: readonly Cell[];
  /** Cell → its tile, numbered from 0. */
  readonly owner: readonly number[];
  /** Tile → its colour, of those in `use`. */
  readonly colours: readonly number[];
  readonly use: ColourUse;
  /** By how many quarters it is drawn turned, as its board was. */
  readonly quarters: number;
}

/** The theme of a jewel's board; midnight where it has none. */
export const themeOf = ({ theme = 'midnight' }: Jewel): Theme => themes[theme];

/** A jewel and the number of its place, below `MOST_JEWELS`. */
export interface PlacedJewel {
  readonly jewel: Jewel;
  readonly place: number;
}

/** The hash of a text by FNV-1a, as a whole number of 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

/** The jewel of a solution; undefined if its board is too large, or not full. */
export function jewelOf(
  puzzle: Puzzle,
  tiling: Tiling,
  quarters: number,
  look: Look,
): Jewel | undefined {
  const { title, lattice, board } = puzzle;
  const tiles = [...new Set(tiling.owner)];
  if (board.cells.length > MOST_CELLS || tiles.includes(-1)) return undefined;
  const { count, kinds, scheme } = colouringOf(puzzle);
  const numbers = new Map(tiles.map((tile, number) => [tile, number]));
  return {
    seed: hashOf(`${title} ${lattice} ${board.cells.join(' ')}`),
    lattice,
    cells: numberedCells(puzzle),
    owner: Array.from(tiling.owner, (tile) => numbers.get(tile)!),
    colours: tiles.map((tile) => tiling.colourOf(tile)),
    use: { count, kinds, scheme },
    quarters,
    ...look,
  };
}

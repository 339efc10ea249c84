import { shortNames } from '../puzzle/labels.ts';
import type { LatticeId } from '../puzzle/lattices/index.ts';
import { colouringOf, type ColourUse } from '../puzzle/colouring.ts';
import type { Cell, Freedom, Puzzle } from '../puzzle/types.ts';
import { pieceColours } from '../theme/pieceArt.ts';
import type { Theme } from '../theme/index.ts';

/** The pieces of one puzzle, which have their colours among themselves. */
export interface Palette extends Omit<ColourUse, 'count'> {
  /** Colour → the short name of its piece. */
  readonly names: readonly string[];
}

/** A piece that a board is covered with, or several that are alike. */
interface StockPiece {
  readonly cells: readonly Cell[];
  /** How many there are; Infinity if any number may be used. */
  readonly copies: number;
  readonly freedom: Freedom;
  /** Its colour as it is drawn in the puzzle. */
  readonly colour: number;
}

/** What a board is covered with. */
export interface Stock {
  readonly pieces: readonly StockPiece[];
  /** Colour → its piece. */
  readonly of: readonly number[];
}

/** A board to draw, whatever lies on it. */
export interface Board {
  readonly lattice: LatticeId;
  /** Its cells, numbered as a tiling numbers them. */
  readonly cells: readonly Cell[];
  /** Other places for the same cells, of which those are taken that make them largest. All neighbours stay as they are. */
  readonly others: readonly (readonly Cell[])[];
  /** Cells with labels; one that is not on the board is a closed part of the tray. */
  readonly labelled: readonly Cell[];
  /** Of whatever puzzles are on it; colours are numbered from the first one's to the last one's. */
  readonly palettes: readonly Palette[];
  /** The most cells of a tile. */
  readonly largest: number;
  /** What it is covered with, if that is known before it lies there. */
  readonly stock?: Stock;
}

/** Colour → the short name of its piece. */
export const namesOf = ({ palettes }: Pick<Board, 'palettes'>): string[] =>
  palettes.flatMap(({ names }) => names);

/** The colours of a board in a theme, as `#rrggbb`. */
export const coloursOf = (theme: Theme, { palettes }: Pick<Board, 'palettes'>): string[] =>
  palettes.flatMap((palette) => pieceColours(theme, { ...palette, count: palette.names.length }));

/** The pieces of a puzzle; colours are numbered as in its colouring. */
export function paletteOf(puzzle: Pick<Puzzle, 'lattice' | 'board' | 'pieces'>): Palette {
  const shorts = shortNames(puzzle.pieces);
  const { pieces, kinds, scheme } = colouringOf(puzzle);
  return { names: pieces.map((piece) => shorts[piece]!), kinds, scheme };
}

/** The board of a puzzle. */
export function boardOf(puzzle: Puzzle): Board {
  const { lattice, board, labels = [], pieces } = puzzle;
  const colouring = colouringOf(puzzle);
  const largest = Math.max(1, ...pieces.map(({ cells }) => cells.length));
  return {
    lattice,
    cells: board.cells,
    others: [],
    labelled: labels.map(({ cell }) => cell),
    palettes: [paletteOf(puzzle)],
    largest,
    stock: {
      pieces: pieces.map(({ cells, copies, freedom }, piece) => ({
        cells,
        copies,
        freedom,
        colour: colouring.of(piece, 0),
      })),
      of: colouring.pieces,
    },
  };
}

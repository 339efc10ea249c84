import { numberedCells } from '../../puzzle/fixed.ts';
import { shortNames } from '../../puzzle/labels.ts';
import type { LatticeId } from '../../puzzle/lattices/index.ts';
import { colouringOf, type Colouring, type ColourUse } from '../../puzzle/colouring.ts';
import type { Cell, Freedom, Puzzle } from '../../puzzle/types.ts';
import { pieceColours, uncoloured } from '../../theme/pieceArt.ts';
import type { Theme } from '../../theme/index.ts';

/** The pieces of one puzzle, whose colours are chosen together. */
export interface Palette extends Omit<ColourUse, 'count'> {
  /** Colour → the short name of its piece. */
  readonly names: readonly string[];
  /** The colours of each piece that has several; it waits without one, by a number after all of them. */
  readonly several?: readonly (readonly number[])[];
}

/** A piece of a set, in one or several copies. */
interface SetPiece {
  readonly cells: readonly Cell[];
  /** The number of copies; Infinity for an endless supply. */
  readonly copies: number;
  readonly freedom: Freedom;
  /** Its colour while it waits: its own, if it has just one. */
  readonly colour: number;
}

export interface PieceSet {
  readonly pieces: readonly SetPiece[];
  /** Colour → its piece. */
  readonly of: readonly number[];
}

/** A board to draw, without the tiles on it. */
export interface Board {
  readonly lattice: LatticeId;
  /** Its cells, numbered as a tiling numbers them. */
  readonly cells: readonly Cell[];
  /** Other places for the same cells, with the same neighbours; those with the largest cells are drawn. */
  readonly others: readonly (readonly Cell[])[];
  /** Cells with labels; the tray is closed at one that is not on the board. */
  readonly labelled: readonly Cell[];
  /** The palettes of all its puzzles; colours are numbered from the first palette's to the last one's. */
  readonly palettes: readonly Palette[];
  /** Whether a cell that passes from one tile to another crossfades between their colours, with no open cell between. */
  readonly crossfades?: boolean;
  /** The most cells of a tile that flies. */
  readonly largest: number;
  /** Its pieces, if they are known before they lie on it. */
  readonly pieceSet?: PieceSet;
}

/** Colour → whether it is that of a piece of a single copy; of none if pieces are not known. */
export const singlesOf = ({ pieceSet: set }: Pick<Board, 'pieceSet'>): boolean[] =>
  set?.of.map((piece) => set.pieces[piece]!.copies === 1) ?? [];

/** Colour → the short name of its piece. */
export const namesOf = ({ palettes }: Pick<Board, 'palettes'>): string[] =>
  palettes.flatMap(({ names }) => names);

/** The colours of a board in a theme, as `#rrggbb`. */
export const coloursOf = (theme: Theme, { palettes }: Pick<Board, 'palettes'>): string[] =>
  palettes.flatMap((palette) => {
    const { names, several = [] } = palette;
    const colours = pieceColours(theme, { ...palette, count: names.length - several.length });
    const waiting = several.map((own) => own.map((colour) => colours[colour]!));
    return [...colours, ...waiting.map((own) => uncoloured(theme, own))];
  });

/** The pieces of a puzzle; colours are numbered as in its colouring. */
export function paletteOf(puzzle: Pick<Puzzle, 'lattice' | 'board' | 'pieces'>): Palette {
  const shorts = shortNames(puzzle.pieces);
  const { pieces, kinds, scheme } = colouringOf(puzzle);
  return { names: pieces.map((piece) => shorts[piece]!), kinds, scheme };
}

const coloursOfPiece = ({ pieces }: Colouring, piece: number): readonly number[] =>
  [...pieces.keys()].filter((colour) => pieces[colour] === piece);

export function boardOf(puzzle: Puzzle): Board {
  const { lattice, labels = [], pieces } = puzzle;
  const colouring = colouringOf(puzzle);
  const largest = Math.max(1, ...pieces.map(({ cells }) => cells.length));
  const palette = paletteOf(puzzle);
  const own = pieces.map((_, piece) => coloursOfPiece(colouring, piece));
  const several = own.filter((colours) => colours.length > 1);
  const names = several.map(([first]) => palette.names[first!]!);
  return {
    lattice,
    cells: numberedCells(puzzle),
    others: [],
    labelled: labels.map(({ cell }) => cell),
    palettes: [{ ...palette, names: [...palette.names, ...names], several }],
    largest,
    pieceSet: {
      pieces: pieces.map((piece, i) => {
        const at = several.indexOf(own[i]!);
        return { ...piece, colour: at < 0 ? own[i]![0]! : colouring.count + at };
      }),
      of: colouring.pieces,
    },
  };
}

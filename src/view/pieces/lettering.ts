import type { Point } from '../../puzzle/lattices/index.ts';
import { isMarkLegible, isNameLegible, markSize, nameSize } from '../../theme/pieceArt.ts';
import type { Layers } from '../board/layers.ts';
import type { ShownBoard } from '../board/layout.ts';
import type { RemainingPieces } from '../remaining/remainingPieces.ts';
import { FAINTEST } from '../effects/prominentTiles.ts';
import { seenBelow } from './covered.ts';
import type { Pieces } from './pieces.ts';
import { transformed } from './pose.ts';

/**
 * What is written on pieces: their names, as strong as text, where a text speaks of them, or nothing where they
 * are not legible; or, quietly, what tells pieces apart: names, or marks of one letter where those are not legible.
 */
export type Lettering = 'none' | 'names' | 'marks';

/** How a board is lettered: whether with marks rather than names, and in which size. */
export interface LetterFit {
  readonly hasMarks: boolean;
  /**
   * The font size of so many letters on cells so many times as wide as the board's, in such cells; undefined if
   * they are not legible there.
   */
  sizeOf(letters: number, times: number): number | undefined;
  /** How far so many letters reach from their middle there, in cell widths of the board. */
  reachOf(letters: number, times: number): number;
}

/** Half the widths of a capital, at most, and of a letter of several, in font sizes. */
const HALF = { alone: 0.42, among: 0.31 } as const;

/**
 * @param longest the length of the longest name: either all names are legible, or none is drawn
 * @param cell CSS pixels per cell
 * @param height the usual font size, in cell widths
 */
export function letterFit(
  lettering: Lettering,
  longest: number,
  cell: number,
  height?: number,
): LetterFit {
  const hasMarks = lettering === 'marks' && !isNameLegible(longest, cell, height);
  const sizeOf: LetterFit['sizeOf'] = (letters, times) => {
    const width = cell * times;
    // A name of one letter is as legible as a mark.
    if (hasMarks || longest === 1)
      return isMarkLegible(width) ? markSize(width, height) : undefined;
    return isNameLegible(longest, width, height) ? nameSize(letters, height) : undefined;
  };
  return {
    hasMarks,
    sizeOf,
    reachOf: (letters, times) =>
      (sizeOf(letters, times) ?? 0) *
      times *
      Math.max(HALF.alone, hasMarks ? 0 : HALF.among * letters),
  };
}

/** A tile, the cell with its name, its strength, and how much of a body it has, 0 to 1. */
interface Prominent {
  readonly colour: number;
  readonly named: number;
  readonly strength: number;
  readonly body: number;
}

/** What letters need to know of the pieces that lie, fade out and fly. */
interface Drawn {
  readonly pieces: Pick<Pieces, 'cells' | 'flights'>;
  readonly layers: {
    readonly [Layer in 'settled' | 'fading']: Pick<Layers[Layer], 'opacityOf' | 'liftOf'>;
  };
  /** Tiles that are prominent in motion trails, and how strong those are, 0 to 1. */
  readonly prominent: readonly Prominent[];
  readonly trails: number;
  readonly seats: RemainingPieces['seats'] | undefined;
  /** How far the letters of a piece of some colour reach from their middle, as `LetterFit.reachOf`. */
  readonly reachOf: (colour: number, times: number) => number;
}

/**
 * Puts the letters of a piece of some colour somewhere, on cells so many times as wide as the board's; `growth`
 * is how many times as large they are drawn as they are read.
 */
type Put = (
  colour: number,
  at: Point,
  lift: number,
  opacity: number,
  times: number,
  isAloft?: boolean,
  growth?: number,
) => void;

/**
 * Puts letters on all pieces, each as its piece is drawn, but none that a tile in flight cuts: as one of those covers the
 * letter of a piece that lies, it appears on another cell.
 */
export function letter(
  { board }: ShownBoard,
  { pieces, layers, prominent, trails, seats, reachOf }: Drawn,
  put: Put,
): void {
  const { cells, flights } = pieces;
  const { any } = flights;
  const below = (colour: number, at: Point, lift: number, times: number): number =>
    any ? seenBelow(at[0], at[1] - lift, reachOf(colour, times), times, board, flights.list) : 1;
  const { settled, fading } = layers;
  const { sites } = board;
  for (let cell = 0; cell < cells.list.length; cell++) {
    const { middle } = sites[cell]!;
    const { removed, colour, isNamed, spare } = cells.list[cell]!;
    const opacity = settled.opacityOf(cell);
    // A tile that lies is above a removed one.
    const left = fading.opacityOf(cell) * (1 - opacity);
    if (removed.isNamed && left >= FAINT)
      put(removed.colour, middle, 0, darkened(left) * below(removed.colour, middle, 0, 1), 1);
    if (!isNamed || opacity < FAINT) continue;
    const lift = settled.liftOf(cell);
    // In one of two places at a time.
    const share = 2 * below(colour, middle, lift, 1) - 1;
    if (share > 0) put(colour, middle, lift, darkened(opacity) * share, 1);
    const other = settled.opacityOf(spare);
    if (share > 0 || spare === cell || other < FAINT) continue;
    const height = settled.liftOf(spare);
    const at = sites[spare]!.middle;
    put(colour, at, height, darkened(other) * -share * below(colour, at, height, 1), 1);
  }
  for (const { colour, named, strength, body } of prominent) {
    // Where it has a body, and no other tile is seen.
    const opacity =
      Math.min(1, (strength - DIM) / (FAINTEST - DIM)) *
      body *
      trails *
      (1 - settled.opacityOf(named)) *
      (1 - fading.opacityOf(named));
    const { middle } = sites[named]!;
    if (opacity >= FAINT)
      put(colour, middle, 0, darkened(opacity) * below(colour, middle, 0, 1), 1);
  }
  for (const flight of flights.list) {
    if (!flight) continue;
    const { colour, named, lift, opacity, matrix } = flight;
    const at = transformed(matrix, sites[named]!.middle);
    const times = Math.max(Math.hypot(matrix[0]!, matrix[1]!), Math.hypot(matrix[2]!, matrix[3]!));
    const shown = opacity * faceOf(matrix, times);
    if (shown >= FAINT) put(colour, at, lift * times, darkened(shown), times, true);
  }
  if (seats)
    for (const { colour, named, opacity, pose, swelling } of seats.list)
      put(
        colour,
        named,
        0,
        opacity * below(colour, named, 0, pose.size),
        pose.size,
        false,
        1 + swelling,
      );
}

/** How much a letter is seen on a piece that is flipped, 0 to 1: one that is narrower than it has none. */
function faceOf(matrix: Float32Array, times: number): number {
  const area = Math.abs(matrix[0]! * matrix[3]! - matrix[1]! * matrix[2]!);
  return Math.min(1, Math.max(0, (area / (times * times) - 0.35) / 0.3));
}

/** The opacity of a piece that is nearly invisible, on which a letter would be all that is seen. */
const FAINT = 0.2;
/** The strength of a prominent tile that is too dim for a letter: one with a body that does not come or go has a whole one. */
const DIM = 0.45;
const darkened = (opacity: number): number => (opacity - FAINT) / (1 - FAINT);

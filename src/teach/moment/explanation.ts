import type { RuleId } from '../../solve/rules/index.ts';
import type { PieceLeaving } from './laying.ts';

/** Why no way to lay a piece on a cell is possible. */
export interface PieceRefused {
  readonly piece: number;
  /** The number of ways to lay it there, and of those that leave the board. */
  readonly ways: number;
  readonly leaving: number;
  /** The pieces that the other ways overlap, in the order they were placed. */
  readonly overlapped: readonly number[];
}

/**
 * The explanation of a moment. Items are cells and, numbered after all cells, pieces; their ways are the
 * placements that fit.
 */
export type Explanation =
  /**
   * An item is branched on, and none of its ways has been tried yet. `refused` pieces do not fit, before the
   * first that does. Where all that is tried is shown, so is what a search does not list: the pieces that
   * leave the board there.
   */
  | {
      readonly kind: 'next';
      readonly item: number;
      readonly ways: number;
      readonly isFewest: boolean;
      readonly refused: readonly number[];
      readonly leaving: readonly PieceLeaving[];
    }
  /** Back at an item, after some of its ways, with some left; `taken` was removed last. */
  | {
      readonly kind: 'again';
      readonly item: number;
      readonly tried: number;
      readonly ways: number;
      readonly taken: number;
    }
  /**
   * A placement does not fit: no copy of its piece is left, or it overlaps others. `alike` are those of the
   * piece that are tried one after the other and overlap the same ones, this one among them.
   */
  | {
      readonly kind: 'try';
      readonly placement: number;
      readonly isUsedUp: boolean;
      readonly overlapped: readonly number[];
      readonly alike: readonly number[];
    }
  | { readonly kind: 'place'; readonly placement: number; readonly depth: number }
  /**
   * A rule proves that what is open cannot be filled: of these cells, with pieces of these sizes left.
   * `colours` are those cells by the lattice's colours.
   */
  | {
      readonly kind: 'refused';
      readonly rule: RuleId;
      readonly cells: readonly number[];
      readonly sizes: readonly number[];
      readonly colours: readonly (readonly number[])[];
    }
  /** The board is full: the `solution`-th solution. */
  | { readonly kind: 'full'; readonly solution: number }
  /** The board is full, with an image of the `solution`-th solution; undefined if it is not known which. */
  | { readonly kind: 'image'; readonly solution: number | undefined }
  /** The board is full, but these pieces have not been used. */
  | { readonly kind: 'leftover'; readonly pieces: readonly number[] }
  /** An item leaves the exact cover, or comes back. */
  | { readonly kind: 'cover' | 'uncover'; readonly item: number }
  /** Nothing fits on the item: a dead end. For a cell, with what keeps each piece from it. */
  | {
      readonly kind: 'stuck';
      readonly item: number;
      readonly pieces: number;
      readonly refused: readonly PieceRefused[];
    }
  /** All ways of the item have been tried; the last placement goes next. */
  | {
      readonly kind: 'exhausted';
      readonly item: number;
      readonly ways: number;
      readonly placement: number;
    }
  | { readonly kind: 'remove'; readonly placement: number }
  | { readonly kind: 'end'; readonly solutions: number; readonly placements: number };

/**
 * The moments that are shown: one after every event, one after every step and all its ticks, or only those
 * after which a node without children is left.
 */
export type Grain = 'tries' | 'places' | 'dead-ends';

/** The cells, of so many, that an explanation names; none if it is about pieces or the board. */
export function cellsMeant(explanation: Explanation, cells: number): readonly number[] {
  if (explanation.kind === 'refused') return explanation.cells;
  return 'item' in explanation && explanation.item < cells ? [explanation.item] : [];
}

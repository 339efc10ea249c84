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

/** What there is to say of each kind of moment. Items are cells and, numbered after all cells, pieces. */
export interface Explanations {
  /**
   * An item is branched on, and none of its ways, the placements that fit, has been tried yet. `refused` pieces
   * do not fit, before the first that does. Where all that is tried is shown, so is what a search does not
   * list: the pieces that leave the board there.
   */
  next: {
    item: number;
    ways: number;
    isFewest: boolean;
    refused: readonly number[];
    leaving: readonly PieceLeaving[];
  };
  /**
   * Back at an item, after some of its ways, with some left; `taken` was removed last. The search goes through
   * so many `listed` placements, of which the `ways` fit.
   */
  again: { item: number; tried: number; ways: number; listed: number; taken: number };
  /**
   * A placement does not fit: no copy of its piece is left, or it overlaps others. `alike` are those of the
   * piece that are tried one after the other and overlap the same ones, this one among them.
   */
  try: {
    placement: number;
    isUsedUp: boolean;
    overlapped: readonly number[];
    alike: readonly number[];
  };
  /** A placement is made; it is the `depth`-th on the board. */
  place: { placement: number; depth: number };
  /**
   * A rule proves that what is open cannot be filled: of these cells, with pieces of these sizes left.
   * `colours` are those cells by the lattice's colours.
   */
  refused: {
    rule: RuleId;
    cells: readonly number[];
    sizes: readonly number[];
    colours: readonly (readonly number[])[];
  };
  /** The board is full: the `solution`-th solution. */
  full: { solution: number };
  /** The board is full, with an image of the `solution`-th solution; undefined if it is not known which. */
  image: { solution: number | undefined };
  /** The board is full, but these pieces have not been used. */
  leftover: { pieces: readonly number[] };
  /** An item leaves the exact cover, or comes back. */
  cover: { item: number };
  uncover: { item: number };
  /** Nothing fits on the item: a dead end. For a cell, with what keeps each piece from it. */
  stuck: { item: number; pieces: number; refused: readonly PieceRefused[] };
  /** All placements listed for the item have been tried, of which the `ways` fit; the last placement goes next. */
  exhausted: { item: number; ways: number; listed: number; placement: number };
  remove: { placement: number };
  end: { solutions: number; placements: number };
}

/** The moments at which nothing can come of what is open. */
export type Reasons = Pick<Explanations, 'refused' | 'leftover' | 'stuck'>;

/** The reason why nothing can come of what is open. */
export type Reason = Extract<Explanation, { readonly kind: keyof Reasons }>;

/** The explanation of a moment. */
export type Explanation = {
  [Kind in keyof Explanations]: { readonly kind: Kind } & Readonly<Explanations[Kind]>;
}[keyof Explanations];

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

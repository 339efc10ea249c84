import type { Point } from '../../puzzle/lattices/index.ts';
import type { Problem } from '../../solve/problem.ts';
import type { Rectangle } from '../../theme/viewport.ts';

/** A piece that waits beside the board, and where the copy is that is taken next, in CSS pixels. */
export interface WaitingPiece {
  readonly piece: number;
  readonly box: Rectangle;
}

/** The piece in the hand. */
export interface HeldPiece {
  readonly piece: number;
  /** Its middle, in CSS pixels. */
  readonly at: Point;
  /** Whether it was taken off the board. */
  readonly isLifted: boolean;
  /** The placement where it would lie; undefined if it fits nowhere near. */
  readonly placement: number | undefined;
  readonly canTurn: boolean;
  readonly canFlip: boolean;
}

/** The place of a board on the page, in CSS pixels: its origin, and the width of a cell. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

/** What happened last to a piece, for those who do not see it. */
export type Event =
  /** It lies, or lies no more: by hand, by undo or by redo. */
  | { readonly kind: 'laid' | 'lifted'; readonly placement: number }
  /** It was put back, or fits nowhere near where it was to be laid. */
  | { readonly kind: 'returned' | 'refused'; readonly piece: number };

/** A game at its position. */
export interface PlayModel {
  readonly problem: Problem;
  /** The placements that lie, in the order in which they were laid. */
  readonly laid: readonly number[];
  readonly place: Place;
  readonly waiting: readonly WaitingPiece[];
  readonly held: HeldPiece | undefined;
  readonly event: Event | undefined;
  readonly isSolved: boolean;
  /** The number of moves up to this position, and of those that can be redone. */
  readonly moves: number;
  readonly undone: number;
}

/** The grip of a pointer, or of a key. */
export interface Grip {
  /** In CSS pixels. */
  readonly at: Point;
  readonly isFinger: boolean;
}

export interface PlayCommands {
  /** Takes a piece that waits; with no grip it stays where it is, for a key. */
  take(piece: number, grip?: Grip): void;
  /** Takes the piece off the board that covers a cell; fixed ones stay. */
  lift(cell: number, grip?: Grip): void;
  move(at: Point): void;
  /** Moves what is held over a cell. */
  aim(cell: number): void;
  turn(by: 1 | -1): void;
  flip(): void;
  /** Lays what is held where it would lie, or else puts it back. */
  drop(): void;
  putBack(): void;
  undo(): void;
  redo(): void;
  anew(): void;
  /** Lets the search go on from here, with the pieces that lie fixed. */
  goOn(): void;
}

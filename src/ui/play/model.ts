import type { DateText } from '../../game/date.ts';
import type { SolvedDays } from '../../game/streak.ts';
import type { Knowledge } from '../../count/completionCount.ts';
import type { Help } from '../../game/help.ts';
import type { Hints } from '../../game/hint.ts';
import type { Game } from '../../game/tree.ts';
import type { PositionAnswer } from '../../game/inquiry.ts';
import type { Edit } from '../../puzzle/editing.ts';
import type { Point } from '../../puzzle/lattices/index.ts';
import type { Cell } from '../../puzzle/types.ts';
import type { Problem } from '../../solve/problem.ts';
import type { PieceRefused } from '../../teach/moment/explanation.ts';
import type { Rectangle } from '../../theme/viewport.ts';

/** A piece that waits beside the board, and where the copy is that is taken next, in CSS pixels. */
export interface WaitingPiece {
  readonly piece: number;
  /** Undefined where there is no room for pieces beside the board. */
  readonly box: Rectangle | undefined;
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
  /** The cell that it was aimed at, rather than moved by a pointer. */
  readonly cell: number | undefined;
  /** Why it can lie on that cell in no way at all; undefined if it can. */
  readonly refusal: PieceRefused | undefined;
  readonly canTurn: boolean;
  readonly canFlip: boolean;
}

/** The place of a board on the page, in CSS pixels: its origin, and the width of a cell. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

/** What came of an edit: another puzzle, or why no text can say that one. */
export type EditEvent =
  | { readonly kind: 'edited'; readonly edit: Edit }
  /** It is the last cell, its copies could not be told apart, or there would be too much to search. */
  | { readonly kind: 'unedited'; readonly edit: Edit; readonly why: 'last' | 'alike' | 'large' };

/** What happened last on the board, for those who do not see it. */
export type Event =
  | EditEvent
  /** It lies, or lies no more: by hand, by undo or by redo. */
  | { readonly kind: 'laid' | 'lifted'; readonly placement: number }
  /** It was put back, or fits nowhere near where it was to be laid. */
  | { readonly kind: 'returned' | 'refused'; readonly piece: number };

/** What a person asked about a position. */
export type Asked = 'solvable' | 'ways' | 'hint' | 'lastGood';

/** What is told of the position. */
export interface Told {
  readonly isLive: boolean;
  /** What was asked last, and still is about this position. */
  readonly asked: Asked | undefined;
  /** What is known; undefined as long as it is being found out. */
  readonly answer: PositionAnswer | undefined;
  /** What is known of the position with the piece in the hand laid. */
  readonly ahead: Knowledge | undefined;
  /** The hints given: where, with what, and how. */
  readonly hints: readonly Hints[number][];
  /** What came of the search for the last position that can be completed, if that was asked for. */
  readonly lastGood: 'sought' | 'found' | 'none' | 'unknown' | undefined;
}

/** The puzzles of days. */
export interface Days {
  readonly today: DateText;
  /** The date whose puzzle is on show; undefined if it is that of no day. */
  readonly date: DateText | undefined;
  readonly solved: SolvedDays;
}

/** A game at its position, as a hand needs it. */
export interface GameModel {
  readonly problem: Problem;
  /** The placements that lie, in the order in which they were laid. */
  readonly laid: readonly number[];
  readonly place: Place;
  readonly waiting: readonly WaitingPiece[];
  readonly held: HeldPiece | undefined;
  readonly event: Event | undefined;
  readonly isSolved: boolean;
  readonly told: Told;
  readonly help: Help;
  /** For how long it has been played, in ms, if that is shown. */
  readonly time?: number | undefined;
  /** All moves ever made. */
  readonly moves: Game;
  /** The number of moves up to this position, and of those that can be redone. */
  readonly made: number;
  readonly undone: number;
}

/** A game on the page, among the puzzles of days. */
export interface PlayModel extends GameModel {
  readonly days: Days;
}

/** The grip of a pointer, or of a key. */
export interface Grip {
  /** In CSS pixels. */
  readonly at: Point;
  readonly isFinger: boolean;
}

/** What a hand can do on a board. */
export interface HandCommands {
  /** Takes a piece that waits; with no grip it stays where it is, for a key. */
  take(piece: number, grip?: Grip): void;
  /** Takes the piece off the board that covers a cell; fixed ones stay. */
  lift(cell: number, grip?: Grip): void;
  /**
   * Fixes or frees the piece on a cell of the board; where none lies, closes or opens the cell. Omitted where the
   * puzzle stays as it is.
   */
  edit?(cell: Cell): void;
  /** Takes the piece off that covers a cell. */
  remove(cell: number): void;
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
  /** Goes to the position of a node of the game. */
  goTo(node: number): void;
  anew(): void;
  /** Asks about the position; for another hint, which says more, once more. */
  ask(about: Asked): void;
  setLive(isLive: boolean): void;
}

export interface PlayCommands extends HandCommands {
  /** Shows the time of all games, or hides it. */
  showTime(isShown: boolean): void;
  /** Lets the search go on from here, with the pieces that lie fixed. */
  goOn(): void;
}

/** The state of a board, as plain data. */
export interface BoardStatus {
  readonly version: string;
  /** The puzzle as text. */
  readonly puzzle: string;
  /** Whether its moment moves. */
  readonly playing: boolean;
  /** What lies where it is laid by hand, as the attribute `laid` says it; undefined for a search. */
  readonly laid: string | undefined;
  /** The step on show, and what the search has done by then; of a game its moves, and what lies after them. */
  readonly steps: number;
  readonly placements: number;
  readonly deadEnds: number;
  readonly solutions: number;
  /** The share of the search tree explored, 0 to 1. */
  readonly progress: number;
  /** Whether the search is over and its end is on show, or the puzzle is solved by hand. */
  readonly finished: boolean;
}

/** A piece as it lies on a board, or is about to. */
export interface BoardPlacement {
  /** The name of the piece. */
  readonly piece: string;
  /** The number of its orientation, from 0: as drawn, turned clockwise, then mirrored and turned. */
  readonly orientation: number;
  /** The cells of the board that it covers. */
  readonly cells: readonly (readonly [column: number, row: number])[];
}

/** A move of a board that is played by hand, before it is made. */
export interface BoardMove {
  /** A piece is laid, laid elsewhere or taken off; or the position is one before, or after, again. */
  readonly kind: 'place' | 'move' | 'remove' | 'undo' | 'redo';
  /** What comes off the board. */
  readonly off: readonly BoardPlacement[];
  /** What comes to lie. */
  readonly on: readonly BoardPlacement[];
}

/**
 * What a property is set to that mirrors an attribute. Undefined and null take it away; false turns off what it says, as
 * 0 does, which frameworks also pass on before the element is defined.
 */
export type AttributeValue = string | number | boolean | undefined | null;

/** The attributes that change what a board shows; each is described with Fitful's addresses. */
export type BoardAttribute =
  | 'puzzle'
  | 'text'
  | 'solver'
  | 'order'
  | 'pieces'
  | 'rules'
  | 'seed'
  | 'hold'
  | 'unique'
  | 'speed'
  | 'step'
  | 'from'
  | 'to'
  | 'loop'
  | 'paused'
  | 'theme'
  | 'hour'
  | 'letters'
  | 'captions'
  | 'ui'
  | 'mode'
  | 'laid'
  | 'live';

type Properties = { [name in Exclude<BoardAttribute, 'step'>]?: AttributeValue };

type Listeners = {
  [name in keyof FitfulBoardEvents as `on${name}`]?: (event: FitfulBoardEvents[name]) => void;
};

/** What frameworks such as React pass to a board in a tag. */
export type FitfulBoardProps = { [name in BoardAttribute]?: AttributeValue } & Listeners;

/**
 * A board on which a search runs, or, with `mode="play"`, a person lays the pieces. Its attributes have the names of Fitful's addresses, and are properties, too;
 * `play` and `step` are methods, which set the attribute of that name where they are assigned to.
 */
export interface FitfulBoardElement extends HTMLElement, Properties {
  /** Whether a board is on show; until then it has no state, and what steers it does nothing. */
  readonly ready: boolean;
  /** The state; undefined until the board is there. */
  status(): BoardStatus | undefined;
  get play(): () => void;
  set play(playlist: AttributeValue);
  pause(): void;
  /** Pauses and moves by a number of steps, 1 by default. Non-finite numbers are ignored, here and below. */
  get step(): (by?: number) => void;
  set step(step: AttributeValue);
  /** Goes to a step, numbered from 0. */
  seek(step: number): void;
  /** Takes the attributes that the query of an address names, in place of all that it had but its `mode`. */
  open(address: string): void;
}

/** All of them bubble, out of shadow roots, too. */
export interface FitfulBoardEvents {
  /** A board is on show. */
  'fitful-ready': CustomEvent<BoardStatus>;
  /** Another step is on show; at most one is told in a frame. */
  'fitful-step': CustomEvent<BoardStatus>;
  /** A move is about to be made by hand; it is not, where that is prevented. */
  'fitful-move': CustomEvent<BoardMove>;
  /** There are more solutions than before: the last one is on show, or was within the last frame; or it is solved by hand. */
  'fitful-solution': CustomEvent<BoardStatus>;
  /** The search, or its stretch, is over; or the puzzle is solved by hand. */
  'fitful-end': CustomEvent<BoardStatus>;
}

declare global {
  interface HTMLElementTagNameMap {
    'fitful-board': FitfulBoardElement;
  }

  interface GlobalEventHandlersEventMap extends FitfulBoardEvents {}
}

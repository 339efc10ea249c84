/** The state of a board, as plain data. */
export interface BoardStatus {
  readonly version: string;
  /** The puzzle as text. */
  readonly puzzle: string;
  /** Whether its moment moves. */
  readonly playing: boolean;
  /** The step on show, and what the search has done by then. */
  readonly steps: number;
  readonly placements: number;
  readonly deadEnds: number;
  readonly solutions: number;
  /** The share of the search tree explored, 0 to 1. */
  readonly progress: number;
  /** Whether the search is over and its end is on show. */
  readonly finished: boolean;
}

/** What a property is set to that mirrors an attribute; false, like undefined and null, takes it away. */
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
  | 'ui';

type Properties = { [name in Exclude<BoardAttribute, 'step'>]?: AttributeValue };

type Listeners = {
  [name in keyof FitfulBoardEvents as `on${name}`]?: (event: FitfulBoardEvents[name]) => void;
};

/** What frameworks such as React pass to a board in a tag. */
export type FitfulBoardProps = { [name in BoardAttribute]?: AttributeValue } & Listeners;

/**
 * A board on which a search runs. Its attributes have the names of Fitful's addresses, and are properties, too;
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
  /** Takes the attributes that the query of an address names, in place of all that it had. */
  open(address: string): void;
}

/** All of them bubble, out of shadow roots, too. */
export interface FitfulBoardEvents {
  /** A board is on show. */
  'fitful-ready': CustomEvent<BoardStatus>;
  /** Another step is on show; at most one is told in a frame. */
  'fitful-step': CustomEvent<BoardStatus>;
  /** There are more solutions than before: the last one is on show, or was within the last frame. */
  'fitful-solution': CustomEvent<BoardStatus>;
  /** The search, or its stretch, is over. */
  'fitful-end': CustomEvent<BoardStatus>;
}

declare global {
  interface HTMLElementTagNameMap {
    'fitful-board': FitfulBoardElement;
  }

  interface GlobalEventHandlersEventMap extends FitfulBoardEvents {}
}

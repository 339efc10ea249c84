import { smooth, easeOut } from './motion.ts';

/**
 * The changeover from one board to another, as functions of time. The title goes, then the pieces, then the
 * tray, or a solved board at once, as a jewel; on the empty stage the theme dissolves through a colour; then
 * the next tray rises, its cells light up, its remaining pieces appear, and last its title, with which the
 * search begins. Times are in ms.
 */

/** How long title, pieces and tray take to leave, one after the other. */
const TITLE_LEAVES = 300;
const PIECES_LEAVE = 700;
const TRAY_LEAVES = 400;
export const LEAVE = TITLE_LEAVES + PIECES_LEAVE + TRAY_LEAVES;
/** How long a solved board takes to leave instead, once the title has gone: it becomes a jewel. */
const FLIES = 1400;
export const FLY = TITLE_LEAVES + FLIES;
/** How long one piece takes of the time of all. */
const PIECE_LEAVES = 300;
/** How long a board takes to leave at once, and the longest time to come back. */
export const DISMISS = 160;
export const RETURN = 300;

/** How long a theme takes to dissolve into another one: by itself, and where somebody waits for it. */
const DISSOLVE = 900;
const DISSOLVE_SOON = 300;
/** How many times faster one is that is hastened. */
export const HASTE = 6;
/** The share of it in which the picture of the last theme gives way, and the one after which the next tray rises. */
const TURN = 0.5;
const EMPTY = 0.6;

/** How long a tray takes to rise, and a cell to light up. */
const TRAY_RISES = 400;
const CELL_LIGHTS = 240;
/** The time from one cell to the next, and the longest time until all are lit. */
const CELLS_APART = 12;
const ALL_LIT = 600;
/** When the remaining pieces appear, and how long they take. */
const SEATS_AT = 200;
const SEATS_APPEAR = 400;
/** When title and search begin. */
const BEGINS = 600;
const ARRIVED = Math.max(ALL_LIT, SEATS_AT + SEATS_APPEAR, BEGINS);

/** The size of a tray that is about to rise, or has left, as a share of its own. */
const LEAST_SIZE = 0.96;

/** The share of a piece that is left so long after its board began to leave; `place` in their order, 0 to 1. */
export const pieceLeft = (age: number, place: number): number =>
  1 - smooth((age - TITLE_LEAVES - place * (PIECES_LEAVE - PIECE_LEAVES)) / PIECE_LEAVES);

/** The share that is left of everything around the pieces that lie, 0 to 1. */
export const surroundingsLeft = (age: number): number =>
  1 - smooth((age - TITLE_LEAVES) / PIECES_LEAVE);

export const trayLeft = (age: number): number =>
  1 - smooth((age - TITLE_LEAVES - PIECES_LEAVE) / TRAY_LEAVES);

/** The share that has passed of the flight of a solved board so long after it began to leave, 0 to 1. */
export const flownFor = (age: number): number =>
  Math.max(0, Math.min(1, (age - TITLE_LEAVES) / FLIES));

/** The opacity of a tray so long after it began to rise, 0 to 1. */
export const trayRisen = (age: number): number => smooth(age / TRAY_RISES);

/** The size of a tray that has left for a share, 0 to 1, and that rises. */
export const sizeLeft = (left: number): number => LEAST_SIZE + (1 - LEAST_SIZE) * left;
export const sizeRisen = (age: number): number => sizeLeft(easeOut(age / TRAY_RISES));

/** How far a cell is lit, 0 to 1: the one with a number of all cells, counted from the middle. */
export function cellLit(age: number, number: number, cells: number): number {
  const apart = Math.min(CELLS_APART, (ALL_LIT - CELL_LIGHTS) / Math.max(1, cells - 1));
  return smooth((age - number * apart) / CELL_LIGHTS);
}

export const seatsAppeared = (age: number): number => smooth((age - SEATS_AT) / SEATS_APPEAR);

/**
 * The ways in which a board comes: after another one, of the page's own accord; first of all; as somebody
 * asked, who is not kept waiting; or at once.
 */
export type ArrivalKind = 'own' | 'first' | 'asked' | 'atOnce';

const RATES: Readonly<Record<ArrivalKind, number>> = { own: 1, first: 1, asked: 3, atOnce: 1 };

/** How long the theme dissolves, if it changes, before a board comes. */
export const dissolveOf = (kind: ArrivalKind): number =>
  kind === 'own' ? DISSOLVE : kind === 'asked' ? DISSOLVE_SOON : 0;

/** How long the stage stays empty in so long a dissolve. */
export const emptyIn = (dissolve: number): number => dissolve * EMPTY;

/** The share of the colour between two themes in the picture, once so much of a dissolve has passed, 0 to 1. */
export const colourShare = (passed: number): number => {
  const left = passed < TURN ? passed / TURN : (1 - passed) / (1 - TURN);
  return Math.max(0, Math.min(1, left)) ** 2;
};

/** Whether the picture is by then that of the next theme: never two of them at once. */
export const isNextPicture = (passed: number): boolean => passed >= TURN;

/** The arrival of a board as time passes, from its first frame on. */
export class Arrival {
  readonly kind: ArrivalKind;
  /** The time since the tray began to rise; below 0 before. */
  private time: number;
  private hasBegun = false;

  /** @param delay how long the stage stays empty before it */
  constructor(kind: ArrivalKind, delay = 0) {
    this.kind = kind;
    this.time = kind === 'atOnce' ? Infinity : -delay * RATES[kind];
  }

  get age(): number {
    return this.time;
  }

  /** Whether nothing of the board is visible yet. */
  get isUnseen(): boolean {
    return this.time <= 0;
  }

  /** Whether it is time for the title. */
  get isTitled(): boolean {
    return this.time >= BEGINS;
  }

  /** Whether the search has to wait. */
  get waits(): boolean {
    return this.kind === 'own' && !this.isTitled;
  }

  get isOver(): boolean {
    return this.time >= ARRIVED;
  }

  /** Lets the time of a frame pass, which counts from the first one on. */
  pass(elapsed: number): void {
    if (this.hasBegun) this.time += elapsed * RATES[this.kind];
    this.hasBegun = true;
  }

  /** Ends it: the board is there at once. */
  hasten(): void {
    this.time = Infinity;
  }

  /** The arrival of one of its boards: together with the others, or else as asked, once another has gone. */
  ofBoard(): Arrival {
    if (this.isOver && this.kind !== 'atOnce') return new Arrival('asked', DISMISS);
    const copy = new Arrival(this.kind);
    copy.time = this.time;
    return copy;
  }
}

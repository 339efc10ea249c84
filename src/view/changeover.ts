import { smooth, easeOut } from './motion.ts';

/**
 * The changeover from one board to another, as functions of time. The title goes, then the pieces, then the
 * tray, or a solved board at once, as a jewel, which takes as long, so that windows change together; over the empty
 * stage, whose land stays in sight, another theme comes; then the next tray rises, all its cells light up, its remaining pieces take their seats one after the other, and its title
 * comes, and once that stands, the search begins. Times are in ms.
 */

/** How long title, pieces and tray take to leave, one after the other. */
const TITLE_LEAVES = 300;
const PIECES_LEAVE = 700;
const TRAY_LEAVES = 400;
export const LEAVE = TITLE_LEAVES + PIECES_LEAVE + TRAY_LEAVES;
/** How long one piece takes of the time of all. */
const PIECE_LEAVES = 300;
/** How long a board takes to leave at once, and the longest time to come back. */
export const DISMISS = 160;
export const RETURN = 300;

/** How long a theme takes to dissolve into another one: by itself, and where somebody waits for it. */
const DISSOLVE = 1000;
export const DISSOLVE_SOON = 500;
/** How many times faster one is that is hastened. */
export const HASTE = 6;
/** The width of the front between two pictures, as a share of their height. */
export const FRONT = 0.5;
/** How long a tray takes to be seen, and to come to rest. */
const TRAY_APPEARS = 300;
const TRAY_RISES = 500;
/** When its cells begin to light up, how long one takes, and when all are lit, however many they are. */
const CELLS_AT = 60;
const CELL_LIGHTS = 220;
const ALL_LIT = 500;
/**
 * When the remaining pieces begin to take their seats, and those that lie from the start to come, how long one
 * takes, and when all have.
 */
const SEATS_AT = ALL_LIT;
const SEAT_TAKES = 220;
const ALL_SEATED = 840;
/** The longest time from one tray of a board to the next, and from the first one to the last. */
const TRAYS_APART = 150;
const LAST_TRAY = 600;
/** When all trays of a board have appeared, with the pieces that lie on them from the start. */
const ALL_THERE = LAST_TRAY + ALL_SEATED;
/** When it is time for the title, and how long until that stands: what is in its place goes first, then it fades in. */
const TITLE_AT = 500;
const TITLE_STANDS = 700;
/** When the search begins: so long after all have their seats that a frame is drawn between, however slow. */
const SEARCH_AT = TITLE_AT + TITLE_STANDS;

/** The size of a tray that is about to rise, or has left, as a share of its own, and how deep it is, in cell widths. */
const LEAST_SIZE = 0.96;
const DEEPEST = 0.3;

/** The share of a piece that is left so long after its board began to leave; `place` in their order, 0 to 1. */
export const pieceLeft = (age: number, place: number): number =>
  1 - smooth((age - TITLE_LEAVES - place * (PIECES_LEAVE - PIECE_LEAVES)) / PIECE_LEAVES);

/** The share that is left of everything around the pieces that lie, 0 to 1. */
export const surroundingsLeft = (age: number): number =>
  1 - smooth((age - TITLE_LEAVES) / PIECES_LEAVE);

export const trayLeft = (age: number): number =>
  1 - smooth((age - TITLE_LEAVES - PIECES_LEAVE) / TRAY_LEAVES);

/** The share that has passed of the flight of a solved board so long after it began to leave, 0 to 1. */
export const flownFor = (age: number): number => Math.max(0, Math.min(1, age / LEAVE));

/** The opacity of a tray so long after it began to rise, 0 to 1, and the share of its way up by then. */
export const trayRisen = (age: number): number => smooth(age / TRAY_APPEARS);
export const wayRisen = (age: number): number => easeOut(age / TRAY_RISES);

/** The size of a tray after a share of its way up, as a share of its own, and how deep it is, in cell widths. */
export const sizeAt = (way: number): number => LEAST_SIZE + (1 - LEAST_SIZE) * way;
export const depthAt = (way: number): number => DEEPEST * (1 - way);

/** How far a cell is lit, 0 to 1: the one with a number of all cells, counted from the middle. */
export function cellLit(age: number, number: number, cells: number): number {
  const apart = (ALL_LIT - CELLS_AT - CELL_LIGHTS) / Math.max(1, cells - 1);
  return smooth((age - CELLS_AT - number * apart) / CELL_LIGHTS);
}

/** When a tray of a board of several begins to appear: the one with a number, counted from the middle. */
export const trayDelay = (number: number, trays: number): number =>
  number * Math.min(TRAYS_APART, LAST_TRAY / Math.max(1, trays - 1));

/** How far a piece has taken its seat, or come to where it lies from the start, 0 to 1; `place` in their order, 0 to 1. */
export const seatTaken = (age: number, place: number): number =>
  smooth((age - SEATS_AT - place * (ALL_SEATED - SEATS_AT - SEAT_TAKES)) / SEAT_TAKES);

/**
 * The ways in which a board comes: after another one, of the page's own accord; first of all; as somebody
 * asked, who is not kept waiting; or at once.
 */
export type ArrivalKind = 'own' | 'first' | 'asked' | 'atOnce';

const RATES: Readonly<Record<ArrivalKind, number>> = { own: 1, first: 1, asked: 4, atOnce: 1 };

/** How long the theme dissolves, if it changes, before a board comes: once the front has passed. */
export const dissolveOf = (kind: ArrivalKind): number =>
  kind === 'own' ? DISSOLVE : kind === 'asked' ? DISSOLVE_SOON : 0;

/**
 * The share of the next picture in what is shown once so much of the way of the front has passed, both 0 to 1, so
 * far from the edge from which it comes, in heights: it passes from there to the other edge.
 */
export const nextShare = (passed: number, away: number): number =>
  smooth((passed * (1 + FRONT) - away) / FRONT);

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
    return this.time >= TITLE_AT;
  }

  /** Whether the search has to wait; not where somebody does. */
  get waits(): boolean {
    return this.kind !== 'asked' && this.time < SEARCH_AT;
  }

  get isOver(): boolean {
    return this.time >= ALL_SEATED;
  }

  /** Whether even the last tray is there, with all that lies on it. */
  get isAllThere(): boolean {
    return this.time >= ALL_THERE;
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

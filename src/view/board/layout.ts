import type { Point } from '../../puzzle/lattices/index.ts';
import { RIM } from './tray.ts';
import { bestTurn, cellIn, type Rectangle, type Turned } from './turning.ts';

/** Where a board is drawn: where its middle is, in CSS pixels, how wide a cell is, and how far it is tilted, in radians. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
  readonly tilt: number;
}

/** How far the front of a tray and its shadow reach below it, in cell widths. */
const FRONT = 0.3;

/** Where a board is laid out on the page, how it is turned there, and how it glides from one place to the next. */
export class Placing {
  /** The board in each way that it can be drawn, those in which it is not turned, and the one that is drawn. */
  private readonly ways: readonly Turned[];
  private readonly unturned: readonly Turned[];
  private way: Turned;
  /** Where it is, and where it glides from and to. */
  private current: Placement | undefined;
  private from: Placement = { x: 0, y: 0, cell: 1, tilt: 0 };
  private to: Placement = this.from;
  /** Device pixels per CSS pixel. */
  private density = 1;

  /** @param ways the board in each way that it can be drawn, first as it is written */
  constructor(ways: readonly Turned[]) {
    this.ways = ways;
    this.unturned = ways.filter(({ turnedBy }) => turnedBy === 0);
    this.way = ways[0]!;
  }

  /** The board as it is drawn. */
  get board(): Turned {
    return this.way;
  }

  /** The middle of the board, in its own cell widths. */
  get middle(): Point {
    const { left, top, right, bottom } = this.board;
    return [(left + right) / 2, (top + bottom) / 2];
  }

  /** Whether it has been drawn before. */
  get isShown(): boolean {
    return this.current !== undefined;
  }

  /** How wide a cell is where it is laid out, in CSS pixels, and in device pixels. */
  get cell(): number {
    return this.to.cell;
  }

  get pixels(): number {
    return Math.round(this.to.cell * this.density);
  }

  /** The tray where it is laid out, with its front and shadow, in CSS pixels. */
  get tray(): Rectangle {
    const { left, top, right, bottom } = this.board;
    const { x, y, cell } = this.to;
    const [width, height] = [(right - left + 2 * RIM) * cell, (bottom - top + 2 * RIM) * cell];
    return { x: x - width / 2, y: y - height / 2, width, height: height + FRONT * cell };
  }

  /** The size of a device pixel where the board is now, in cell widths. */
  get pixel(): number {
    return 1 / ((this.current ?? this.to).cell * this.density);
  }

  /**
   * Fits the board into a rectangle, cells a whole number of dots wide.
   *
   * @param density device pixels per CSS pixel
   * @param mayTurn whether it may be turned where that makes it larger
   * @param dots dots per CSS pixel: device pixels, unless windows of different densities show parts of the board
   * @returns whether it has been turned since it was laid out last
   */
  layout(room: Rectangle, density: number, mayTurn: boolean, dots = density): boolean {
    const before = this.board;
    const ways = mayTurn ? this.ways : this.unturned;
    this.way = ways[bestTurn(ways, room, Math.max(0, ways.indexOf(before)))]!;
    const { board } = this;
    const cell = Math.max(1, Math.floor(cellIn(board, room) * dots)) / dots;
    // Its origin lies on a whole dot, so that edges do.
    const whole = (at: number, middle: number): number =>
      Math.round((at - middle * cell) * dots) / dots + middle * cell;
    const [x, y] = this.middle;
    this.to = {
      x: whole(room.x + room.width / 2, x),
      y: whole(room.y + room.height / 2, y),
      cell,
      tilt: 0,
    };
    const { current = this.to } = this;
    const tilt = current.tilt + before.turnedBy - board.turnedBy;
    this.from = this.current ? { ...current, tilt } : current;
    this.density = density;
    return board !== before;
  }

  /** Moves the board a share of the way to where it was laid out, 0 to 1; returns where it is then. */
  glide(share: number): Placement {
    const { from, to } = this;
    // Exact at the end, so that it lies on whole pixels.
    const between = (a: number, b: number): number => (share < 1 ? a + (b - a) * share : b);
    this.current = {
      x: between(from.x, to.x),
      y: between(from.y, to.y),
      cell: between(from.cell, to.cell),
      tilt: between(from.tilt, to.tilt),
    };
    return this.current;
  }
}

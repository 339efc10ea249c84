import { extentOf, middleOf, type Extent } from '../../puzzle/geometry.ts';
import { lattices, type LatticeId, type Point } from '../../puzzle/lattices/index.ts';
import type { Cell } from '../../puzzle/types.ts';
import type { BoardRoom, Rectangle, Size, TraySize } from '../../theme/viewport.ts';
import type { Board } from './board.ts';
import type { BoardGeometry } from './geometry.ts';
import { shortest } from '../pieces/pose.ts';
import { RIM } from './tray.ts';

/** The position of a board: its middle and the width of a cell in CSS pixels, and its tilt in radians. */
export interface BoardPosition {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
  readonly tilt: number;
}

/** Margin around the tray, in cell widths. */
const MARGIN = 0.12;
/** The height of the tray's front and of its shadow below it, in cell widths. */
const FRONT = 0.3;
/** A board is turned only where that makes it larger by this factor, so that small changes do not turn it. */
const WORTH_TURNING = 1.15;
/** The share of the height that is left above a board whose cells could be larger. */
const RAISED = 0.3;
/** How far above its middle the centroid of a board that is turned by a half lies, as a share of its height. */
const TOP_HEAVY = 0.05;

/** The room that limits the width of a cell. */
type CellRoom = Size & Pick<BoardRoom, 'most'>;

/** The tray of a board. */
export const trayOf = ({ left, top, right, bottom }: Extent): TraySize => ({
  width: right - left + 2 * RIM,
  height: bottom - top + 2 * RIM,
  front: FRONT,
  margin: MARGIN,
});

/** How many cells wide and high a board of squares is as it is drawn. */
export const cellsAlong = ({ left, top, right, bottom }: Extent) => ({
  across: Math.round(right - left),
  down: Math.round(bottom - top),
});

/** The width of a cell on a board that fills a room, or of the largest cell there. */
export function cellIn(extent: Extent, { width, height, most = Infinity }: CellRoom): number {
  const tray = trayOf(extent);
  return Math.min(width / (tray.width + 2 * MARGIN), height / (tray.height + 2 * MARGIN), most);
}

/** The ways to draw a board, first as it is written: turned, or with its cells in other places, if any. */
export const waysOf = (
  { lattice, others }: Pick<Board, 'lattice' | 'others'>,
  geometry: BoardGeometry,
): readonly BoardGeometry[] =>
  others.length === 0
    ? turnsOf(geometry)
    : [geometry, ...others.map((cells) => moved(geometry, lattice, cells))];

const spanOf = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers);

/** The board with its cells in other places. */
function moved(geometry: BoardGeometry, id: LatticeId, cells: readonly Cell[]): BoardGeometry {
  const lattice = lattices[id];
  const sites = cells.map((cell, i) => ({
    ...geometry.sites[i]!,
    middle: middleOf(lattice, cell),
  }));
  return { ...geometry, sites, ...extentOf(lattice, cells) };
}

/**
 * The board as it is written, and turned counterclockwise by a quarter, a half, and three quarters. Other
 * rotations of a lattice would make few boards larger, and would slant what is straight as written.
 */
export function turnsOf(geometry: BoardGeometry): readonly BoardGeometry[] {
  const turns = [geometry];
  for (let quarters = 1; quarters < 4; quarters++)
    turns.push({ ...turnedByQuarter(turns.at(-1)!), turnedBy: (-quarters * Math.PI) / 2 });
  return turns;
}

function turnedByQuarter(geometry: BoardGeometry): BoardGeometry {
  const turn = ([x, y]: Point): Point => [y, -x];
  const { kinds, sites, left, top, right, bottom } = geometry;
  // Cells keep their numbers and corners, so all neighbours stay.
  return {
    ...geometry,
    kinds: kinds.map((corners) => corners.map(turn)),
    sites: sites.map((site) => ({ ...site, middle: turn(site.middle) })),
    left: top,
    top: -right,
    right: bottom,
    bottom: -left,
  };
}

/** Whether the width of a board is drawn as its height. */
export const isSideways = ({ turnedBy }: Pick<BoardGeometry, 'turnedBy'>): boolean =>
  Math.abs(Math.sin(turnedBy)) > 0.5;

/** Whether the mass of a board lies above the middle of its height, and hangs rather than stands. */
function isTopHeavy({ sites, top, bottom }: BoardGeometry): boolean {
  const mean = sites.reduce((sum, { middle }) => sum + middle[1], 0) / sites.length;
  return (top + bottom) / 2 - mean > TOP_HEAVY * (bottom - top);
}

/**
 * The index of the best way to draw a board: another one only if cells get larger, turned ones much larger;
 * of several boards as large, the one that fills more of the room.
 */
export function bestTurn(
  turns: readonly (Extent & Pick<BoardGeometry, 'turnedBy'>)[],
  room: CellRoom,
  current: number,
): number {
  const sizes = turns.map((extent) => cellIn(extent, room));
  const largest = Math.max(...sizes);
  // A page without size has no larger way.
  if (!(largest > 0)) return current;
  // Equal sizes may differ by rounding errors.
  const isLargest = sizes.map((size) => size > largest * (1 - 1e-9));
  const filled = turns.map(({ left, top, right, bottom }, i) =>
    isLargest[i] ? (right - left) * (bottom - top) : 0,
  );
  const fullest = Math.max(...filled);
  const best = filled.findIndex((area) => area > fullest * (1 - 1e-9));
  const isTurned = isSideways(turns[best]!) !== isSideways(turns[current]!);
  const isFuller = isLargest[current] && filled[current]! < fullest * (1 - 1e-9);
  const isLarger = largest > sizes[current]! * (isTurned ? WORTH_TURNING : 1);
  return isLarger || isFuller ? best : current;
}

/** A board in the way in which it is drawn now. */
export interface ShownBoard {
  readonly board: BoardGeometry;
}

/** The place of a board on the page, the way in which it is drawn, and its glide from place to place. */
export class BoardLayout implements ShownBoard {
  /** The ways to draw the board that are not top-heavy, and those in which it is not turned. */
  private readonly standing: readonly BoardGeometry[];
  private readonly asWritten: readonly BoardGeometry[];
  board: BoardGeometry;
  /** Its position, and those between which it glides. */
  private current: BoardPosition | undefined;
  private from: BoardPosition = { x: 0, y: 0, cell: 1, tilt: 0 };
  private to: BoardPosition = this.from;
  /** Device pixels per CSS pixel. */
  private density = 1;
  /** The lower edge of the room in which it is laid out, in CSS pixels. */
  private foot = 0;

  /** @param ways all ways to draw the board, first as it is written */
  constructor(ways: readonly BoardGeometry[]) {
    this.standing = ways.filter((way) => !isTopHeavy(way));
    this.asWritten = ways.filter(({ turnedBy }) => turnedBy === 0);
    this.board = ways[0]!;
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

  /** By how many quarters it is drawn turned, counterclockwise. */
  get quarters(): number {
    return Math.round(-this.board.turnedBy / (Math.PI / 2));
  }

  /** Its position now. */
  get position(): BoardPosition {
    return this.current ?? this.to;
  }

  /** The width of a cell where it is laid out, in CSS pixels. */
  get cell(): number {
    return this.to.cell;
  }

  /** The same in device pixels. */
  get pixels(): number {
    return Math.round(this.to.cell * this.density);
  }

  /** The tray where it is laid out, with its front and shadow, in CSS pixels. */
  get tray(): Rectangle {
    const { x, y, cell } = this.to;
    const tray = trayOf(this.board);
    const [width, height] = [tray.width * cell, tray.height * cell];
    return { x: x - width / 2, y: y - height / 2, width, height: height + FRONT * cell };
  }

  /** The free height below the tray, in CSS pixels. */
  get below(): number {
    const { y, height } = this.tray;
    return this.foot - y - height;
  }

  /** The rectangle around each cell where it is laid out, with its part of the tray, in CSS pixels. */
  get cells(): readonly Rectangle[] {
    const { x, y, cell } = this.to;
    const { kinds, sites } = this.board;
    const [across, down] = this.middle;
    const extents = kinds.map((corners) => {
      const [xs, ys] = [corners.map(([right]) => right), corners.map(([, below]) => below)];
      return { left: Math.min(...xs), top: Math.min(...ys), width: spanOf(xs), height: spanOf(ys) };
    });
    return sites.map(({ kind, middle }) => {
      const { left, top, width, height } = extents[kind]!;
      return {
        x: x + (middle[0] - across + left - RIM) * cell,
        y: y + (middle[1] - down + top - RIM) * cell,
        width: (width + 2 * RIM) * cell,
        height: (height + 2 * RIM + FRONT) * cell,
      };
    });
  }

  /** The size of a device pixel where the board is now, in cell widths. */
  get pixel(): number {
    return 1 / (this.position.cell * this.density);
  }

  /**
   * Fits the board into a rectangle, cells a whole number of dots wide.
   *
   * @param density device pixels per CSS pixel
   * @param mayTurn whether it may be turned where that makes it larger, or where it is top-heavy
   * @param dots dots per CSS pixel: device pixels, unless windows of several densities show parts of the
   * board
   * @returns whether it is drawn in another way than before
   */
  fit(room: BoardRoom, density: number, mayTurn: boolean, dots = density): boolean {
    const before = this.board;
    const ways = mayTurn ? this.standing : this.asWritten;
    const same = ways.includes(before)
      ? before
      : ways.find((way) => isSideways(way) === isSideways(before));
    const board = ways[bestTurn(ways, room, same ? ways.indexOf(same) : 0)]!;
    this.board = board;
    this.place(room, dots);
    const { current = this.to } = this;
    const tilt = current.tilt + shortest(before.turnedBy - board.turnedBy);
    this.from = this.current ? { ...current, tilt } : current;
    this.density = density;
    return board !== before;
  }

  /** Fits the board into a rectangle as it is turned. */
  place(room: BoardRoom, dots: number): void {
    const { board } = this;
    const width = trayOf(board).width * cellIn(board, room);
    const { high } = room;
    const within = high && width < high.below ? { ...high.room, most: room.most } : room;
    const cell = Math.max(1, Math.floor(cellIn(board, within) * dots)) / dots;
    const isSmall = cellIn(board, within) === within.most;
    const spare = within.height - (trayOf(board).height + 2 * MARGIN) * cell;
    // Its origin lies on a whole dot, so that edges do.
    const whole = (at: number, middle: number): number =>
      Math.round((at - middle * cell) * dots) / dots + middle * cell;
    const [x, y] = this.middle;
    this.to = {
      x: whole(within.x + within.width / 2, x),
      y: whole(within.y + within.height / 2 - (isSmall ? (0.5 - RAISED) * spare : 0), y),
      cell,
      tilt: 0,
    };
    this.foot = within.y + within.height;
  }

  /** Moves the board down where it is laid out, in CSS pixels, by whole dots; returns how far. */
  move(down: number, dots: number): number {
    const whole = Math.round(down * dots) / dots;
    this.to = { ...this.to, y: this.to.y + whole };
    if (!this.current) this.from = this.to;
    return whole;
  }

  /** Moves the board a share of the way to where it was laid out, 0 to 1; returns its position. */
  glide(share: number): BoardPosition {
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

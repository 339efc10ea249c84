import type { Rgb } from '../../theme/colour.ts';
import type { Point } from '../../puzzle/lattices/index.ts';
import type { Stock } from '../board/board.ts';
import type { BoardGeometry } from '../board/geometry.ts';
import type { CellMesh } from '../pieces/cellMesh.ts';
import type { Way } from '../pieces/flights.ts';
import { approach, READABLE, smooth, type Frame } from '../motion.ts';
import type { Placement } from '../board/layout.ts';
import { newPose, setBetween, setMatrix, type Pose } from '../pieces/pose.ts';
import { seatsBeside, type Surroundings } from './seats.ts';
import type { StockShapes } from './pieceShapes.ts';
import type { Turned } from '../board/turning.ts';

/**
 * Time constants in ms: of the share of time that a piece lies on the board; and of pieces that come and go where that can be
 * read, and where nothing may move.
 */
const MEMORY = 1100;
const FADE = 200;
const CALM_FADE = 450;
/** Of their coming and going all together. */
const COME = 260;
/** The opacity of a piece that waits untried, and the share of time on the board at which it has come to all of it. */
const SOFT = 0.74;
const TRIED = 0.4;
/** Up to this share of time on the board a piece is seen to wait. */
const WAITS = 0.45;
/** Changes below this are not seen. */
const SAME = 1 / 300;

/** What lies on a board: cell → the tile there, or −1, and that tile's colour and first cell. */
interface Lying {
  readonly shown: ArrayLike<number>;
  readonly colour: ArrayLike<number>;
  readonly first: ArrayLike<number>;
}

/** A seat as it is drawn. */
interface Seat {
  readonly colour: number;
  opacity: number;
  readonly named: [x: number, y: number];
}

/**
 * The pieces that are left, beside the board: each in a seat of its own, from which it flies at paces that can be read. At faster ones
 * they stay where they are, and each brightens and fades with the share of time that it lies on the board.
 */
export class Waiting {
  private readonly stock: Stock;
  private readonly shapes: StockShapes;
  private readonly mesh: CellMesh;
  /** Piece → how many of it are left. */
  private readonly left: Int32Array;
  /** Copy → the share of time that it lies on the board, and whether it is on its way back. */
  private readonly share: Float32Array;
  private readonly returning: Uint8Array;
  /** Copy → how it waits, in CSS pixels: where that glides from and to, and now; and now in cell widths of the board. */
  private readonly from: readonly Pose[];
  private readonly to: readonly Pose[];
  private readonly now: readonly Pose[];
  private readonly posed: readonly Pose[];
  private readonly matrix = new Float32Array(6);
  private readonly made = newPose();
  private colours: readonly Rgb[] = [];
  /** Copy → its colour, its opacity, and where its name is, in cell widths of the board. */
  readonly seats: readonly Seat[];
  /** Whether there is room for them, and how much of them is, 0 to 1. */
  private isSeated = false;
  private presence = 0;
  /** Whether the board is full, or leaves. */
  private isOver = false;
  /** Whether they are to be seen as clearly as on the board. */
  private isClear = false;
  private stale = true;
  /** Whether they are where they are laid out. */
  private isPlaced = false;

  /** @param mesh with a slot for each site of the shapes */
  constructor(shapes: StockShapes, mesh: CellMesh) {
    const { stock } = shapes;
    this.stock = stock;
    this.shapes = shapes;
    this.mesh = mesh;
    const { owner, pieces } = shapes;
    this.left = Int32Array.from(stock.pieces, (_, piece) => shapes.countOf(piece));
    this.share = new Float32Array(pieces.length);
    this.returning = new Uint8Array(pieces.length);
    this.seats = pieces.map((piece) => ({
      colour: stock.pieces[piece]!.colour,
      opacity: 0,
      named: [0, 0],
    }));
    const poses = (): Pose[] => pieces.map(newPose);
    [this.from, this.to, this.now, this.posed] = [poses(), poses(), poses(), poses()];
    owner.forEach((copy, site) => {
      mesh.put(site, site);
      mesh.outline(site, site, owner, copy);
    });
  }

  turn(board: Turned): void {
    this.isPlaced = false;
    this.mesh.turn(this.shapes.turn(board));
  }

  setColours(colours: readonly Rgb[]): void {
    this.colours = colours;
    this.stale = true;
  }

  /** Finds seats beside a board that is laid out; where there is no room, there are none. */
  layOut(around: Surroundings): void {
    const { shapes, to } = this;
    const seats = seatsBeside(shapes.lying(true), shapes.lying(false), around);
    this.from.forEach((pose, copy) => Object.assign(pose, this.now[copy]));
    this.isSeated = seats !== undefined;
    this.isPlaced = false;
    this.stale = true;
    if (!seats) return;
    const lying = shapes.lying(seats.isFlat);
    seats.middles.forEach(([x, y], copy) => {
      const { angle, middle } = lying[copy]!;
      const { cell: size } = seats;
      Object.assign(to[copy]!, { x: x - middle[0] * size, y: y - middle[1] * size, angle, size });
    });
    if (this.presence === 0) this.from.forEach((pose, copy) => Object.assign(pose, to[copy]));
  }

  /**
   * Moves them a share of the way to where they are laid out, 0 to 1.
   *
   * @param board where the board is by then
   * @param middle the board's, in its cell widths
   */
  glide(share: number, { x, y, cell, tilt }: Placement, middle: Point): void {
    if (this.isPlaced) return;
    this.isPlaced = share >= 1;
    const [cos, sin] = [Math.cos(tilt) / cell, Math.sin(tilt) / cell];
    const { mesh, shapes, matrix, made } = this;
    this.now.forEach((pose, copy) => {
      setBetween(pose, this.from[copy]!, this.to[copy]!, share);
      const [right, down] = [pose.x - x, pose.y - y];
      const posed = this.posed[copy]!;
      posed.x = middle[0] + right * cos + down * sin;
      posed.y = middle[1] + down * cos - right * sin;
      posed.angle = pose.angle - tilt;
      posed.size = pose.size / cell;
    });
    for (let site = 0, last = -1; site < shapes.owner.length; site++) {
      const copy = shapes.owner[site]!;
      if (copy !== last) {
        [made.x, made.y] = shapes.middle(copy);
        setMatrix(matrix, this.posed[copy]!, made);
      }
      last = copy;
      mesh.pose(site, matrix);
      if (shapes.named(copy) === site) this.putName(copy, site);
    }
    mesh.flush();
  }

  private putName(copy: number, site: number): void {
    const { matrix } = this;
    const [x, y] = this.shapes.geometry.sites[site]!.middle;
    const { named } = this.seats[copy]!;
    named[0] = matrix[0]! * x + matrix[2]! * y + matrix[4]!;
    named[1] = matrix[1]! * x + matrix[3]! * y + matrix[5]!;
  }

  /** How large they are, as a share of the pieces on the board. */
  get size(): number {
    return this.posed[0]?.size ?? 0;
  }

  /**
   * How a tile flies from its seat to the board, or back to it.
   *
   * @param colour of the tile
   * @returns undefined if it does not fly so
   */
  way(
    board: BoardGeometry,
    {
      cells,
      colour,
      isArriving,
    }: { cells: ArrayLike<number>; colour: number; isArriving: boolean },
  ): Way | undefined {
    if (!this.isSeated || this.presence < 0.5 || this.isOver) return undefined;
    const piece = this.stock.of[colour]!;
    const { copies, colour: own } = this.stock.pieces[piece]!;
    const isEndless = copies === Infinity;
    if (isArriving && this.left[piece] === 0) return undefined;
    const seat = this.shapes.firsts[piece]! + this.left[piece]! - (isArriving || isEndless ? 1 : 0);
    const home = this.posed[seat];
    const lies = home && this.shapes.poseOn(board, { piece, cells, angle: home.angle });
    return lies && { seat, home, lies, opacity: this.soft * this.presence, colour: own };
  }

  /** A tile takes off on its way. */
  takeOff({ seat }: Way, isArriving: boolean): void {
    const piece = this.shapes.pieces[seat]!;
    if (this.stock.pieces[piece]!.copies === Infinity) return;
    this.left[piece] = this.left[piece]! + (isArriving ? -1 : 1);
    this.returning[seat] = isArriving ? 0 : 1;
    this.share[seat] = 1;
    this.stale = true;
  }

  /** A tile is back in its seat. */
  arrive(seat: number): void {
    if (this.returning[seat] === 0) return;
    this.returning[seat] = 0;
    this.share[seat] = 0;
    this.stale = true;
  }

  /** Counts what is left once what lies on the board has changed. */
  count({ shown, colour, first }: Lying): void {
    const { left, stock } = this;
    let isFull = true;
    for (let piece = 0; piece < left.length; piece++) left[piece] = this.shapes.countOf(piece);
    for (let cell = 0; cell < shown.length; cell++) {
      if (shown[cell]! < 0) isFull = false;
      if (shown[cell]! < 0 || first[cell] !== cell) continue;
      const piece = stock.of[colour[cell]!]!;
      if (stock.pieces[piece]!.copies !== Infinity) left[piece] = Math.max(0, left[piece]! - 1);
    }
    this.isOver = isFull;
  }

  /**
   * Draws them as time passes; returns whether that goes on by itself.
   *
   * @param isLeaving whether the board leaves
   * @param isClear whether they are to be seen as clearly as on the board
   */
  draw({ elapsed, pace, calm }: Frame, isLeaving: boolean, isClear = false): boolean {
    this.stale ||= isClear !== this.isClear;
    this.isClear = isClear;
    const { shapes, left, share, returning } = this;
    const isHere = this.isSeated && !this.isOver && !isLeaving;
    const presence = settled(this.presence, isHere ? 1 : 0, approach(elapsed, COME));
    const fade = pace >= READABLE ? MEMORY : calm ? CALM_FADE : FADE;
    // Unseen, they take no time, so that nothing is drawn for them.
    const memory = presence === 0 ? 1 : approach(elapsed, fade);
    let isMoving = presence !== this.presence;
    this.presence = presence;
    for (let copy = 0; copy < share.length; copy++) {
      const piece = shapes.pieces[copy]!;
      const lies = copy - shapes.firsts[piece]! >= left[piece]! || returning[copy] === 1;
      const before = share[copy]!;
      share[copy] = settled(before, lies ? 1 : 0, memory);
      isMoving ||= share[copy] !== before;
    }
    if (isMoving || this.stale) this.paint();
    this.stale = false;
    return isMoving;
  }

  private get soft(): number {
    return this.isClear ? 1 : SOFT;
  }

  /** The opacity of a copy as it waits, 0 to 1. */
  opacity(copy: number): number {
    const share = this.share[copy]!;
    const tried = this.soft + (1 - this.soft) * smooth(share / TRIED);
    return this.presence * tried * (1 - smooth((share - WAITS) / (1 - WAITS)));
  }

  private paint(): void {
    const { shapes, mesh, colours } = this;
    this.seats.forEach((seat, copy) => (seat.opacity = this.opacity(copy)));
    for (let site = 0; site < shapes.owner.length; site++) {
      const { colour, opacity } = this.seats[shapes.owner[site]!]!;
      const [red, green, blue] = colours[colour]!;
      mesh.colour(site, red, green, blue, opacity);
    }
  }
}

/** A number on its way to another one, and that itself once it is near. */
function settled(from: number, to: number, share: number): number {
  const next = from + (to - from) * share;
  return Math.abs(next - to) < SAME ? to : next;
}

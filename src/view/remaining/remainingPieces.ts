import { Seats } from './seats.ts';
import type { Rgb } from '../../theme/colour.ts';
import type { BoardGeometry } from '../board/geometry.ts';
import { approach, READABLE, smooth, type Frame } from '../motion.ts';
import type { CellMesh } from '../pieces/cellMesh.ts';
import type { DrawnCells } from '../pieces/cells.ts';
import type { Route, TakeOff } from '../pieces/flights.ts';
import type { PieceShapes } from './pieceShapes.ts';
import type { Surroundings } from './seating.ts';

/** Time constants of `usage` in ms: at paces that cannot be read, at readable ones, and without motion. */
const MEMORY = 1100;
const FADE = 200;
const CALM_FADE = 450;
/** The time constant in ms with which all seats appear and disappear. */
const APPEAR = 260;
/** The opacity of a piece that is not tried, and the usage from which on it is fully opaque. */
const UNTRIED = 0.74;
const TRIED = 0.4;
/** Above this usage a seat begins to fade: its piece mostly lies on the board. */
const MOSTLY_PLACED = 0.45;
/** Changes below this are invisible. */
const INVISIBLE = 1 / 300;

/**
 * The remaining pieces, each in a seat beside the board. At paces that can be read they fly from there and
 * back; at faster ones each seat brightens and fades with the share of time that its piece lies on the board.
 */
export class RemainingPieces {
  private readonly shapes: PieceShapes;
  private readonly mesh: CellMesh;
  /** The seats of all copies. */
  readonly seats: Seats;
  /** Piece → how many of its copies are left; one of an endless supply. */
  private readonly left: number[];
  private colours: readonly Rgb[] = [];
  /** How far all seats have appeared, 0 to 1, and the share of that which the board lets be seen. */
  private visibility = 0;
  private share = 1;
  private isBoardFull = false;
  /** Whether seats are as opaque as pieces on the board. */
  private isOpaque = false;
  private isStale = true;

  /** @param mesh with a slot for each site of the shapes */
  constructor(shapes: PieceShapes, mesh: CellMesh) {
    this.shapes = shapes;
    this.mesh = mesh;
    this.seats = new Seats(shapes, mesh);
    this.left = shapes.set.pieces.map((_, piece) => shapes.countOf(piece));
  }

  setColours(colours: readonly Rgb[]): void {
    this.colours = colours;
    this.isStale = true;
  }

  /** Finds seats beside a board that is laid out; where there is no room for all pieces, none is shown. */
  layOut(around: Surroundings): void {
    this.seats.layOut(around, this.visibility > 0);
    this.isStale = true;
  }

  /** The route of a tile from its seat to the board, or back; undefined if it has no seat. */
  route(board: BoardGeometry, { cells, colour, isArriving }: TakeOff): Route | undefined {
    if (!this.seats.hasRoom || this.seen < 0.5 || this.isBoardFull) return undefined;
    const { set, firsts } = this.shapes;
    const piece = set.of[colour]!;
    const left = this.left[piece]!;
    if (isArriving && left === 0) return undefined;
    const seat = firsts[piece]! + left - (isArriving || this.isEndless(piece) ? 1 : 0);
    const pose = this.seats.list[seat]?.pose;
    if (!pose) return undefined;
    const onBoard = this.shapes.poseOn(board, { piece, cells, angle: pose.angle });
    const opacity = this.untried * this.seen;
    const { colour: own } = set.pieces[piece]!;
    return onBoard && { seat, atSeat: { ...pose }, onBoard, opacity, colour: own };
  }

  /** Notes that a tile takes off on its route. */
  takeOff(route: Route, isArriving: boolean): void {
    const seat = this.seats.list[route.seat]!;
    if (this.isEndless(seat.piece)) return;
    this.left[seat.piece]! += isArriving ? -1 : 1;
    seat.isReturning = !isArriving;
    seat.usage = 1;
    this.isStale = true;
  }

  /** Notes that a tile is back in its seat. */
  arrive(number: number): void {
    const seat = this.seats.list[number]!;
    if (!seat.isReturning) return;
    seat.isReturning = false;
    seat.usage = 0;
    this.isStale = true;
  }

  /** Counts the remaining pieces once the tiles on the board have changed. */
  count({ owner, list }: DrawnCells): void {
    const { left, shapes } = this;
    this.isBoardFull = !owner.includes(-1);
    for (let piece = 0; piece < left.length; piece++) left[piece] = shapes.countOf(piece);
    for (let cell = 0; cell < owner.length; cell++) {
      const { first, colour } = list[cell]!;
      if (owner[cell]! < 0 || first !== cell) continue;
      const piece = shapes.set.of[colour]!;
      if (!this.isEndless(piece)) left[piece] = Math.max(0, left[piece]! - 1);
    }
  }

  /**
   * Draws all seats as time passes; returns whether they still change by themselves.
   *
   * @param share the share of all seats that is shown, as the board arrives or leaves
   * @param isOpaque whether seats are as opaque as pieces on the board
   */
  draw({ elapsed, pace, calm }: Frame, share = 1, isOpaque = false): boolean {
    this.isStale ||= isOpaque !== this.isOpaque || share !== this.share;
    this.share = share;
    this.isOpaque = isOpaque;
    const isShown = this.seats.hasRoom && !this.isBoardFull;
    const visibility = settled(this.visibility, isShown ? 1 : 0, approach(elapsed, APPEAR));
    const fade = pace >= READABLE ? MEMORY : calm ? CALM_FADE : FADE;
    // Invisible seats change at once, so that no frame is drawn for them.
    const gain = visibility === 0 ? 1 : approach(elapsed, fade);
    let isMoving = visibility !== this.visibility;
    this.visibility = visibility;
    for (let copy = 0; copy < this.seats.list.length; copy++) {
      const seat = this.seats.list[copy]!;
      const { piece, usage } = seat;
      const isPlaced = copy - this.shapes.firsts[piece]! >= this.left[piece]!;
      seat.usage = settled(usage, isPlaced || seat.isReturning ? 1 : 0, gain);
      isMoving ||= seat.usage !== usage;
    }
    if (isMoving || this.isStale) this.paint();
    this.isStale = false;
    return isMoving;
  }

  private isEndless(piece: number): boolean {
    return this.shapes.set.pieces[piece]!.copies === Infinity;
  }

  private get seen(): number {
    return this.visibility * this.share;
  }

  private get untried(): number {
    return this.isOpaque ? 1 : UNTRIED;
  }

  /** The opacity of a copy in its seat, 0 to 1. */
  opacity(copy: number): number {
    const { usage } = this.seats.list[copy]!;
    const tried = this.untried + (1 - this.untried) * smooth(usage / TRIED);
    return this.seen * tried * (1 - smooth((usage - MOSTLY_PLACED) / (1 - MOSTLY_PLACED)));
  }

  private paint(): void {
    this.seats.list.forEach((seat, copy) => {
      seat.opacity = this.opacity(copy);
      const colour = this.colours[seat.colour]!;
      for (const site of this.shapes.copies[copy]!.sites)
        this.mesh.colour(site, colour, seat.opacity);
    });
  }
}

/** A number moved a share of the way to another one; that number itself once the rest is invisible. */
function settled(from: number, to: number, share: number): number {
  const next = from + (to - from) * share;
  return Math.abs(next - to) < INVISIBLE ? to : next;
}

import { Seats } from './seats.ts';
import type { Rgb } from '../../theme/colour.ts';
import type { BoardGeometry } from '../board/geometry.ts';
import type { Presence } from '../board/presence.ts';
import { approach, READABLE, settled, smooth, SWIFT, type Frame } from '../motion.ts';
import type { CellMesh } from '../pieces/cellMesh.ts';
import type { DrawnCells } from '../pieces/cells.ts';
import type { Route, TakeOff } from '../pieces/flights.ts';
import type { Pose } from '../pieces/pose.ts';
import type { PieceShapes } from './pieceShapes.ts';
import type { Surroundings } from './sides.ts';
import { DimmedSeats } from './dimmedSeats.ts';

/** Time constants of `usage` in ms: at paces that cannot be read, at readable ones, and without motion. */
const MEMORY = 1100;
const FADE = 200;
const CALM_FADE = 450;
/** The time constant in ms with which all seats appear and disappear. */
const APPEAR = 260;
/** The usage from which on a piece that is tried is fully bright. */
const TRIED = 0.4;
/** By how much a piece swells that is left at a near miss, as a share of its size. */
const SWELL = 0.16;
/** A copy whose seat has been empty for this long does not wait any more, in ms: ranks may close. */
const GONE = 2000;
/** A board that has not changed for this long is not busy, in ms. */
const QUIET = 800;

/**
 * The remaining pieces, each in a seat beside the board. At paces that can be read they fly from there and
 * back; at faster ones each seat is empty once its piece lies for more than a moment, until it has rested.
 */
export class RemainingPieces {
  readonly shapes: PieceShapes;
  private readonly mesh: CellMesh;
  /** The seats of all copies. */
  readonly seats: Seats;
  /** Piece → how many of its copies are left; one of an endless supply. */
  private readonly left: number[];
  private colours: readonly Rgb[] = [];
  /** How far all seats have appeared, 0 to 1. */
  private visibility = 0;
  /** Copy → the share of that which the board lets be seen, as it arrives or leaves. */
  private readonly shares: number[];
  private readonly dimmed: DimmedSeats;
  private isBoardFull = false;
  /** How far the pieces that are left stand out, as at a near miss, 0 to 1; shown by the next `draw`. */
  pulse = 0;
  private drawnPulse = 0;
  /** How long no tile has changed, in ms. */
  private quiet = QUIET;
  /** The brightness of a piece that is not tried, as a share of its own. */
  private untried = 1;
  private isStale = true;
  /** The copy in a person's hand, −1 for none; and whether that, or its pose, has changed. */
  private held = -1;
  private isHandStale = false;
  /** Copy → whether it waits beside the board, or has not been gone for long. */
  private readonly isWaiting: boolean[];

  /** @param mesh with a slot for each site of the shapes */
  constructor(shapes: PieceShapes, mesh: CellMesh) {
    this.shapes = shapes;
    this.mesh = mesh;
    this.seats = new Seats(shapes, mesh);
    this.left = shapes.set.pieces.map((_, piece) => shapes.countOf(piece));
    this.isWaiting = shapes.copies.map(() => true);
    this.dimmed = new DimmedSeats(shapes);
    this.shares = shapes.copies.map(() => 1);
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

  /** Moves all seats down with their board, in CSS pixels. */
  move(down: number): void {
    this.seats.move(down, this.visibility > 0);
  }

  /** The route of a tile from its seat to the board, or back; undefined if it has no seat. */
  route(board: BoardGeometry, { cells, colour, isArriving }: TakeOff): Route | undefined {
    if (!this.seats.hasRoom || this.isBoardFull) return undefined;
    const { set, firsts } = this.shapes;
    const piece = set.of[colour]!;
    const left = this.left[piece]!;
    if (isArriving && left === 0) return undefined;
    const seat = firsts[piece]! + left - (isArriving || this.isEndless(piece) ? 1 : 0);
    const pose = this.seats.list[seat]?.pose;
    if (!pose || this.seen(seat) < 0.5) return undefined;
    if (!isArriving && !this.isWaiting[seat]) this.recall(seat);
    const onBoard = this.shapes.poseOn(board, { piece, cells, angle: pose.angle });
    const opacity = this.seen(seat);
    const brightness = this.untried;
    const { colour: own } = set.pieces[piece]!;
    // On the way back, the pose that the seat has at each moment.
    const atSeat = isArriving ? { ...pose } : pose;
    return onBoard && { seat, atSeat, onBoard, opacity, brightness, colour: own };
  }

  /** The copy of a piece that is taken next; undefined if none is left beside the board. */
  nextOf(piece: number): number | undefined {
    const { shapes, left } = this;
    const count = this.isEndless(piece) ? 1 : left[piece]!;
    return count > 0 ? shapes.firsts[piece]! + count - 1 : undefined;
  }

  /** Takes a copy into the hand, or moves it there, to a pose in CSS pixels; undefined puts it down. */
  hold(held: { readonly copy: number; readonly pose: Readonly<Pose> } | undefined): void {
    if (held) this.seats.hold(held.copy, held.pose);
    else this.seats.release();
    this.held = held?.copy ?? -1;
    this.isHandStale = true;
    this.isStale = true;
  }

  /** Notes that a tile takes off on its route. */
  takeOff(route: Route, isArriving: boolean): void {
    const seat = this.seats.list[route.seat]!;
    if (this.isEndless(seat.piece)) return;
    this.left[seat.piece]! += isArriving ? -1 : 1;
    seat.isReturning = !isArriving;
    seat.usage = 1;
    seat.empty();
    this.isStale = true;
  }

  /** Notes that a tile is back in its seat. */
  arrive(number: number): void {
    const seat = this.seats.list[number]!;
    if (!seat.isReturning) return;
    seat.isReturning = false;
    seat.usage = 0;
    seat.fill();
    this.isStale = true;
  }

  /** Notes which tiles are seen as they come and go: the seats of their pieces are as much fainter. */
  dim(...seen: Parameters<DimmedSeats['see']>): void {
    if (this.dimmed.see(...seen)) this.isStale = true;
  }

  /** Counts the remaining pieces once the tiles on the board have changed. */
  count({ owner, list }: DrawnCells): void {
    const { left, shapes } = this;
    this.quiet = 0;
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
   * @param presence of the board, as it arrives or leaves
   * @param untried the brightness of a piece that is not tried, as a share of its own
   */
  draw(frame: Frame, presence: Pick<Presence, 'seat'>, untried = 1): boolean {
    const { elapsed, pace, calm } = frame;
    this.isStale ||= untried !== this.untried;
    this.share(presence, calm);
    this.untried = untried;
    const isShown = this.seats.hasRoom && !this.isBoardFull;
    const visibility = settled(this.visibility, isShown ? 1 : 0, approach(elapsed, APPEAR));
    const fade = pace >= READABLE ? MEMORY : calm ? CALM_FADE : FADE;
    // Invisible seats change at once, so that no frame is drawn for them.
    const gain = visibility === 0 ? 1 : approach(elapsed, fade);
    this.quiet += elapsed;
    const isBusy = pace >= SWIFT && this.quiet < QUIET;
    let isMoving = visibility !== this.visibility || this.isHandStale;
    isMoving ||= isBusy && visibility > 0;
    this.isHandStale = false;
    this.visibility = visibility;
    for (let copy = 0; copy < this.seats.list.length; copy++) {
      const seat = this.seats.list[copy]!;
      const { usage } = seat;
      const isPlaced = this.isPlaced(copy);
      seat.usage = settled(usage, isPlaced ? 1 : 0, gain);
      isMoving ||= seat.usage !== usage;
      if (seat.pass(isPlaced, visibility === 0 ? Infinity : elapsed)) isMoving = true;
      const isAbsent = seat.taken === 0 && isPlaced && !seat.isReturning;
      seat.absence = !isAbsent ? 0 : visibility === 0 ? GONE : seat.absence + elapsed;
      isMoving ||= isAbsent && seat.absence < GONE;
    }
    // Without motion all pieces keep their places.
    this.closeRanks(calm || isBusy);
    if (this.seats.pass(calm ? Infinity : elapsed)) isMoving = true;
    if (this.pulse !== this.drawnPulse) this.swell(calm);
    if (isMoving || this.isStale) this.paint();
    this.isStale = false;
    return isMoving;
  }

  /** Shows copies as far as the board is there, one after the other; all together if `calm`. */
  private share(presence: Pick<Presence, 'seat'>, calm: boolean): void {
    const { shares } = this;
    const last = Math.max(1, shares.length - 1);
    for (let copy = 0; copy < shares.length; copy++) {
      const share = presence.seat(calm ? 1 : copy / last);
      this.isStale ||= share !== shares[copy];
      shares[copy] = share;
    }
  }

  /** Whether a copy lies on the board, or flies. */
  private isPlaced(copy: number): boolean {
    const { piece, isReturning } = this.seats.list[copy]!;
    return isReturning || copy - this.shapes.firsts[piece]! >= this.left[piece]!;
  }

  /** Closes the ranks of the copies that wait, or opens them, if others do than before; opens them if `all` wait. */
  private closeRanks(all: boolean): void {
    const { isWaiting, seats } = this;
    let isChanged = false;
    for (let copy = 0; copy < isWaiting.length; copy++) {
      const waits = all || seats.list[copy]!.absence < GONE;
      isChanged ||= waits !== isWaiting[copy];
      isWaiting[copy] = waits;
    }
    if (isChanged) seats.rank(isWaiting);
  }

  /** Lets a copy wait again, before it comes back. */
  private recall(copy: number): void {
    this.isWaiting[copy] = true;
    this.seats.list[copy]!.absence = 0;
    this.seats.rank(this.isWaiting);
  }

  /** Lets the pieces that are left swell as far as they stand out; without motion they only brighten. */
  private swell(calm: boolean): void {
    this.drawnPulse = this.pulse;
    this.isStale = true;
    for (const seat of this.seats.list) seat.swelling = 0;
    if (calm) return;
    for (let copy = 0; copy < this.seats.list.length; copy++)
      this.seats.swell(copy, this.isPlaced(copy) ? 0 : SWELL * this.pulse);
  }

  private isEndless(piece: number): boolean {
    return this.shapes.set.pieces[piece]!.copies === Infinity;
  }

  private seen(copy: number): number {
    return this.visibility * this.shares[copy]! * this.seats.list[copy]!.seen;
  }

  /** The opacity of a copy in its seat, 0 to 1. */
  opacity(copy: number): number {
    if (copy === this.held && !this.isPlaced(copy)) return this.shares[copy]!;
    if (this.seats.hidden.has(copy)) return 0;
    return this.seen(copy) * smooth(this.seats.list[copy]!.taken) * this.dimmed.left(copy);
  }

  /** How many copies wait in a pile, by its first one. */
  inPile(first: number): number {
    const { piles, list } = this.seats;
    let count = 0;
    for (let copy = first; copy <= first + (piles.get(first)?.length ?? 0); copy++)
      if (copy !== this.held && list[copy]!.taken >= 0.5) count++;
    return count;
  }

  /** The brightness of a copy in its seat, as a share of its own: it covers its seat all the same. */
  brightness(copy: number): number {
    const isPlaced = this.isPlaced(copy);
    if (copy === this.held && !isPlaced) return 1;
    const outstanding = isPlaced ? 0 : this.drawnPulse;
    const { list, piles } = this.seats;
    let { usage } = list[copy]!;
    for (const other of piles.get(copy) ?? []) usage = Math.max(usage, list[other]!.usage);
    return this.untried + (1 - this.untried) * Math.max(smooth(usage / TRIED), outstanding);
  }

  private paint(): void {
    this.seats.list.forEach((seat, copy) => {
      seat.opacity = this.opacity(copy);
      const colour = this.colours[seat.colour]!;
      const brightness = this.brightness(copy);
      for (const site of this.shapes.copies[copy]!.sites) {
        this.mesh.colour(site, colour, seat.opacity);
        this.mesh.brighten(site, brightness);
      }
    });
  }
}

import type { Point } from '../../puzzle/lattices/index.ts';
import type { Rectangle } from '../../theme/viewport.ts';
import type { BoardGeometry } from '../board/geometry.ts';
import type { BoardPosition } from '../board/layout.ts';
import type { CellMesh } from '../pieces/cellMesh.ts';
import { approach, smooth } from '../motion.ts';
import {
  newPose,
  setBetween,
  setMatrix,
  shortest,
  transformed,
  type Pose,
} from '../pieces/pose.ts';
import type { PieceShapes } from './pieceShapes.ts';
import { CLOSE, Seat } from './seat.ts';
import { FIGURE, isPile, numberBelow, seatedBeside, type Seated } from './piles.ts';
import { SEVERAL } from './seating.ts';
import type { Surroundings } from './sides.ts';
import { boxesOf, takenBy } from './taken.ts';

/** The time constant in ms with which a copy in the hand turns, flips and grows. */
const TURN = 55;
/** How high a copy is in the hand, in cell widths. */
const LIFTED = 0.22;

/** Lays out the seats of all copies beside the board, and lets them glide when the layout changes. */
export class Seats {
  readonly list: readonly Seat[];
  /** Whether there is room for seats. */
  hasRoom = false;
  private readonly shapes: PieceShapes;
  private readonly mesh: CellMesh;
  private isOver = false;
  /** The seats as they are found, how far they have moved down since, and copy → whether it waits there. */
  private seated: Seated | undefined;
  private down = 0;
  private isWaiting: readonly boolean[];
  private tray: Rectangle | undefined;
  /** The first copy of each pile, which is drawn for all → the others; and these, which are not drawn. */
  readonly piles = new Map<number, readonly number[]>();
  readonly hidden = new Set<number>();
  /** How long ranks have been closing or opening, in ms; undefined if the seats glide as the board does. */
  private closing: number | undefined;
  private readonly matrix = new Float32Array(6);
  private readonly drawn = newPose();
  /** The copy in a person's hand, and its pose in CSS pixels; −1 for none. */
  private held = -1;
  private readonly hand = newPose();

  /** @param mesh with a slot for each site of the shapes */
  constructor(shapes: PieceShapes, mesh: CellMesh) {
    this.shapes = shapes;
    this.mesh = mesh;
    const { pieces } = shapes.set;
    this.list = shapes.copies.map(({ piece }) => new Seat(piece, pieces[piece]!.colour));
    this.isWaiting = this.list.map(() => true);
    shapes.owner.forEach((copy, site) => {
      mesh.put(site, site);
      mesh.outline(site, site, shapes.owner, copy);
    });
  }

  /** Whether there are few copies, in piles or not, which are larger and one group with their board. */
  get areFew(): boolean {
    return this.list.length < SEVERAL;
  }

  private get found(): Seated['found'] {
    return this.seated?.found;
  }

  /** The mean length of pieces, in CSS pixels; 0 without room. */
  get length(): number {
    return this.seated?.length ?? 0;
  }

  /** Sets the middle of the number of a pile, by its first copy, in cell widths of the board. */
  numberOf(first: number, middle: [x: number, y: number]): void {
    const { flat, upright } = this.shapes.copies[first]!;
    numberBelow(this.list[first]!, this.found?.isFlat ? flat : upright, middle);
  }

  /** The rectangle around a copy in its seat, in CSS pixels. */
  boxOf(copy: number): Rectangle {
    const { shapes, list, found } = this;
    const { width, height, middle } = shapes.orientations(found?.isFlat ?? true)[copy]!;
    const { x, y, size } = list[copy]!.to;
    return {
      x: x + (middle[0] - width / 2) * size,
      y: y + (middle[1] - height / 2) * size,
      width: width * size,
      height: height * size,
    };
  }

  /** Takes a copy into the hand, or moves it there, to a pose in CSS pixels; it turns and grows softly. */
  hold(copy: number, pose: Readonly<Pose>): void {
    if (this.held !== copy) {
      this.release();
      this.raise(copy, LIFTED);
    }
    this.held = copy;
    Object.assign(this.hand, pose);
    const { now } = this.list[copy]!;
    [now.x, now.y] = [pose.x, pose.y];
  }

  /** Lets the copy in the hand glide to its seat. */
  release(): void {
    if (this.held < 0) return;
    this.raise(this.held, 0);
    this.held = -1;
    this.closing = 0;
    this.isOver = false;
    this.aim();
  }

  private raise(copy: number, lift: number): void {
    for (const site of this.shapes.copies[copy]!.sites) this.mesh.lift(site, lift);
  }

  /** Turns the copy in the hand for so many ms; returns whether it still turns. */
  private turnHeld(elapsed: number): boolean {
    if (this.held < 0) return false;
    const { hand } = this;
    const { now } = this.list[this.held]!;
    const share = approach(elapsed, TURN);
    const [turn, growth, flip] = [
      shortest(hand.angle - now.angle),
      hand.size - now.size,
      hand.front - now.front,
    ];
    const isThere = Math.abs(turn) < 1e-3 && Math.abs(growth) < 0.1 && Math.abs(flip) < 1e-2;
    now.angle = isThere ? hand.angle : now.angle + turn * share;
    now.size = isThere ? hand.size : now.size + growth * share;
    now.front = isThere ? hand.front : now.front + flip * share;
    return !isThere;
  }

  /** The areas in which copies lie, whether ranks are open or closed, on each side of the board, in CSS pixels. */
  get taken(): readonly Rectangle[] {
    const { seated, tray, down } = this;
    return seated && tray ? takenBy(seated, tray, down) : [];
  }

  /** The rectangles around what is in each seat while all wait, in CSS pixels. */
  get boxes(): readonly Rectangle[] {
    return this.seated ? boxesOf(this.seated, this.down) : [];
  }

  /** Turns all copies as the board is turned. */
  turn(board: BoardGeometry): void {
    this.isOver = false;
    this.mesh.turn(this.shapes.turn(board));
  }

  /** Finds seats beside a board; copies that are visible glide there. */
  layOut(around: Surroundings, isVisible: boolean): void {
    const { list, piles, hidden } = this;
    const seated = seatedBeside(this.shapes, around);
    this.seated = seated;
    this.tray = around.tray;
    this.down = 0;
    this.hasRoom = seated.found !== undefined;
    piles.clear();
    hidden.clear();
    for (const [first, ...others] of seated.seats) {
      if (others.length === 0) continue;
      piles.set(first!, others);
      for (const copy of others) hidden.add(copy);
    }
    this.closing = undefined;
    this.isOver = false;
    this.aim();
    if (!isVisible) for (const { from, to } of list) Object.assign(from, to);
  }

  /** Moves all seats down with their board, in CSS pixels. */
  move(down: number, isVisible: boolean): void {
    if (!this.tray || down === 0) return;
    this.down += down;
    this.tray = { ...this.tray, y: this.tray.y + down };
    for (const { to, from } of this.list) {
      to.y += down;
      if (!isVisible) from.y += down;
    }
  }

  /** Draws a copy larger than it is by a share. */
  swell(copy: number, share: number): void {
    this.list[copy]!.swelling = share;
    this.show(copy);
  }

  /** Draws a copy in its pose, and notes the place of its name. */
  private show(copy: number): void {
    const { shapes, mesh, matrix, drawn } = this;
    const { pose, named, swelling } = this.list[copy]!;
    const shape = shapes.copies[copy]!;
    const { size } = pose;
    pose.size = size * (1 + swelling);
    [drawn.x, drawn.y] = shape.middle;
    setMatrix(matrix, pose, drawn);
    pose.size = size;
    for (const site of shape.sites) mesh.pose(site, matrix);
    [named[0], named[1]] = transformed(matrix, shapes.geometry.sites[shape.named]!.middle);
  }

  /**
   * Closes the ranks of the copies that wait, once these are three quarters of all or fewer; else opens them. A copy
   * that waits again is in its place at once, and one that changes sides fades out and in, not to pass over the board.
   */
  rank(isWaiting: readonly boolean[]): void {
    const { list, isWaiting: before } = this;
    this.isWaiting = isWaiting.slice();
    this.closing = 0;
    this.isOver = false;
    this.aim();
    for (const [copy, seat] of list.entries()) {
      const { from, to, now } = seat;
      const stays = isWaiting[copy]! && before[copy]!;
      if (!stays) Object.assign(now, Object.assign(from, to));
      seat.changesSide = stays && copy !== this.held && this.areApart(from, to);
    }
  }

  /** Whether two places are on different sides of the board. */
  private areApart(one: Readonly<Pose>, other: Readonly<Pose>): boolean {
    const { found, tray } = this;
    if (!found || !tray) return false;
    const [x, y] = [tray.x + tray.width / 2, tray.y + tray.height / 2];
    const isAcross = one.x < x !== other.x < x;
    const isDown = one.y < y !== other.y < y;
    return found.corners ? isAcross || isDown : found.areBeside ? isAcross : isDown;
  }

  /** Lets time pass, in ms; returns whether seats, or the copy in the hand, still move or fade. */
  pass(elapsed: number): boolean {
    let isMoving = this.turnHeld(elapsed);
    for (const seat of this.list) if (seat.fade(elapsed)) isMoving = true;
    if (this.closing === undefined || this.closing >= CLOSE) return isMoving;
    this.closing += elapsed;
    return true;
  }

  /** Sets where all copies glide from, where they are, and to, their seats. */
  private aim(): void {
    const { shapes, list, seated, found, isWaiting } = this;
    for (const seat of list) {
      Object.assign(seat.from, seat.now);
      seat.changesSide = false;
    }
    if (!seated || !found) return;
    const waits = seated.seats.map((copies) => copies.some((copy) => isWaiting[copy]));
    const isClosed = 4 * waits.filter(Boolean).length <= 3 * waits.length;
    const closed = isClosed ? found.closed(waits) : undefined;
    const orientations = shapes.orientations(found.isFlat);
    for (const [seat, open] of found.middles.entries()) {
      const [x, y] = closed?.middles[seat] ?? open;
      const { cell: size } = closed ?? found;
      const copies = seated.seats[seat]!;
      const raised = isPile(copies) ? FIGURE.height / 2 : 0;
      for (const copy of copies) {
        const { angle, middle } = orientations[copy]!;
        const [across, down] = [x - middle[0] * size, y - (middle[1] + raised) * size + this.down];
        Object.assign(list[copy]!.to, { x: across, y: down, angle, size });
      }
    }
  }

  /**
   * Moves all copies a share of the way to their seats, 0 to 1, or as far as ranks have closed or opened.
   *
   * @param board the position of the board at that time
   * @param middle the middle of the board, in its cell widths
   */
  glide(share: number, { x, y, cell, tilt }: BoardPosition, middle: Point): void {
    const { held } = this;
    if (this.isOver && held < 0) return;
    const way = this.closing === undefined ? share : smooth(this.closing / CLOSE);
    this.isOver = share >= 1 && way >= 1;
    const [cos, sin] = [Math.cos(tilt) / cell, Math.sin(tilt) / cell];
    const { list, mesh } = this;
    for (let copy = 0; copy < list.length; copy++) {
      const { from, to, now, pose, changesSide } = list[copy]!;
      if (copy !== held) setBetween(now, from, to, changesSide ? 0 : way);
      const [right, down] = [now.x - x, now.y - y];
      pose.x = middle[0] + right * cos + down * sin;
      pose.y = middle[1] + down * cos - right * sin;
      pose.angle = now.angle - tilt;
      pose.size = now.size / cell;
      this.show(copy);
    }
    mesh.flush();
  }
}

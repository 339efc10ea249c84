import type { Problem } from '../solve/problem.ts';
import { Afterglow } from './afterglow.ts';
import { rgb, type Rgb } from './colour.ts';
import type { CellMesh } from './cellMesh.ts';
import { Fading } from './fading.ts';
import type { Layers } from './layers.ts';
import { reach, type Mosaic } from './mosaic.ts';
import {
  dropTime,
  landed,
  leaveAt,
  liftAt,
  liftTime,
  settleTime,
  smooth,
  SWIFT,
} from './motion.ts';
import { Moves } from './moves.ts';
import { pieceColours } from './pieceArt.ts';
import type { Theme } from './themes/index.ts';

/** More placements than this change at once only in a jump, which is shown without movement. */
const JUMP = 6;
/** How many pieces can be in the air at once. */
const FLYING = 12;
/** Where pieces fade, one begins to look solid on a cell at most once in so many ms: nothing flashes. */
const BETWEEN = 500;

/** The pieces of a board as they are drawn: those that lie, those in the air, and the light they leave. */
export class Pieces {
  /** Per cell: the placement drawn there, or −1. */
  readonly shown: Int32Array;
  readonly moves = new Moves(FLYING);
  readonly afterglow: Afterglow;
  readonly fading: Fading;
  colours: readonly Rgb[] = [];
  private readonly problem: Problem;
  private readonly mosaic: Mosaic;
  private readonly layers: Layers;
  private readonly largest: number;
  /**
   * Per cell: how solid its piece is on its way from 0 to 1, below 0 while it waits for its turn, and
   * whether it is still in the air.
   */
  private readonly firm: Float32Array;
  private readonly aloft: Uint8Array;
  /** Per cell: when the next piece may begin to look solid there. */
  private readonly free: Float64Array;
  /** Whether a piece that is taken away fades, and does not turn into light at once. */
  private fades = false;
  /** One placement by itself, to shape it while it is in the air. */
  private readonly alone: Int32Array;
  /** The placements that come and go in this frame. */
  private readonly coming = new Int32Array(JUMP + 1);
  private readonly going = new Int32Array(JUMP + 1);

  constructor(problem: Problem, mosaic: Mosaic, layers: Layers) {
    this.problem = problem;
    this.mosaic = mosaic;
    this.layers = layers;
    this.largest = largestPiece(problem);
    const cells = problem.cells.length;
    this.afterglow = new Afterglow(cells);
    this.fading = new Fading(cells);
    this.shown = new Int32Array(cells).fill(-1);
    this.firm = new Float32Array(cells);
    this.aloft = new Uint8Array(cells);
    this.free = new Float64Array(cells).fill(-Infinity);
    this.alone = new Int32Array(cells).fill(-1);
  }

  /** How many cells can be in the air at once. */
  static slots(problem: Problem): number {
    return FLYING * largestPiece(problem);
  }

  setTheme(theme: Theme): void {
    this.colours = pieceColours(theme, this.problem.pieces.length).map(rgb);
    this.afterglow.cool = rgb(theme.glow.colour);
    this.fades = !theme.glow.takesOver;
  }

  /** How solid the piece on a cell looks, 0 to 1; 0 while it is in the air. */
  solid(cell: number): number {
    return this.shown[cell]! < 0 || this.aloft[cell] ? 0 : smooth(this.firm[cell]!);
  }

  /** Finds the cells whose owner changed, and begins what is to be seen of it; false if none did. */
  compare(owner: Int32Array, now: number, pace: number, calm: boolean): boolean {
    let coming = 0;
    let going = 0;
    for (let cell = 0; cell < owner.length; cell++) {
      const was = this.shown[cell]!;
      const is = owner[cell]!;
      if (was === is) continue;
      if (was >= 0) going = note(this.going, going, was);
      if (is >= 0) coming = note(this.coming, coming, is);
    }
    if (coming + going === 0) return false;
    const moving = pace < SWIFT && !calm && coming <= JUMP && going <= JUMP;
    if (moving) {
      for (let i = 0; i < going; i++) this.launch(this.going[i]!, false, now, pace);
      for (let i = 0; i < coming; i++) this.launch(this.coming[i]!, true, now, pace);
    }
    for (let cell = 0; cell < owner.length; cell++) {
      if (this.shown[cell] !== owner[cell]) this.release(cell, moving, now, pace);
    }
    for (let cell = 0; cell < owner.length; cell++) {
      if (this.shown[cell] !== owner[cell]) this.change(cell, owner, moving, now, pace);
    }
    if (!moving) this.ground(owner);
    return true;
  }

  /** Lets go of what lies on a cell, while all of it is still known: it fades, or its light lingers. */
  private release(cell: number, moving: boolean, now: number, pace: number): void {
    const was = this.shown[cell]!;
    if (was < 0) return;
    const colour = this.colours[this.problem.placements.piece[was]!]!;
    const firm = this.firm[cell]!;
    if (!this.fades) return this.afterglow.excite(cell, colour, this.solid(cell));
    this.afterglow.excite(cell, colour, 0);
    if (this.aloft[cell] || firm <= 0) return;
    this.free[cell] = now + BETWEEN - firm * settleTime(pace);
    // One that moves fades on its way.
    if (moving || !this.fading.begin(cell, was, firm)) return;
    this.shape(this.layers.fading, cell, this.shown, was);
  }

  /** Hands a cell over to its new owner. */
  private change(
    cell: number,
    owner: Int32Array,
    moving: boolean,
    now: number,
    pace: number,
  ): void {
    const was = this.shown[cell]!;
    const is = owner[cell]!;
    if (was < 0 && !moving) {
      this.afterglow.excite(cell, this.colours[this.problem.placements.piece[is]!]!, 0);
    }
    this.shown[cell] = is;
    this.firm[cell] = is < 0 ? 0 : -this.waitOf(is, now) / settleTime(pace);
    this.aloft[cell] = is >= 0 && this.moves.of(is) >= 0 ? 1 : 0;
    this.paint(cell);
    if (is >= 0) this.shape(this.layers.settled, cell, owner, is);
  }

  /** How long it takes until a placement may begin to look solid on all of its cells, in ms. */
  private waitOf(placement: number, now: number): number {
    const { start, cellOf } = this.problem.placements;
    let wait = 0;
    for (let i = start[placement]!; i < start[placement + 1]!; i++) {
      wait = Math.max(wait, this.free[cellOf[i]!]! - now);
    }
    return wait;
  }

  /** Gives a cell of a mesh the outline that its placement has there. */
  private shape(mesh: CellMesh, cell: number, owner: Int32Array, placement: number): void {
    const tile = this.mosaic.tiles[cell]!;
    mesh.reach(cell, reach(tile, owner, placement, false), reach(tile, owner, placement, true));
  }

  /** Ends the flight of pieces that were taken away, or put back, while nothing may move. */
  private ground(owner: Int32Array): void {
    const { start, cellOf } = this.problem.placements;
    for (let number = 0; number < FLYING; number++) {
      const { placement, arriving } = this.moves.list[number]!;
      if (placement < 0) continue;
      const lies = owner[cellOf[start[placement]!]!] === placement;
      if (lies !== arriving) this.land(number);
    }
  }

  /** Sends a placement on its way, and shapes its cells among the moving ones. */
  private launch(placement: number, arriving: boolean, now: number, pace: number): void {
    const { start, cellOf } = this.problem.placements;
    const height = liftAt(pace) * (arriving ? 1 : 0.8);
    const firm = arriving ? landed(pace) : this.firm[cellOf[start[placement]!]!]!;
    const time = arriving ? dropTime(pace) : liftTime(pace);
    const number = this.moves.begin(placement, arriving, height, firm, now, time);
    if (number < 0) return;
    const from = start[placement]!;
    const to = start[placement + 1]!;
    for (let i = from; i < to; i++) this.alone[cellOf[i]!] = placement;
    for (let i = from; i < to; i++) {
      const cell = cellOf[i]!;
      const slot = number * this.largest + i - from;
      const tile = this.mosaic.tiles[cell]!;
      this.layers.moving.put(slot, cell);
      this.layers.moving.reach(
        slot,
        reach(tile, this.alone, placement, false),
        reach(tile, this.alone, placement, true),
      );
    }
    for (let i = from; i < to; i++) this.alone[cellOf[i]!] = -1;
  }

  /** Draws the pieces in the air, and lands those whose time has come. */
  fly(now: number): void {
    if (!this.moves.any) return;
    const { piece, start } = this.problem.placements;
    for (let number = 0; number < FLYING; number++) {
      const move = this.moves.list[number]!;
      const { placement } = move;
      if (placement < 0) continue;
      if (this.moves.advance(number, now)) {
        this.land(number);
        continue;
      }
      const [red, green, blue] = this.colours[piece[placement]!]!;
      const cells = start[placement + 1]! - start[placement]!;
      for (let i = 0; i < cells; i++) {
        const slot = number * this.largest + i;
        this.layers.moving.colour(slot, red, green, blue, move.opacity);
        this.layers.moving.lift(slot, move.lift);
      }
    }
  }

  private land(number: number): void {
    const { placement, firm } = this.moves.list[number]!;
    const { start, cellOf } = this.problem.placements;
    this.moves.end(number);
    for (let i = 0; i < this.largest; i++) {
      this.layers.moving.colour(number * this.largest + i, 0, 0, 0, 0);
    }
    for (let i = start[placement]!; i < start[placement + 1]!; i++) {
      const cell = cellOf[i]!;
      if (this.shown[cell] !== placement) continue;
      this.aloft[cell] = 0;
      if (firm > 0) this.firm[cell] = firm;
      this.paint(cell);
    }
  }

  /** Lets what stands still become solid; says whether anything is still on its way. */
  settle(elapsed: number, pace: number, repaint: boolean): boolean {
    const gain = elapsed / settleTime(pace);
    let settling = false;
    for (let cell = 0; cell < this.shown.length; cell++) {
      const firm = this.firm[cell]!;
      const most = this.aloft[cell] ? 0 : 1;
      const isSettling = this.shown[cell]! >= 0 && firm < most;
      if (isSettling) this.firm[cell] = Math.min(most, firm + gain);
      const isFading = this.fading.pass(cell, elapsed);
      if (isSettling || isFading) settling = true;
      if (isSettling || isFading || repaint) this.paint(cell);
    }
    return settling;
  }

  /** A cell as it stands: its piece as solid as it is, over what fades there, over the open cell. */
  private paint(cell: number): void {
    this.cover(cell, this.solid(cell));
    const fading = this.fading.solid(cell);
    this.colourOf(this.layers.fading, cell, this.fading.placement[cell]!, fading);
  }

  /** Lets the piece on a cell look so solid. */
  private cover(cell: number, solid: number): void {
    this.layers.open.colour(cell, 1, 1, 1, (1 - solid) * (1 - this.fading.solid(cell)));
    this.colourOf(this.layers.settled, cell, this.shown[cell]!, solid);
  }

  private colourOf(mesh: CellMesh, cell: number, placement: number, opacity: number): void {
    if (opacity === 0) return mesh.colour(cell, 0, 0, 0, 0);
    const [red, green, blue] = this.colours[this.problem.placements.piece[placement]!]!;
    mesh.colour(cell, red, green, blue, opacity);
  }

  /** Lifts and fades the pieces that lie, those at the upper left first; at an age of 0 all lie again. */
  depart(age: number, calm: boolean): void {
    const { start, cellOf } = this.problem.placements;
    const { left, top, right, bottom } = this.mosaic;
    for (let cell = 0; cell < this.shown.length; cell++) {
      const solid = this.solid(cell);
      if (solid === 0) {
        this.layers.settled.lift(cell, 0);
        continue;
      }
      const [x, y] = this.mosaic.tiles[cellOf[start[this.shown[cell]!]!]!]!.middle;
      const across = (0.62 * (x - left)) / (right - left) + (0.38 * (y - top)) / (bottom - top);
      const gone = leaveAt(age, across);
      this.cover(cell, solid * (1 - smooth(gone)));
      if (!calm) this.layers.settled.lift(cell, 0.3 * gone * gone);
    }
  }
}

const largestPiece = (problem: Problem): number =>
  Math.max(1, ...problem.pieces.map((piece) => piece.cells.length));

/** Adds a number to a short list that holds each once; stops when the list is full. */
function note(list: Int32Array, count: number, value: number): number {
  for (let i = 0; i < count; i++) if (list[i] === value) return count;
  if (count < list.length) list[count++] = value;
  return count;
}

import type { Tiling } from '../run/tiling.ts';
import { Afterglow } from './afterglow.ts';
import type { Board } from './board.ts';
import { rgb, type Rgb } from '../theme/colour.ts';
import type { CellMesh } from './cellMesh.ts';
import { Fading } from './fading.ts';
import type { Layers } from './layers.ts';
import { middleCell, reach, type BoardGeometry } from './boardGeometry.ts';
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
import { isAbove, Moves } from './moves.ts';
import { pieceColours } from '../theme/pieceArt.ts';
import type { Theme } from '../theme/index.ts';

/** More tiles than this change at once only in a jump, which is shown without movement. */
const JUMP = 6;
/** How many tiles can be in the air at once. */
const FLYING = 12;
/** Where tiles fade, one begins to look solid on a cell at most once in so many ms: nothing flashes. */
const BETWEEN = 500;

/** The tiles of a board as they are drawn: those that lie, those in the air, and the light they leave. */
export class Pieces {
  /** Per cell: the tile drawn there, or −1. */
  readonly shown: Int32Array;
  /** Per cell: its tile's colour, whether the tile's name stands there, and the tile's first cell. */
  readonly colour: Int32Array;
  readonly named: Uint8Array;
  private readonly first: Int32Array;
  readonly moves: Moves;
  readonly afterglow: Afterglow;
  readonly fading: Fading;
  colours: readonly Rgb[] = [];
  private readonly board: Board;
  private readonly geometry: BoardGeometry;
  private readonly layers: Layers;
  /**
   * Per cell: how solid its tile is on its way from 0 to 1, below 0 while it waits for its turn, and
   * whether it is still in the air.
   */
  private readonly firm: Float32Array;
  private readonly aloft: Uint8Array;
  /** Per cell: when the next tile may begin to look solid there. */
  private readonly free: Float64Array;
  /** Whether a tile that is taken away fades, and does not turn into light at once. */
  private fades = false;
  /** One tile by itself, to shape it while it is in the air. */
  private readonly alone: Int32Array;
  /** The tiles of which cells come and go in this frame. */
  private readonly coming = new Int32Array(JUMP + 1);
  private readonly going = new Int32Array(JUMP + 1);

  constructor(board: Board, geometry: BoardGeometry, layers: Layers) {
    this.board = board;
    this.geometry = geometry;
    this.layers = layers;
    const cells = board.cells.length;
    this.moves = new Moves(FLYING, board.largest);
    this.afterglow = new Afterglow(cells);
    this.fading = new Fading(cells);
    this.shown = new Int32Array(cells).fill(-1);
    this.colour = new Int32Array(cells);
    this.named = new Uint8Array(cells);
    this.first = new Int32Array(cells);
    this.firm = new Float32Array(cells);
    this.aloft = new Uint8Array(cells);
    this.free = new Float64Array(cells).fill(-Infinity);
    this.alone = new Int32Array(cells).fill(-1);
  }

  /** How many cells can be in the air at once. */
  static slots(board: Board): number {
    return FLYING * board.largest;
  }

  setTheme(theme: Theme): void {
    this.colours = pieceColours(theme, this.board.names.length).map(rgb);
    this.afterglow.cool = rgb(theme.glow.colour);
    this.fades = !theme.glow.takesOver;
  }

  /** How solid the tile on a cell looks, 0 to 1; 0 while it is in the air. */
  solid(cell: number): number {
    return this.shown[cell]! < 0 || this.aloft[cell] ? 0 : smooth(this.firm[cell]!);
  }

  /** Finds the cells whose tile changed, and begins what is to be seen of it; false if none did. */
  compare(tiling: Tiling, now: number, pace: number, calm: boolean): boolean {
    const { owner } = tiling;
    const { shown, coming, going } = this;
    let arrivals = 0;
    let departures = 0;
    for (let cell = 0; cell < owner.length; cell++) {
      const was = shown[cell]!;
      const is = owner[cell]!;
      if (was === is) continue;
      if (was >= 0) departures = note(going, departures, was);
      if (is >= 0) arrivals = note(coming, arrivals, is);
    }
    if (arrivals + departures === 0) return false;
    const isCrowded = arrivals > JUMP || departures > JUMP;
    const moving = pace < SWIFT && !calm && !isCrowded;
    if (moving) {
      for (let i = 0; i < departures; i++) this.liftOff(going[i]!, owner, now, pace);
      for (let i = 0; i < arrivals; i++) this.dropIn(coming[i]!, tiling, now, pace);
    }
    for (let cell = 0; cell < owner.length; cell++) {
      if (shown[cell] !== owner[cell]) this.release(cell, now, pace);
    }
    for (let cell = 0; cell < owner.length; cell++) {
      const is = owner[cell]!;
      if (shown[cell] !== is) this.change(cell, tiling, now, pace);
      else if (is < 0) continue;
      // A tile that stays has another outline once cells of it come or go.
      else if (isCrowded || has(coming, arrivals, is) || has(going, departures, is))
        this.arrange(cell, tiling);
    }
    this.ground(tiling);
    return true;
  }

  /** Lets a tile lift off of which nothing is left on the board. */
  private liftOff(tile: number, owner: Int32Array, now: number, pace: number): void {
    if (owner.includes(tile)) return;
    const cells: number[] = [];
    for (let cell = 0; cell < owner.length; cell++) if (this.shown[cell] === tile) cells.push(cell);
    this.launch(tile, cells, this.colour[cells[0]!]!, false, now, pace);
  }

  /** Lets a tile drop in of which nothing was on the board. */
  private dropIn(tile: number, tiling: Tiling, now: number, pace: number): void {
    if (this.shown.includes(tile)) return;
    this.launch(tile, tiling.cellsOf(tile), tiling.colourOf(tile), true, now, pace);
  }

  /** Lets go of what lies on a cell, while all of it is still known: it fades, or its light lingers. */
  private release(cell: number, now: number, pace: number): void {
    const was = this.shown[cell]!;
    if (was < 0) return;
    const colour = this.colour[cell]!;
    const firm = this.firm[cell]!;
    if (!this.fades) return this.afterglow.excite(cell, this.colours[colour]!, this.solid(cell));
    this.afterglow.excite(cell, this.colours[colour]!, 0);
    if (this.aloft[cell] || firm <= 0) return;
    this.free[cell] = now + BETWEEN - firm * settleTime(pace);
    // One that moves fades on its way.
    const moves = this.moves.of(was) >= 0;
    if (moves || !this.fading.begin(cell, colour, this.named[cell]!, firm)) return;
    this.outline(this.layers.fading, cell, cell, this.shown, was);
  }

  /** Hands a cell over to its new tile. */
  private change(cell: number, tiling: Tiling, now: number, pace: number): void {
    const was = this.shown[cell]!;
    const is = tiling.owner[cell]!;
    const moves = is >= 0 && this.moves.of(is) >= 0;
    this.shown[cell] = is;
    this.firm[cell] = is < 0 ? 0 : -this.waitOf(tiling.cellsOf(is), now) / settleTime(pace);
    this.aloft[cell] = moves ? 1 : 0;
    if (is >= 0) this.arrange(cell, tiling);
    if (is >= 0 && was < 0 && !moves)
      this.afterglow.excite(cell, this.colours[this.colour[cell]!]!, 0);
    this.paint(cell);
  }

  /** Notes what a cell is of its tile, and gives it its part of the tile's outline. */
  private arrange(cell: number, tiling: Tiling): void {
    const tile = tiling.owner[cell]!;
    const cells = tiling.cellsOf(tile);
    this.colour[cell] = tiling.colourOf(tile);
    this.named[cell] = middleCell(this.geometry, cells) === cell ? 1 : 0;
    this.first[cell] = cells[0]!;
    this.outline(this.layers.settled, cell, cell, tiling.owner, tile);
  }

  /** How long it takes until a tile may begin to look solid on all of its cells, in ms. */
  private waitOf(cells: ArrayLike<number>, now: number): number {
    let wait = 0;
    for (let i = 0; i < cells.length; i++) wait = Math.max(wait, this.free[cells[i]!]! - now);
    return wait;
  }

  /** Gives a slot of a mesh the outline that a tile has on a cell; where tiles lie, slots are cells. */
  private outline(
    mesh: CellMesh,
    slot: number,
    cell: number,
    owner: Int32Array,
    tile: number,
  ): void {
    const site = this.geometry.sites[cell]!;
    mesh.reach(slot, reach(site, owner, tile, false), reach(site, owner, tile, true));
  }

  /** Lands tiles that were put back or taken away, or have changed their shape, since they took off. */
  private ground(tiling: Tiling): void {
    for (let number = 0; number < FLYING; number++) {
      const move = this.moves.list[number]!;
      if (move.tile < 0) continue;
      const lies = tiling.owner.includes(move.tile);
      const isDue = move.arriving ? lies && isAbove(move, tiling.cellsOf(move.tile)) : !lies;
      if (!isDue) this.land(number);
    }
  }

  /** Sends a tile on its way, and shapes its cells among the moving ones. */
  private launch(
    tile: number,
    cells: ArrayLike<number>,
    colour: number,
    arriving: boolean,
    now: number,
    pace: number,
  ): void {
    const { alone, board, moves } = this;
    const height = liftAt(pace) * (arriving ? 1 : 0.8);
    const firm = arriving ? landed(pace) : this.firm[cells[0]!]!;
    const time = arriving ? dropTime(pace) : liftTime(pace);
    const number = moves.begin(tile, arriving, height, firm, now, time);
    if (number < 0) return;
    const move = moves.list[number]!;
    move.colour = colour;
    move.cells.set(cells);
    move.size = cells.length;
    move.named = middleCell(this.geometry, cells);
    for (let i = 0; i < cells.length; i++) alone[cells[i]!] = tile;
    for (let i = 0; i < cells.length; i++) {
      const slot = number * board.largest + i;
      this.layers.moving.put(slot, cells[i]!);
      this.outline(this.layers.moving, slot, cells[i]!, alone, tile);
    }
    for (let i = 0; i < cells.length; i++) alone[cells[i]!] = -1;
    // One that turns round may have been larger.
    this.clear(number, cells.length);
  }

  /** Draws the tiles in the air, and lands those whose time has come. */
  fly(now: number): void {
    const { moves, board, layers } = this;
    if (!moves.any) return;
    for (let number = 0; number < FLYING; number++) {
      const move = moves.list[number]!;
      if (move.tile < 0) continue;
      if (moves.advance(number, now)) {
        this.land(number);
        continue;
      }
      const [red, green, blue] = this.colours[move.colour]!;
      for (let i = 0; i < move.size; i++) {
        const slot = number * board.largest + i;
        layers.moving.colour(slot, red, green, blue, move.opacity);
        layers.moving.lift(slot, move.lift);
      }
    }
  }

  private land(number: number): void {
    const { tile, firm, cells, size } = this.moves.list[number]!;
    this.moves.end(number);
    this.clear(number, 0);
    for (let i = 0; i < size; i++)
      if (firm > 0 && this.shown[cells[i]!] === tile) this.firm[cells[i]!] = firm;
    for (let cell = 0; cell < this.shown.length; cell++) {
      if (this.shown[cell] !== tile) continue;
      this.aloft[cell] = 0;
      this.paint(cell);
    }
  }

  /** Empties the slots of a move from one of them on. */
  private clear(number: number, from: number): void {
    const { largest } = this.board;
    for (let i = from; i < largest; i++)
      this.layers.moving.colour(number * largest + i, 0, 0, 0, 0);
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

  /** A cell as it stands: its tile as solid as it is, over what fades there, over the open cell. */
  private paint(cell: number): void {
    this.cover(cell, this.solid(cell));
    const fading = this.fading.solid(cell);
    this.colourCell(this.layers.fading, cell, this.fading.colour[cell]!, fading);
  }

  /** Lets the tile on a cell look so solid. */
  private cover(cell: number, solid: number): void {
    this.layers.open.colour(cell, 1, 1, 1, (1 - solid) * (1 - this.fading.solid(cell)));
    this.colourCell(this.layers.settled, cell, this.colour[cell]!, solid);
  }

  private colourCell(mesh: CellMesh, cell: number, colour: number, opacity: number): void {
    if (opacity === 0) return mesh.colour(cell, 0, 0, 0, 0);
    const [red, green, blue] = this.colours[colour]!;
    mesh.colour(cell, red, green, blue, opacity);
  }

  /** Lifts and fades the tiles that lie, those at the upper left first; at an age of 0 all lie again. */
  depart(age: number, calm: boolean): void {
    const { left, top, right, bottom, sites } = this.geometry;
    for (let cell = 0; cell < this.shown.length; cell++) {
      const solid = this.solid(cell);
      if (solid === 0) {
        this.layers.settled.lift(cell, 0);
        continue;
      }
      const [x, y] = sites[this.first[cell]!]!.middle;
      const across = (0.62 * (x - left)) / (right - left) + (0.38 * (y - top)) / (bottom - top);
      const gone = leaveAt(age, across);
      this.cover(cell, solid * (1 - smooth(gone)));
      if (!calm) this.layers.settled.lift(cell, 0.3 * gone * gone);
    }
  }
}

/** Adds a number to a short list that holds each once; stops when the list is full. */
function note(list: Int32Array, count: number, value: number): number {
  if (has(list, count, value)) return count;
  if (count < list.length) list[count++] = value;
  return count;
}

/** Whether a number is among the first of a list, so many of them. */
function has(list: Int32Array, count: number, value: number): boolean {
  for (let i = 0; i < count; i++) if (list[i] === value) return true;
  return false;
}

import type { Tiling } from '../../run/tiling.ts';
import { rgb, type Rgb } from '../../theme/colour.ts';
import type { Theme } from '../../theme/index.ts';
import { Afterglow } from '../effects/afterglow.ts';
import { coloursOf, type Board } from '../board/board.ts';
import { middleCell, type BoardGeometry } from '../board/geometry.ts';
import { Fading } from './fading.ts';
import { FewTiles } from './fewTiles.ts';
import type { Flight, Flights } from './flights.ts';
import { FlyingTiles } from './flyingTiles.ts';
import type { Layers } from '../board/layers.ts';
import type { Waiting } from '../remaining/remainingPieces.ts';
import { leaveAt, settleTime, smooth, SWIFT, type Frame } from '../motion.ts';
import { Painting } from './painting.ts';

/** More tiles than this change at once only in a jump, which is shown without movement. */
const JUMP = 6;
/** Where tiles fade, a cell begins to look solid at most once in this many ms, so that nothing flashes. */
const BETWEEN = 500;

/** The tiles of a board as they are drawn: those that lie, those in the air, and the light they leave. */
export class Pieces {
  /** Cell → the tile drawn there, or −1. */
  readonly shown: Int32Array;
  /** Cell → its tile's colour, whether it shows the tile's name, and the tile's size and first cell. */
  readonly colour: Int32Array;
  readonly named: Uint8Array;
  private readonly size: Int32Array;
  readonly first: Int32Array;
  readonly afterglow: Afterglow;
  readonly fading: Fading;
  private readonly painting: Painting;
  private readonly board: Board;
  private geometry: BoardGeometry;
  private readonly layers: Layers;
  private readonly flying: FlyingTiles;
  /**
   * Cell → how far its tile has come towards looking solid, 0 to 1, and below 0 while it waits for its
   * turn; and whether the tile is still in the air.
   */
  private readonly solidity: Float32Array;
  private readonly aloft: Uint8Array;
  /** Cell → when the next tile may begin to look solid there, in ms. */
  private readonly free: Float64Array;
  /** Whether tiles always fade; else they do so at fast paces, and turn into light at slow ones. */
  private fades = false;
  /** The tiles whose cells come and go in this frame. */
  private readonly coming = new FewTiles(JUMP);
  private readonly going = new FewTiles(JUMP);

  /** @param waiting the pieces that are left, if they are seen to wait */
  constructor(board: Board, geometry: BoardGeometry, layers: Layers, waiting?: Waiting) {
    [this.board, this.geometry, this.layers] = [board, geometry, layers];
    const cells = board.cells.length;
    this.flying = new FlyingTiles(board, geometry, layers.moving, waiting);
    this.flying.onLanded = (flight) => this.settleDown(flight);
    this.afterglow = new Afterglow(cells);
    this.fading = new Fading(cells);
    this.painting = new Painting(layers, this.fading);
    this.shown = new Int32Array(cells).fill(-1);
    this.colour = new Int32Array(cells);
    this.named = new Uint8Array(cells);
    this.size = new Int32Array(cells);
    this.first = new Int32Array(cells);
    this.solidity = new Float32Array(cells);
    this.aloft = new Uint8Array(cells);
    this.free = new Float64Array(cells).fill(-Infinity);
  }

  /** Tiles keep their cells, which lie elsewhere from now on. */
  turn(geometry: BoardGeometry): void {
    this.geometry = geometry;
    this.flying.turn(geometry);
  }

  /** The tiles in the air. */
  get flights(): Flights {
    return this.flying.flights;
  }

  setTheme(theme: Theme): void {
    this.painting.colours = coloursOf(theme, this.board).map(rgb);
    this.layers.lace.dye(this.colours, theme.trails);
    this.afterglow.cool = rgb(theme.glow.colour);
    this.fades = !theme.glow.removedPiecesGlow;
  }

  get colours(): readonly Rgb[] {
    return this.painting.colours;
  }

  /** The opacity of the tile on a cell, 0 to 1; 0 while it is in the air. */
  opacity(cell: number): number {
    return this.shown[cell]! < 0 || this.aloft[cell] ? 0 : smooth(this.solidity[cell]!);
  }

  /** Finds the cells whose tile changed, and starts the motion that shows it; false if none did. */
  compare(tiling: Tiling, frame: Frame): boolean {
    const { owner } = tiling;
    const { shown, coming, going } = this;
    const isHandedOver = this.handOver(tiling);
    coming.clear();
    going.clear();
    for (let cell = 0; cell < owner.length; cell++) {
      const was = shown[cell]!;
      const is = owner[cell]!;
      if (was === is) continue;
      if (was >= 0) going.add(was);
      if (is >= 0) coming.add(is);
    }
    if (coming.isEmpty && going.isEmpty) return isHandedOver;
    const isCrowded = coming.isCrowded || going.isCrowded;
    if (frame.pace < SWIFT && !frame.calm && !isCrowded) {
      for (const tile of going) this.liftOff(tile, owner, frame);
      for (const tile of coming) this.dropIn(tile, tiling, frame);
    }
    for (let cell = 0; cell < owner.length; cell++) {
      if (shown[cell] !== owner[cell] && !this.isExchanged(cell, tiling, frame))
        this.release(cell, frame);
    }
    for (let cell = 0; cell < owner.length; cell++) {
      const is = owner[cell]!;
      if (shown[cell] !== is) this.change(cell, tiling, frame);
      else if (is < 0) continue;
      // A tile that stays has another outline once cells of it come or go.
      else if (isCrowded || coming.has(is) || going.has(is)) this.arrange(cell, tiling);
    }
    this.flying.landOutdated(tiling);
    return true;
  }

  /** Gives cells that become part of a larger tile, or tiles of their own, another outline; false if none do. */
  private handOver(tiling: Tiling): boolean {
    const { shown, colour } = this;
    let isAny = false;
    for (let cell = 0; cell < shown.length; cell++) {
      const is = tiling.owner[cell]!;
      if (shown[cell] === is || !this.isSmall(cell, tiling)) continue;
      if (colour[cell] !== tiling.colourOf(is)) continue;
      shown[cell] = is;
      this.arrange(cell, tiling);
      isAny = true;
    }
    return isAny;
  }

  /** Whether the tile that lies on a cell, or the one that takes its place, has that cell alone. */
  private isSmall(cell: number, tiling: Tiling): boolean {
    const is = tiling.owner[cell]!;
    if (this.shown[cell]! < 0 || is < 0 || this.aloft[cell] || this.flights.of(is) >= 0)
      return false;
    return this.size[cell] === 1 || tiling.cellsOf(is).length === 1;
  }

  /** Whether a cell only changes its colour: at most once in `BETWEEN` ms, so that nothing flashes. */
  private isExchanged(cell: number, tiling: Tiling, { now }: Frame): boolean {
    return this.solidity[cell]! > 0 && now >= this.free[cell]! && this.isSmall(cell, tiling);
  }

  /** Lets a tile lift off if nothing of it is left on the board. */
  private liftOff(tile: number, owner: Int32Array, { now, pace }: Frame): void {
    if (owner.includes(tile)) return;
    const cells: number[] = [];
    for (let cell = 0; cell < owner.length; cell++) if (this.shown[cell] === tile) cells.push(cell);
    const colour = this.colour[cells[0]!]!;
    const solidity = this.solidity[cells[0]!]!;
    this.flying.launch({ tile, cells, colour, isArriving: false, solidity, now, pace });
  }

  /** Lets a tile drop in if nothing of it was on the board. */
  private dropIn(tile: number, tiling: Tiling, { now, pace }: Frame): void {
    if (this.shown.includes(tile)) return;
    const cells = tiling.cellsOf(tile);
    const colour = tiling.colourOf(tile);
    this.flying.launch({ tile, cells, colour, isArriving: true, solidity: 0, now, pace });
  }

  /** Lets the tile on a cell fade or leave its light, before the cell is handed over. */
  private release(cell: number, { now, pace }: Frame): void {
    const was = this.shown[cell]!;
    if (was < 0) return;
    const colour = this.colour[cell]!;
    const solidity = this.solidity[cell]!;
    if (!this.fades && pace < SWIFT)
      return this.afterglow.excite(cell, this.colours[colour]!, this.opacity(cell));
    this.afterglow.excite(cell, this.colours[colour]!, 0);
    if (this.aloft[cell] || solidity <= 0) return;
    this.free[cell] = now + BETWEEN - solidity * settleTime(pace);
    // A tile that lifts off fades as it flies.
    const flies = this.flights.of(was) >= 0;
    if (flies || !this.fading.begin(cell, colour, this.named[cell]!, solidity)) return;
    this.layers.fading.outline(cell, cell, this.shown, was);
  }

  /** Hands a cell over to its new tile. */
  private change(cell: number, tiling: Tiling, frame: Frame): void {
    const { now, pace } = frame;
    const was = this.shown[cell]!;
    const is = tiling.owner[cell]!;
    if (this.isExchanged(cell, tiling, frame)) {
      this.free[cell] = now + BETWEEN;
      this.shown[cell] = is;
      this.arrange(cell, tiling);
      return this.paint(cell);
    }
    const flies = is >= 0 && this.flights.of(is) >= 0;
    this.shown[cell] = is;
    this.solidity[cell] = is < 0 ? 0 : -this.waitOf(tiling.cellsOf(is), now) / settleTime(pace);
    this.aloft[cell] = flies ? 1 : 0;
    if (is >= 0) this.arrange(cell, tiling);
    else this.layers.lace.clear(cell);
    if (is >= 0 && was < 0 && !flies)
      this.afterglow.excite(cell, this.colours[this.colour[cell]!]!, 0);
    this.paint(cell);
  }

  /** Notes what a cell is of its tile, and gives it its part of the tile's outline. */
  private arrange(cell: number, tiling: Tiling): void {
    const tile = tiling.owner[cell]!;
    const cells = tiling.cellsOf(tile);
    this.colour[cell] = tiling.colourOf(tile);
    this.size[cell] = cells.length;
    this.named[cell] = middleCell(this.geometry, cells) === cell ? 1 : 0;
    this.first[cell] = cells[0]!;
    this.layers.settled.outline(cell, cell, tiling.owner, tile);
    this.layers.lace.lay(cell, this.colour[cell], tiling.owner, tile);
  }

  /** How long until a tile may begin to look solid on all of its cells, in ms. */
  private waitOf(cells: ArrayLike<number>, now: number): number {
    let wait = 0;
    for (let i = 0; i < cells.length; i++) wait = Math.max(wait, this.free[cells[i]!]! - now);
    return wait;
  }

  /** Draws the tiles in the air as they are at a moment, in ms. */
  fly(now: number): void {
    this.flying.draw(now, this.colours);
  }

  /** Shows a tile that has landed on the cells that are still its own. */
  private settleDown({ tile, solidity, cells, size }: Flight): void {
    for (let i = 0; i < size; i++)
      if (solidity > 0 && this.shown[cells[i]!] === tile) this.solidity[cells[i]!] = solidity;
    for (let cell = 0; cell < this.shown.length; cell++) {
      if (this.shown[cell] !== tile) continue;
      this.aloft[cell] = 0;
      this.paint(cell);
    }
  }

  /**
   * Lets tiles that lie become solid, and others fade; returns whether any still does.
   *
   * @param repaint whether to paint all cells, changed or not
   */
  settle({ elapsed, pace }: Frame, repaint: boolean): boolean {
    const gain = elapsed / settleTime(pace);
    let settling = false;
    for (let cell = 0; cell < this.shown.length; cell++) {
      const solidity = this.solidity[cell]!;
      const most = this.aloft[cell] ? 0 : 1;
      const isSettling = this.shown[cell]! >= 0 && solidity < most;
      if (isSettling) this.solidity[cell] = Math.min(most, solidity + gain);
      const isFading = this.fading.pass(cell, elapsed);
      if (isSettling || isFading) settling = true;
      if (isSettling || isFading || repaint) this.paint(cell);
    }
    return settling;
  }

  private paint(cell: number): void {
    this.painting.paint(cell, this.colour[cell]!, this.opacity(cell));
  }

  /**
   * Lifts and fades the tiles that lie, those at the upper left first.
   *
   * @param age for how long the board has been leaving, in ms; at 0 all tiles lie as usual
   */
  depart(age: number, calm: boolean): void {
    const { left, top, right, bottom, sites } = this.geometry;
    for (let cell = 0; cell < this.shown.length; cell++) {
      const opacity = this.opacity(cell);
      if (opacity === 0) {
        this.layers.settled.lift(cell, 0);
        continue;
      }
      const [x, y] = sites[this.first[cell]!]!.middle;
      const across = (0.62 * (x - left)) / (right - left) + (0.38 * (y - top)) / (bottom - top);
      const gone = leaveAt(age, across);
      this.painting.cover(cell, this.colour[cell]!, opacity * (1 - smooth(gone)));
      if (!calm) this.layers.settled.lift(cell, 0.3 * gone * gone);
    }
  }
}

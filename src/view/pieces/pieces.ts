import type { Tiling } from '../../run/tiling.ts';
import { rgb } from '../../theme/colour.ts';
import type { Theme } from '../../theme/index.ts';
import { coloursOf, type Board } from '../board/board.ts';
import { farthestCell, innerCell } from '../board/geometry.ts';
import type { Layers } from '../board/layers.ts';
import { risingOf, type Rising } from '../board/rising.ts';
import type { ShownBoard } from '../board/layout.ts';
import { Afterglow } from '../effects/afterglow.ts';
import type { Presence } from '../board/presence.ts';
import { cellLit, seatTaken, trayRisen } from '../changeover.ts';
import { settleTime, SWIFT, type Frame } from '../motion.ts';
import type { RemainingPieces } from '../remaining/remainingPieces.ts';
import { DrawnCells } from './cells.ts';
import type { Flights } from './flights.ts';
import { FlyingTiles } from './flyingTiles.ts';
import { swappedIn, TileChanges } from './tileChanges.ts';

/**
 * The least time in ms from one tile that fades in on a cell to the next, so that nothing flashes: half a
 * second, and a little, so that rounding errors do not shorten it.
 */
const BETWEEN = 500.01;

/** Shows the tiles of a board: compares them with the drawn ones, and starts the motion between them. */
export class Pieces {
  readonly cells: DrawnCells;
  readonly afterglow: Afterglow;
  private readonly board: Board;
  private readonly layout: ShownBoard;
  private readonly layers: Layers;
  private readonly flying: FlyingTiles;
  private readonly changes = new TileChanges();
  /** The number of changes so far. */
  private count = 0;
  /** First cell of a tile → its place as it leaves, 0 to 1. */
  private readonly places: Float32Array;
  /** The order in which trays and cells arrive, once they do, and for how long they have, in ms. */
  private rising: Rising | undefined;
  private risingFor = Infinity;
  /** Whether a tiling has been shown. */
  private isShown = false;

  /** @param remaining the remaining pieces beside the board, if they are shown */
  constructor(board: Board, layout: ShownBoard, layers: Layers, remaining?: RemainingPieces) {
    [this.board, this.layout, this.layers] = [board, layout, layers];
    this.cells = new DrawnCells(board, layers);
    this.flying = new FlyingTiles(board, layout, layers.moving, remaining);
    this.flying.onLanded = (flight) => this.cells.land(flight);
    this.afterglow = new Afterglow(board.cells.length);
    this.places = new Float32Array(board.cells.length);
  }

  get flights(): Flights {
    return this.flying.flights;
  }

  setTheme(theme: Theme): void {
    this.cells.colours = coloursOf(theme, this.board).map(rgb);
    this.layers.trails.setColours(this.cells.colours, theme);
    this.afterglow.keepsHue = theme.glow.keepsHue ?? false;
  }

  /** Shows the tiles that changed, and starts their motion; returns whether any did. */
  compare(tiling: Tiling, frame: Frame): boolean {
    const { owner } = tiling;
    const { cells, changes, isShown } = this;
    this.isShown = true;
    for (let cell = 0; cell < owner.length; cell++)
      if (cells.owner[cell] !== owner[cell]) this.flying.landSwap(cell);
    const isRegrouped = this.regroup(tiling);
    changes.find(cells.owner, owner);
    if (changes.isEmpty) return isRegrouped;
    // What lies in the first frame, such as fixed pieces, comes with the board.
    if (isShown) this.count++;
    const moves = isShown && frame.pace < SWIFT && !frame.calm && !changes.isJump;
    if (moves && this.swap(tiling, frame)) return true;
    if (moves) {
      for (const tile of changes.going) this.liftOff(tile, owner, frame);
      for (const tile of changes.coming) this.dropIn(tile, tiling, frame);
    }
    for (let cell = 0; cell < owner.length; cell++) {
      if (cells.owner[cell] !== owner[cell] && !this.isRecoloured(cell, tiling, frame))
        this.release(cell, frame);
    }
    for (let cell = 0; cell < owner.length; cell++) {
      const tile = owner[cell]!;
      if (cells.owner[cell] !== tile) this.exchange(cell, tiling, frame);
      // A tile that gains or loses other cells has another outline.
      else if (tile >= 0 && changes.has(tile)) this.arrange(cell, tiling);
    }
    this.flying.landOutdated(tiling);
    return true;
  }

  /** Lets two pieces fly to each other's cells, if they alone have changed places; returns whether they do. */
  private swap(tiling: Tiling, frame: Frame): boolean {
    const { cells, flying } = this;
    const pair = swappedIn(cells, tiling);
    if (!pair || !pair.every((cell) => this.isSettled(cell, frame))) return false;
    for (const cell of pair) {
      cells.leaveTrace(cell);
      cells.owner[cell] = tiling.owner[cell]!;
      cells.list[cell]!.freeAt = frame.now + BETWEEN;
    }
    for (let cell = 0; cell < cells.owner.length; cell++)
      if (cells.owner[cell]! >= 0 && this.changes.has(cells.owner[cell]!))
        this.arrange(cell, tiling);
    for (const [i, cell] of pair.entries()) {
      const { colour } = cells.list[cell]!;
      cells.list[cell]!.isInFlight = flying.swap(cell, pair[1 - i]!, { ...frame, colour });
      cells.paint(cell);
    }
    return true;
  }

  /** Whether the piece on a cell lies there fully, and may leave without a flash. */
  private isSettled(cell: number, { now }: Frame): boolean {
    const { solidity, isInFlight, freeAt } = this.cells.list[cell]!;
    return solidity >= 1 && !isInFlight && now >= freeAt;
  }

  /** Gives cells to other tiles of their colours without motion, where they may be; returns whether any changed. */
  private regroup(tiling: Tiling): boolean {
    const { owner, list } = this.cells;
    const { crossfades } = this.board;
    let isAny = false;
    for (let cell = 0; cell < owner.length; cell++) {
      const tile = tiling.owner[cell]!;
      if (owner[cell] === tile || !this.isExchanged(cell, tile)) continue;
      if (!crossfades && !this.isSingle(cell, tiling)) continue;
      if (list[cell]!.colour !== tiling.colourOf(tile)) continue;
      owner[cell] = tile;
      this.arrange(cell, tiling);
      isAny = true;
    }
    return isAny;
  }

  /** Whether a cell changes between two tiles that lie. */
  private isExchanged(cell: number, tile: number): boolean {
    if (this.cells.owner[cell]! < 0 || tile < 0) return false;
    return !this.cells.list[cell]!.isInFlight && this.flights.of(tile) < 0;
  }

  /** Whether a cell changes between two tiles that lie, one of which is that cell alone. */
  private isSingle(cell: number, tiling: Tiling): boolean {
    const tile = tiling.owner[cell]!;
    if (!this.isExchanged(cell, tile)) return false;
    return this.cells.list[cell]!.size === 1 || tiling.cellsOf(tile).length === 1;
  }

  /** Whether a cell only changes its colour: at most once in `BETWEEN` ms, so that nothing flashes. */
  private isRecoloured(cell: number, tiling: Tiling, { now }: Frame): boolean {
    const { solidity, freeAt } = this.cells.list[cell]!;
    return solidity > 0 && now >= freeAt && this.isSingle(cell, tiling);
  }

  /** Starts the flight of a tile off the board, unless cells of it are left there, or it is replaced. */
  private liftOff(tile: number, owner: Int32Array, { now, pace }: Frame): void {
    if (owner.includes(tile)) return;
    const cells: number[] = [];
    this.cells.owner.forEach((one, cell) => one === tile && cells.push(cell));
    // A cell that another tile takes lies below that tile until it has landed.
    if (cells.length === 1 && owner[cells[0]!]! >= 0) return;
    const { colour, solidity } = this.cells.list[cells[0]!]!;
    this.flying.launch({ tile, cells, colour, isArriving: false, solidity, now, pace });
  }

  /** Starts the flight of a tile to the board, unless cells of it were there. */
  private dropIn(tile: number, tiling: Tiling, { now, pace }: Frame): void {
    if (this.cells.owner.includes(tile)) return;
    const cells = tiling.cellsOf(tile);
    const colour = tiling.colourOf(tile);
    this.flying.launch({ tile, cells, colour, isArriving: true, solidity: 0, now, pace });
  }

  /** Lets the tile on a cell fade out, before the cell changes to another tile, or none. */
  private release(cell: number, { now, pace }: Frame): void {
    const { cells } = this;
    const tile = cells.owner[cell]!;
    if (tile < 0) return;
    const drawn = cells.list[cell]!;
    const { colour, solidity } = drawn;
    this.excite(cell, colour, pace);
    if (drawn.isInFlight || solidity <= 0) return;
    drawn.freeAt = now + BETWEEN - solidity * settleTime(pace);
    // A tile in flight fades out by itself.
    if (this.flights.of(tile) >= 0 || !cells.fadeOut(cell)) return;
    this.layers.fading.outline(cell, cell, cells.owner, tile);
  }

  /** Lets a cell glow when it changes fast; at slower paces a glow in cells would be seen through fading tiles. */
  private excite(cell: number, colour: number, pace: number): void {
    if (pace >= SWIFT) this.afterglow.excite(cell, this.cells.colours[colour]!);
  }

  /** Gives a cell to its new tile, or leaves it open. */
  private exchange(cell: number, tiling: Tiling, frame: Frame): void {
    const { now, pace } = frame;
    const { cells } = this;
    const drawn = cells.list[cell]!;
    const tile = tiling.owner[cell]!;
    if (this.isRecoloured(cell, tiling, frame)) {
      drawn.freeAt = now + BETWEEN;
      cells.owner[cell] = tile;
      this.arrange(cell, tiling);
      return cells.paint(cell);
    }
    const wasOpen = cells.owner[cell]! < 0;
    cells.owner[cell] = tile;
    drawn.isInFlight = tile >= 0 && this.flights.of(tile) >= 0;
    if (tile < 0) {
      drawn.solidity = 0;
    } else {
      drawn.solidity = -cells.waitOf(tiling.cellsOf(tile), now) / settleTime(pace);
      drawn.laid = this.count;
      this.arrange(cell, tiling);
      if (wasOpen) this.excite(cell, drawn.colour, pace);
    }
    cells.paint(cell);
  }

  /** Notes what a cell is of its tile, and draws its part of the tile's outline. */
  private arrange(cell: number, tiling: Tiling): void {
    const tile = tiling.owner[cell]!;
    const cells = tiling.cellsOf(tile);
    const drawn = this.cells.list[cell]!;
    drawn.colour = tiling.colourOf(tile);
    drawn.size = cells.length;
    drawn.isNamed = innerCell(this.layout.board, cells) === cell;
    if (drawn.isNamed) drawn.spare = farthestCell(this.layout.board, cells, cell);
    drawn.first = cells[0]!;
    this.layers.settled.outline(cell, cell, tiling.owner, tile);
  }

  /** Draws the tiles in flight as they are at a moment, in ms, at a share of their opacity. */
  fly(now: number, share = 1): void {
    this.flying.draw(now, this.cells.colours, share);
  }

  /** Orders the tiles that lie, the last one laid first, as they leave. */
  order(): void {
    const { owner, list } = this.cells;
    const firsts = list.flatMap(({ first }, cell) =>
      owner[cell]! >= 0 && first === cell ? [cell] : [],
    );
    firsts.sort((one, other) => list[other]!.laid - list[one]!.laid || other - one);
    const last = Math.max(1, firsts.length - 1);
    this.places.fill(0);
    firsts.forEach((first, at) => (this.places[first] = at / last));
  }

  /** How far the tray is seen at a site while its board is, 0 to 1. */
  trayAt(site: number): number {
    const { rising, risingFor } = this;
    // One tray alone comes with its board.
    const isAlone = rising === undefined || rising.trays === 1;
    return isAlone || risingFor === Infinity ? 1 : trayRisen(risingFor - rising.delay[site]!);
  }

  /**
   * Draws the cells of a board that arrives, with the tiles that lie from the start, and the tiles of one that
   * leaves; without motion all together. Returns whether it has several trays, which arrive one after another.
   */
  change(presence: Pick<Presence, 'arrival' | 'left' | 'height'>, calm: boolean): boolean {
    const [{ arrival }, { cells, places }] = [presence, this];
    if (!arrival.isUnseen) this.rising ??= risingOf(this.layout.board);
    this.risingFor = calm ? Infinity : arrival.age;
    for (let cell = 0; cell < cells.list.length; cell++) {
      const drawn = cells.list[cell]!;
      drawn.lit = this.litAt(cell);
      const left = presence.left(calm ? 0 : places[drawn.first]!) * this.comeAt(drawn);
      drawn.left = calm ? left : Math.min(1, 2 * left);
      drawn.height = calm ? 0 : presence.height(left);
      if (!calm) this.layers.settled.lift(cell, drawn.height);
      this.layers.settled.brighten(cell, 1 + Math.min(0, 1.5 * drawn.height));
      cells.paint(cell);
    }
    return this.rising !== undefined && this.rising.trays > 1;
  }

  /** How far a site is lit, 0 to 1. */
  litAt(site: number): number {
    const { rising, risingFor } = this;
    if (!rising || risingFor === Infinity) return risingFor === Infinity ? 1 : 0;
    return cellLit(risingFor - rising.delay[site]!, rising.number[site]!, rising.count[site]!);
  }

  /** How far the tile on a cell has come with the board, 0 to 1; fully if it has come later. */
  private comeAt({ laid, first }: { readonly laid: number; readonly first: number }): number {
    const { rising, risingFor } = this;
    if (laid > 0 || risingFor === Infinity) return 1;
    if (!rising) return 0;
    const place = rising.number[first]! / Math.max(1, rising.count[first]! - 1);
    return seatTaken(risingFor - rising.delay[first]!, place);
  }
}

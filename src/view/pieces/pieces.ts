import type { Tiling } from '../../run/tiling.ts';
import { rgb } from '../../theme/colour.ts';
import type { Theme } from '../../theme/index.ts';
import { coloursOf, type Board } from '../board/board.ts';
import { innerCell } from '../board/geometry.ts';
import type { Layers } from '../board/layers.ts';
import { SeenTrays } from '../board/seenTrays.ts';
import type { ShownBoard } from '../board/layout.ts';
import { Afterglow } from '../effects/afterglow.ts';
import type { Presence } from '../board/presence.ts';
import { cellLit, seatTaken } from '../changeover.ts';
import { settleTime, SWIFT, type Frame } from '../motion.ts';
import type { RemainingPieces } from '../remaining/remainingPieces.ts';
import { DrawnCells } from './cells.ts';
import type { Flights } from './flights.ts';
import { FlyingTiles } from './flyingTiles.ts';

/**
 * The least time in ms from one tile that fades in on a cell to the next, so that nothing flashes: half a
 * second, and a little, so that rounding errors do not shorten it.
 */
const BETWEEN = 500.01;

/** More tiles than this change at once only in a jump, which is shown without movement. */
const JUMP = 6;

/** The tiles that gain or lose cells in a frame; of a jump only a few, so that its sets stay small. */
class TileChanges {
  readonly coming = new Set<number>();
  readonly going = new Set<number>();

  /** Compares the tile of each cell, or −1, as it is drawn and in the next frame. */
  find(drawn: ArrayLike<number>, owner: ArrayLike<number>): void {
    this.coming.clear();
    this.going.clear();
    for (let cell = 0; cell < owner.length; cell++) {
      const was = drawn[cell]!;
      const is = owner[cell]!;
      if (was === is) continue;
      if (was >= 0 && this.going.size <= JUMP) this.going.add(was);
      if (is >= 0 && this.coming.size <= JUMP) this.coming.add(is);
    }
  }

  get isEmpty(): boolean {
    return this.coming.size + this.going.size === 0;
  }

  get isJump(): boolean {
    return this.coming.size > JUMP || this.going.size > JUMP;
  }

  /** Whether a tile may have changed. */
  has(tile: number): boolean {
    return this.isJump || this.coming.has(tile) || this.going.has(tile);
  }
}

/** Shows the tiles of a board: compares them with the drawn ones, and starts the motion between them. */
export class Pieces {
  readonly cells: DrawnCells;
  readonly afterglow: Afterglow;
  readonly trays: SeenTrays;
  private readonly board: Board;
  private readonly layout: ShownBoard;
  private readonly layers: Layers;
  private readonly flying: FlyingTiles;
  private readonly changes = new TileChanges();
  /** Whether removed tiles turn into light at slow paces; at fast ones, and otherwise, they fade out. */
  private removedGlow = false;
  /** The number of changes so far. */
  private count = 0;
  /** Cell → its number from the middle of the board; first cell of a tile → its place as it leaves, 0 to 1. */
  private readonly numbers: Int32Array;
  private readonly places: Float32Array;
  private isNumbered = false;
  /** The cell that lights up last. */
  private outermost = 0;
  /** Whether a tiling has been shown. */
  private isShown = false;

  /** @param remaining the remaining pieces beside the board, if they are shown */
  constructor(board: Board, layout: ShownBoard, layers: Layers, remaining?: RemainingPieces) {
    [this.board, this.layout, this.layers] = [board, layout, layers];
    this.trays = new SeenTrays(board);
    this.cells = new DrawnCells(board, layers, this.trays);
    this.flying = new FlyingTiles(board, layout, layers.moving, remaining);
    this.flying.onLanded = (flight) => this.cells.land(flight);
    this.afterglow = new Afterglow(board.cells.length);
    this.numbers = new Int32Array(board.cells.length);
    this.places = new Float32Array(board.cells.length);
  }

  get flights(): Flights {
    return this.flying.flights;
  }

  setTheme(theme: Theme): void {
    this.cells.colours = coloursOf(theme, this.board).map(rgb);
    this.layers.trails.setColours(this.cells.colours, theme);
    this.removedGlow = theme.glow.removedPiecesGlow;
  }

  /** Shows the tiles that changed, and starts their motion; returns whether any did. */
  compare(tiling: Tiling, frame: Frame): boolean {
    const { owner } = tiling;
    const { cells, changes, isShown } = this;
    this.isShown = true;
    const isRegrouped = this.regroup(tiling);
    changes.find(cells.owner, owner);
    if (changes.isEmpty) return isRegrouped;
    this.count++;
    // What lies in the first frame, such as fixed pieces, has not come from anywhere.
    if (isShown && frame.pace < SWIFT && !frame.calm && !changes.isJump) {
      for (const tile of changes.going) this.liftOff(tile, owner, frame);
      for (const tile of changes.coming) this.dropIn(tile, tiling, frame);
    }
    for (let cell = 0; cell < owner.length; cell++) {
      if (cells.owner[cell] !== owner[cell] && !this.isRecoloured(cell, tiling, frame))
        this.release(cell, owner[cell]!, frame);
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

  /** Joins or separates cells of one colour without motion; returns whether any changed. */
  private regroup(tiling: Tiling): boolean {
    const { owner, list } = this.cells;
    let isAny = false;
    for (let cell = 0; cell < owner.length; cell++) {
      const tile = tiling.owner[cell]!;
      if (owner[cell] === tile || !this.isSingle(cell, tiling)) continue;
      if (list[cell]!.colour !== tiling.colourOf(tile)) continue;
      owner[cell] = tile;
      this.arrange(cell, tiling);
      isAny = true;
    }
    return isAny;
  }

  /** Whether a cell changes between two tiles that lie, one of which is that cell alone. */
  private isSingle(cell: number, tiling: Tiling): boolean {
    const tile = tiling.owner[cell]!;
    const { isInFlight, size } = this.cells.list[cell]!;
    if (this.cells.owner[cell]! < 0 || tile < 0 || isInFlight || this.flights.of(tile) >= 0)
      return false;
    return size === 1 || tiling.cellsOf(tile).length === 1;
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

  /** Lets the tile on a cell fade out or leave its light, before the cell changes to another tile, or none. */
  private release(cell: number, next: number, { now, pace }: Frame): void {
    const { cells, afterglow } = this;
    const tile = cells.owner[cell]!;
    if (tile < 0) return;
    const drawn = cells.list[cell]!;
    const { colour, solidity } = drawn;
    const isReplaced = next >= 0 && this.flights.of(next) >= 0;
    if (this.removedGlow && pace < SWIFT && !isReplaced)
      return afterglow.excite(cell, cells.colours[colour]!, cells.opacity(cell));
    afterglow.excite(cell, cells.colours[colour]!, 0);
    if (drawn.isInFlight || solidity <= 0) return;
    drawn.freeAt = now + BETWEEN - solidity * settleTime(pace);
    // A tile in flight fades out by itself.
    if (this.flights.of(tile) >= 0 || !cells.fadeOut(cell)) return;
    this.layers.fading.outline(cell, cell, cells.owner, tile);
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
      this.layers.trails.clear(cell);
    } else {
      drawn.solidity = -cells.waitOf(tiling.cellsOf(tile), now) / settleTime(pace);
      drawn.laid = this.count;
      this.arrange(cell, tiling);
      if (wasOpen && !drawn.isInFlight)
        this.afterglow.excite(cell, cells.colours[drawn.colour]!, 0);
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
    drawn.first = cells[0]!;
    this.layers.settled.outline(cell, cell, tiling.owner, tile);
    this.layers.trails.set(cell, drawn.colour, tiling.owner, tile);
  }

  /** Draws the tiles in flight as they are at a moment, in ms, at a share of their opacity. */
  fly(now: number, share = 1): void {
    this.flying.draw(now, this.cells.colours, share);
  }

  /** Orders the cells by how far they are from the middle of the board as it is laid out. */
  private number(): void {
    const { sites, left, top, right, bottom } = this.layout.board;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const awayOf = (cell: number): number => {
      const { middle } = sites[cell]!;
      return Math.hypot(middle[0] - x, middle[1] - y);
    };
    const cells = this.cells.list.map((_, cell) => cell);
    cells.sort((one, other) => awayOf(one) - awayOf(other));
    cells.forEach((cell, number) => (this.numbers[cell] = number));
    this.outermost = cells.at(-1)!;
    this.isNumbered = true;
  }

  /** How far a site is lit, 0 to 1; what closes a board is so with the last cell. */
  litAt(site: number): number {
    const { list } = this.cells;
    return (list[site] ?? list[this.outermost]!).lit;
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

  /**
   * Draws the cells of a board that arrives, then the tiles that lie there from the beginning, and the tiles of
   * one that leaves; without motion all together.
   */
  change(presence: Pick<Presence, 'arrival' | 'left' | 'height'>, calm: boolean): void {
    const { arrival } = presence;
    const { cells, numbers, places } = this;
    const { length } = cells.list;
    if (!this.isNumbered && !arrival.isUnseen) this.number();
    for (let cell = 0; cell < length; cell++) {
      const drawn = cells.list[cell]!;
      const { first } = drawn;
      const come = calm ? 1 : seatTaken(arrival.age, numbers[first]! / length);
      drawn.lit = calm ? 1 : cellLit(arrival.age, numbers[cell]!, length);
      drawn.left = come * presence.left(calm ? 0 : places[first]!);
      drawn.height = calm ? 0 : presence.height(drawn.left);
      if (!calm) this.layers.settled.lift(cell, drawn.height);
      cells.paint(cell);
    }
  }
}

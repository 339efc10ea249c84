import type { Tiling } from '../run/tiling.ts';
import type { Rgb } from '../theme/colour.ts';
import type { Board } from './board.ts';
import { middleCell, type BoardGeometry } from './boardGeometry.ts';
import type { CellMesh } from './cellMesh.ts';
import { Flights, isAbove, type Flight } from './flights.ts';
import { dropTime, landed, liftAt, liftTime } from './motion.ts';

/** The most tiles in the air at once. */
const SLOTS = 12;

/** A tile that takes off or drops in. */
interface TakeOff {
  readonly tile: number;
  readonly cells: ArrayLike<number>;
  readonly colour: number;
  readonly isArriving: boolean;
  /** How solid it is now, 0 to 1; one that arrives lands as solid as the pace allows. */
  readonly solidity: number;
  /** In ms. */
  readonly now: number;
  /** Steps a second. */
  readonly pace: number;
}

/** Draws the tiles that fly: dropping onto the board or lifting off it. */
export class FlyingTiles {
  readonly flights: Flights;
  /** Called with each flight that ends. */
  onLanded: (flight: Flight) => void = () => {};
  private readonly board: Board;
  private readonly geometry: BoardGeometry;
  private readonly mesh: CellMesh;
  /** Cell → one tile by itself, while its outline is computed; else −1. */
  private readonly alone: Int32Array;

  /** @param mesh with `slots(board)` slots */
  constructor(board: Board, geometry: BoardGeometry, mesh: CellMesh) {
    this.board = board;
    this.geometry = geometry;
    this.mesh = mesh;
    this.flights = new Flights(SLOTS, board.largest);
    this.alone = new Int32Array(board.cells.length).fill(-1);
  }

  /** How many cells can be in the air at once. */
  static slots(board: Board): number {
    return SLOTS * board.largest;
  }

  /** Starts a flight, unless too many tiles are in the air, and shapes the tile's cells in the mesh. */
  launch({ tile, cells, colour, isArriving, solidity, now, pace }: TakeOff): void {
    const { alone, board, flights, mesh } = this;
    const slot = flights.begin({
      tile,
      isArriving,
      height: liftAt(pace) * (isArriving ? 1 : 0.8),
      solidity: isArriving ? landed(pace) : solidity,
      now,
      duration: isArriving ? dropTime(pace) : liftTime(pace),
    });
    if (slot < 0) return;
    const flight = flights.list[slot]!;
    flight.colour = colour;
    flight.cells.set(cells);
    flight.size = cells.length;
    flight.named = middleCell(this.geometry, cells);
    for (let i = 0; i < cells.length; i++) alone[cells[i]!] = tile;
    for (let i = 0; i < cells.length; i++) {
      const at = slot * board.largest + i;
      mesh.put(at, cells[i]!);
      mesh.outline(at, cells[i]!, alone, tile);
    }
    for (let i = 0; i < cells.length; i++) alone[cells[i]!] = -1;
    // A tile that turns round may have been larger.
    this.clear(slot, cells.length);
  }

  /** Lands tiles that were put back, taken away or reshaped since they took off. */
  landOutdated(tiling: Tiling): void {
    for (let slot = 0; slot < SLOTS; slot++) {
      const flight = this.flights.list[slot]!;
      if (flight.tile < 0) continue;
      const lies = tiling.owner.includes(flight.tile);
      const isCurrent = flight.isArriving
        ? lies && isAbove(flight, tiling.cellsOf(flight.tile))
        : !lies;
      if (!isCurrent) this.land(slot);
    }
  }

  /** Draws all flights as they are at a moment, in ms, and lands those that are over. */
  draw(now: number, colours: readonly Rgb[]): void {
    const { flights, board, mesh } = this;
    if (!flights.any) return;
    for (let slot = 0; slot < SLOTS; slot++) {
      const flight = flights.list[slot]!;
      if (flight.tile < 0) continue;
      if (flights.advance(slot, now)) {
        this.land(slot);
        continue;
      }
      const [red, green, blue] = colours[flight.colour]!;
      for (let i = 0; i < flight.size; i++) {
        const at = slot * board.largest + i;
        mesh.colour(at, red, green, blue, flight.opacity);
        mesh.lift(at, flight.lift);
      }
    }
  }

  private land(slot: number): void {
    this.clear(slot, 0);
    this.onLanded(this.flights.list[slot]!);
    this.flights.end(slot);
  }

  /** Hides a flight's cells in the mesh, from one of them on. */
  private clear(slot: number, from: number): void {
    const { largest } = this.board;
    for (let i = from; i < largest; i++) this.mesh.colour(slot * largest + i, 0, 0, 0, 0);
  }
}

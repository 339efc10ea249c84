import type { Tiling } from '../../run/tiling.ts';
import type { Rgb } from '../../theme/colour.ts';
import type { Board } from '../board/board.ts';
import { middleCell, type BoardGeometry } from '../board/geometry.ts';
import type { CellMesh } from './cellMesh.ts';
import { Flights, isAbove, type Flight, type Way } from './flights.ts';
import { dropTime, flightTime, landed, liftAt, liftTime, READABLE } from '../motion.ts';
import { setMatrix, UNPOSED } from './pose.ts';
import type { Waiting } from '../remaining/remainingPieces.ts';

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
  private geometry: BoardGeometry;
  private readonly mesh: CellMesh;
  private readonly waiting: Waiting | undefined;
  /** Cell → one tile by itself, while its outline is computed; else −1. */
  private readonly alone: Int32Array;

  /**
   * @param mesh with `slots(board)` slots
   * @param waiting where tiles come from, at paces that can be read, if pieces wait there
   */
  constructor(board: Board, geometry: BoardGeometry, mesh: CellMesh, waiting?: Waiting) {
    this.waiting = waiting;
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

  /** The board's cells lie elsewhere from now on. */
  turn(geometry: BoardGeometry): void {
    this.geometry = geometry;
  }

  /** Starts a flight, unless too many tiles are in the air, and shapes the tile's cells in the mesh. */
  launch(takeOff: TakeOff): void {
    const { alone, board, flights, mesh } = this;
    const { tile, cells, colour, isArriving, solidity, now, pace } = takeOff;
    const way = this.wayOf(takeOff);
    const time = isArriving ? dropTime(pace) : liftTime(pace);
    const slot = flights.begin({
      tile,
      isArriving,
      way,
      height: liftAt(pace) * (isArriving ? 1 : 0.8),
      solidity: isArriving ? landed(pace) : solidity,
      now,
      duration: way ? flightTime(pace) : time,
    });
    if (slot < 0) return;
    if (way) this.waiting?.takeOff(way, isArriving);
    const flight = flights.list[slot]!;
    flight.colour = colour;
    flight.homeColour = way?.colour ?? colour;
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

  /** The way of a tile that flies from where its piece waits, or back there, as one that turns round does. */
  private wayOf(takeOff: TakeOff): Way | undefined {
    const { flights, geometry } = this;
    const current = flights.of(takeOff.tile);
    const isFar = takeOff.pace < READABLE || (current >= 0 && flights.list[current]!.seat >= 0);
    return isFar ? this.waiting?.way(geometry, takeOff) : undefined;
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
      const { matrix } = flight;
      const here = colours[flight.colour]!;
      const home = colours[flight.homeColour]!;
      const away = flight.seat < 0 ? 0 : flight.away;
      const red = here[0] + (home[0] - here[0]) * away;
      const green = here[1] + (home[1] - here[1]) * away;
      const blue = here[2] + (home[2] - here[2]) * away;
      if (flight.seat < 0) matrix.set(UNPOSED);
      else setMatrix(matrix, flight.at, flight.lies);
      for (let i = 0; i < flight.size; i++) {
        const at = slot * board.largest + i;
        mesh.pose(at, matrix);
        mesh.colour(at, red, green, blue, flight.opacity);
        mesh.lift(at, flight.lift);
      }
    }
  }

  private land(slot: number): void {
    const flight = this.flights.list[slot]!;
    this.clear(slot, 0);
    this.onLanded(flight);
    if (flight.seat >= 0 && !flight.isArriving) this.waiting?.arrive(flight.seat);
    this.flights.end(slot);
  }

  /** Hides a flight's cells in the mesh, from one of them on. */
  private clear(slot: number, from: number): void {
    const { largest } = this.board;
    for (let i = from; i < largest; i++) this.mesh.colour(slot * largest + i, 0, 0, 0, 0);
  }
}

import type { Tiling } from '../../run/tiling.ts';
import type { Rgb } from '../../theme/colour.ts';
import type { Board } from '../board/board.ts';
import { innerCell } from '../board/geometry.ts';
import type { ShownBoard } from '../board/layout.ts';
import type { CellMesh } from './cellMesh.ts';
import { Flights, type Flight, type Route, type TakeOff } from './flights.ts';
import { dropTime, flightTime, landed, liftAt, liftTime, READABLE, swapTime } from '../motion.ts';
import { newPose, setMatrix, type Pose } from './pose.ts';
import type { RemainingPieces } from '../remaining/remainingPieces.ts';

/** The most tiles in flight at once. */
const SLOTS = 12;

/** The name of what flies to a cell whose piece came from another cell: no tile has it. */
const swapTo = (cell: number): number => -2 - cell;

/** Whether cells are those of a tile, in any order. */
function areCellsOf(cells: Int32Array, tile: ArrayLike<number>): boolean {
  for (let i = 0; i < tile.length; i++) if (!cells.includes(tile[i]!)) return false;
  return tile.length === cells.length;
}

/** Draws the tiles in flight: dropping onto the board or lifting off it, or on a route from or to a seat. */
export class FlyingTiles {
  readonly flights: Flights;
  /** Called with each flight that ends. */
  onLanded: (flight: Flight) => void = () => {};
  private readonly board: Board;
  private readonly layout: ShownBoard;
  private readonly mesh: CellMesh;
  private readonly remaining: RemainingPieces | undefined;
  /** Cell → the tile whose outline is computed, alone on the board; else −1. */
  private readonly alone: Int32Array;

  /**
   * @param mesh with `slots(board)` slots
   * @param remaining the seats that tiles fly from at paces that can be read, if there are any
   */
  constructor(board: Board, layout: ShownBoard, mesh: CellMesh, remaining?: RemainingPieces) {
    this.remaining = remaining;
    this.board = board;
    this.layout = layout;
    this.mesh = mesh;
    this.flights = new Flights(SLOTS);
    this.alone = new Int32Array(board.cells.length).fill(-1);
  }

  /** The most cells in flight at once. */
  static slots(board: Board): number {
    return SLOTS * board.largest;
  }

  /** Starts a flight, unless too many tiles are in flight, and shapes the tile's cells in the mesh. */
  launch(takeOff: TakeOff): void {
    const { alone, board, flights, mesh } = this;
    const { tile, cells, isArriving, pace } = takeOff;
    const route = this.routeOf(takeOff);
    // First, as most tiles of a fast search find none.
    const slot = flights.slotFor({ tile, isArriving, route });
    if (slot < 0) return;
    const time = isArriving ? dropTime(pace) : liftTime(pace);
    flights.begin(slot, {
      ...takeOff,
      cells: new Int32Array(cells),
      named: innerCell(this.layout.board, cells),
      route,
      height: liftAt(pace) * (isArriving ? 1 : 0.8),
      solidity: isArriving ? landed(pace) : takeOff.solidity,
      duration: route ? flightTime(pace) : time,
    });
    if (route) this.remaining?.takeOff(route, isArriving);
    for (let i = 0; i < cells.length; i++) alone[cells[i]!] = tile;
    for (let i = 0; i < cells.length; i++) {
      const at = slot * board.largest + i;
      mesh.put(at, cells[i]!);
      mesh.outline(at, cells[i]!, alone, tile);
    }
    for (let i = 0; i < cells.length; i++) alone[cells[i]!] = -1;
    // A tile that reverses may have been larger.
    this.clear(slot, cells.length);
  }

  /** Starts the flight of a single cell's piece from another cell to its own; returns whether there is room. */
  swap(
    cell: number,
    from: number,
    { colour, now, pace }: Pick<TakeOff, 'colour' | 'now' | 'pace'>,
  ): boolean {
    const { alone, board, flights, mesh } = this;
    const launch = {
      tile: swapTo(cell),
      isArriving: true,
      route: this.routeBetween(cell, from, colour),
    };
    const slot = flights.slotFor(launch);
    if (slot < 0) return false;
    const cells = new Int32Array([cell]);
    flights.begin(slot, {
      ...launch,
      cells,
      named: cell,
      colour,
      now,
      height: 0,
      solidity: 1,
      duration: swapTime(pace),
    });
    alone[cell] = 0;
    mesh.put(slot * board.largest, cell);
    mesh.outline(slot * board.largest, cell, alone, 0);
    alone[cell] = -1;
    this.clear(slot, 1);
    return true;
  }

  private routeBetween(cell: number, from: number, colour: number): Route {
    const { sites } = this.layout.board;
    const [here, there] = [sites[cell]!, sites[from]!];
    const poseAt = ({ middle: [x, y] }: typeof here, angle: number): Pose => ({
      ...newPose(),
      x,
      y,
      angle,
    });
    // Triangles that point the other way are turned by a half.
    const angle = here.kind === there.kind ? 0 : Math.PI;
    const ends = { atSeat: poseAt(there, angle), onBoard: poseAt(here, 0) };
    return { seat: -1, ...ends, opacity: 1, brightness: 1, colour };
  }

  /** Lands what flies to a cell from another one, if anything does. */
  landSwap(cell: number): void {
    const slot = this.flights.any ? this.flights.of(swapTo(cell)) : -1;
    if (slot >= 0) this.land(slot);
  }

  /** The route of a tile at paces that can be read, and of one that reverses on its route. */
  private routeOf(takeOff: TakeOff): Route | undefined {
    const { flights, layout, remaining } = this;
    const current = flights.of(takeOff.tile);
    const isOnRoute = flights.list[current]?.route !== undefined;
    if (takeOff.pace >= READABLE && !isOnRoute) return undefined;
    return remaining?.route(layout.board, takeOff);
  }

  /** Lands tiles that were put back, removed or reshaped since they took off. */
  landOutdated(tiling: Tiling): void {
    for (let slot = 0; slot < SLOTS; slot++) {
      const flight = this.flights.list[slot];
      if (!flight) continue;
      const { tile, cells, isArriving } = flight;
      if (tile < 0) continue;
      const lies = tiling.owner.includes(tile);
      const isCurrent = isArriving ? lies && areCellsOf(cells, tiling.cellsOf(tile)) : !lies;
      if (!isCurrent) this.land(slot);
    }
  }

  /** Draws all flights at a moment, in ms, at a share of their opacity, and lands those that are over. */
  draw(now: number, colours: readonly Rgb[], share: number): void {
    const { flights, board, mesh } = this;
    if (!flights.any) return;
    for (let slot = 0; slot < SLOTS; slot++) {
      const flight = flights.list[slot];
      if (!flight) continue;
      if (flights.advance(slot, now)) {
        this.land(slot);
        continue;
      }
      flight.opacity *= share;
      const { matrix, route, colour, opacity, brightness, distance } = flight;
      const [here, there] = [colours[colour]!, colours[route?.colour ?? colour]!];
      if (route) setMatrix(matrix, flight.pose, route.onBoard);
      for (let i = 0; i < flight.cells.length; i++) {
        const at = slot * board.largest + i;
        mesh.pose(at, matrix);
        mesh.colour(at, here, opacity, there, distance);
        mesh.brighten(at, brightness);
        mesh.lift(at, flight.lift);
      }
    }
  }

  private land(slot: number): void {
    const flight = this.flights.list[slot]!;
    const { route, isArriving } = flight;
    this.clear(slot, 0);
    this.onLanded(flight);
    if (route && !isArriving) this.remaining?.arrive(route.seat);
    this.flights.end(slot);
  }

  /** Hides a flight's cells in the mesh, from one of them on. */
  private clear(slot: number, from: number): void {
    const { largest } = this.board;
    for (let i = from; i < largest; i++) this.mesh.hide(slot * largest + i);
  }
}

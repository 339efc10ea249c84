import { easeOut, smooth } from '../motion.ts';
import { newPose, setBetween, UNPOSED, type Pose } from './pose.ts';

/** How high tiles rise on their route from or to a seat, in cell widths. */
const ARC = 0.45;

/** A route between a seat beside the board and the board. */
export interface Route {
  readonly seat: number;
  /** The poses of the tile at both ends. */
  readonly atSeat: Pose;
  readonly onBoard: Pose;
  /** The opacity and the colour of the tile in its seat. */
  readonly opacity: number;
  readonly colour: number;
}

/** One tile on its way to the board or off it. It is changed in place, since a frame must not allocate. */
export class Flight {
  /** The tile, or −1 where this slot is free. */
  tile = -1;
  /** The colour of the tile on the board, and in its seat. */
  colour = 0;
  seatColour = 0;
  /** The cells that it lands on or left; only the first `size` count. */
  readonly cells: Int32Array;
  size = 0;
  /** The cell that shows the tile's name. */
  named = 0;
  isArriving = false;
  /** In cell widths. */
  fromLift = 0;
  toLift = 0;
  fromOpacity = 0;
  toOpacity = 0;
  /** The tile's solidity once it has landed, 0 to 1. */
  solidity = 0;
  /** The moment of its start, and its duration, in ms. */
  start = 0;
  duration = 1;
  /** The values of the last `advance`. */
  lift = 0;
  opacity = 0;
  /** The seat at the other end of its route, or −1 if it drops in or lifts off right above the board. */
  seat = -1;
  /** The poses at both ends of the route, at the start of the flight, and now. */
  readonly atSeat = newPose();
  readonly onBoard = newPose();
  readonly from = newPose();
  readonly pose = newPose();
  /** Its distance from the board at the start, and now, as a share of the route. */
  fromDistance = 0;
  distance = 0;
  /** The transform of its cells, as `setMatrix` writes it. */
  readonly matrix = Float32Array.from(UNPOSED);

  /** @param largest the most cells of a tile */
  constructor(largest: number) {
    this.cells = new Int32Array(largest);
  }

  /** Whether the tile flies to or from exactly these cells, in any order. */
  hasCells(these: ArrayLike<number>): boolean {
    if (these.length !== this.size) return false;
    for (let i = 0; i < this.size; i++) {
      const at = this.cells.indexOf(these[i]!);
      if (at < 0 || at >= this.size) return false;
    }
    return true;
  }
}

/** The beginning of a flight. */
interface Launch {
  readonly tile: number;
  readonly isArriving: boolean;
  /** The height of its other end above the board, in cell widths. */
  readonly height: number;
  /** The tile's solidity when it lands or takes off, 0 to 1. */
  readonly solidity: number;
  /** In ms. */
  readonly now: number;
  readonly duration: number;
  readonly route?: Route | undefined;
}

/** A tile that takes off or drops in; its solidity counts only when it takes off. */
export interface TakeOff extends Omit<Launch, 'height' | 'duration' | 'route'> {
  readonly cells: ArrayLike<number>;
  readonly colour: number;
  /** In steps a second. */
  readonly pace: number;
}

/** The tiles in flight, in a fixed number of slots. */
export class Flights {
  readonly list: readonly Flight[];
  private count = 0;

  /**
   * @param slots the most tiles in flight at once
   * @param largest the most cells of a tile
   */
  constructor(slots: number, largest: number) {
    this.list = Array.from({ length: slots }, () => new Flight(largest));
  }

  /** Whether any tile is in flight. */
  get any(): boolean {
    return this.count > 0;
  }

  /** The slot of a tile's flight, or −1. */
  of(tile: number): number {
    for (let i = 0; i < this.list.length; i++) if (this.list[i]!.tile === tile) return i;
    return -1;
  }

  /** The slot of the flight back to a seat, or −1. */
  to(seat: number): number {
    for (let i = 0; i < this.list.length; i++) {
      const flight = this.list[i]!;
      if (flight.tile >= 0 && flight.seat === seat && !flight.isArriving) return i;
    }
    return -1;
  }

  /**
   * Starts a flight; a tile in flight, or a piece on its way back to its seat, starts from where it is.
   *
   * @returns its slot, or −1 if all are taken
   */
  begin({ tile, isArriving, height, solidity, now, duration, route }: Launch): number {
    const same = this.of(tile);
    const current = same < 0 && route && isArriving ? this.to(route.seat) : same;
    const slot = current >= 0 ? current : this.of(-1);
    if (slot < 0) return -1;
    const flight = this.list[slot]!;
    if (current < 0) {
      this.count++;
      flight.lift = isArriving && !route ? height : 0;
      flight.opacity = isArriving ? (route?.opacity ?? 0) : smooth(solidity);
      flight.distance = isArriving ? 1 : 0;
      if (route) Object.assign(flight.pose, isArriving ? route.atSeat : route.onBoard);
    }
    flight.tile = tile;
    flight.isArriving = isArriving;
    flight.fromLift = flight.lift;
    flight.fromOpacity = flight.opacity;
    flight.fromDistance = flight.distance;
    flight.toLift = isArriving || route ? 0 : height;
    flight.toOpacity = isArriving ? smooth(solidity) : (route?.opacity ?? 0);
    flight.solidity = solidity;
    flight.start = now;
    flight.duration = duration;
    flight.seat = route ? route.seat : -1;
    if (!route) return slot;
    Object.assign(flight.atSeat, route.atSeat);
    Object.assign(flight.onBoard, route.onBoard);
    Object.assign(flight.from, flight.pose);
    return slot;
  }

  /** Moves a flight on to a moment, in ms; returns whether it is over. */
  advance(slot: number, now: number): boolean {
    const flight = this.list[slot]!;
    const { fromLift, fromOpacity, fromDistance, isArriving, atSeat, onBoard } = flight;
    const t = (now - flight.start) / flight.duration;
    const hasRoute = flight.seat >= 0;
    const way = isArriving && !hasRoute ? easeOut(t) : smooth(t);
    const fadeTime = isArriving && !hasRoute ? t / 0.4 : t;
    flight.lift = fromLift + (flight.toLift - fromLift) * way;
    flight.distance = fromDistance + ((isArriving ? 0 : 1) - fromDistance) * way;
    flight.opacity = fromOpacity + (flight.toOpacity - fromOpacity) * smooth(fadeTime);
    if (!hasRoute) return t >= 1;
    setBetween(flight.pose, flight.from, isArriving ? onBoard : atSeat, way);
    flight.lift += ARC * Math.sin(Math.PI * Math.min(1, Math.max(0, t)));
    return t >= 1;
  }

  end(slot: number): void {
    this.list[slot]!.tile = -1;
    this.count--;
  }
}

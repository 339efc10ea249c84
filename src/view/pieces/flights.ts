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
  /** The opacity, the brightness and the colour of the tile in its seat. */
  readonly opacity: number;
  readonly brightness: number;
  readonly colour: number;
}

/** A tile that takes off or drops in. */
export interface TakeOff {
  readonly tile: number;
  readonly cells: ArrayLike<number>;
  readonly colour: number;
  readonly isArriving: boolean;
  /** The tile's solidity, 0 to 1, if it takes off. */
  readonly solidity: number;
  /** In ms. */
  readonly now: number;
  /** In steps a second. */
  readonly pace: number;
}

/** The beginning of a flight; its solidity is also that of a tile once it has landed. */
interface Launch extends Omit<TakeOff, 'pace'> {
  readonly cells: Int32Array;
  /** The cell that shows the tile's name. */
  readonly named: number;
  /** The height of its other end above the board, in cell widths, if that is no seat. */
  readonly height: number;
  /** In ms. */
  readonly duration: number;
  readonly route?: Route | undefined;
}

/** A moment of a flight. */
interface Aloft {
  /** In cell widths. */
  lift: number;
  opacity: number;
  /** The share of its brightness, 0 to 1. */
  brightness: number;
  /** The distance from the board, as a share of the whole. */
  distance: number;
  /** The pose on a route. */
  pose: Pose;
}

/** One tile on its way to the board or off it, as it is now. */
export interface Flight extends Launch, Aloft {
  readonly from: Readonly<Aloft>;
  readonly to: Readonly<Aloft>;
  /** The transform of its cells, as `setMatrix` writes it. */
  readonly matrix: Float32Array;
}

/** The tiles in flight, in a fixed number of slots. */
export class Flights {
  /** Slot → its flight, if any. */
  readonly list: (Flight | undefined)[];

  /** @param slots the most tiles in flight at once */
  constructor(slots: number) {
    this.list = Array<undefined>(slots).fill(undefined);
  }

  /** Whether any tile is in flight. */
  get any(): boolean {
    return this.list.some((flight) => flight !== undefined);
  }

  /** The slot of a tile's flight, or −1. */
  of(tile: number): number {
    for (let slot = 0; slot < this.list.length; slot++)
      if (this.list[slot]?.tile === tile) return slot;
    return -1;
  }

  /** The slot of the flight back to a seat, or −1. */
  to(seat: number): number {
    return this.list.findIndex((flight) => flight?.route?.seat === seat && !flight.isArriving);
  }

  /** The slot of a tile in flight, or of a piece on its way back to its seat; else a free one, or −1. */
  slotFor({ tile, isArriving, route }: Pick<Launch, 'tile' | 'isArriving' | 'route'>): number {
    const same = this.of(tile);
    const current = same < 0 && route && isArriving ? this.to(route.seat) : same;
    return current >= 0 ? current : this.list.indexOf(undefined);
  }

  /** Starts a flight in the slot for it; where that has one, it starts from where it is. */
  begin(slot: number, launch: Launch): void {
    const { isArriving, height, solidity, route } = launch;
    const away: Aloft = {
      lift: route ? 0 : height,
      opacity: route?.opacity ?? 0,
      brightness: route?.brightness ?? 1,
      distance: 1,
      pose: route?.atSeat ?? newPose(),
    };
    const landed: Aloft = {
      lift: 0,
      opacity: smooth(solidity),
      brightness: 1,
      distance: 0,
      pose: route?.onBoard ?? newPose(),
    };
    const from = this.list[slot] ?? (isArriving ? away : landed);
    const { lift, opacity, brightness, distance, pose } = from;
    const now = { lift, opacity, brightness, distance, pose: { ...pose } };
    const to = isArriving ? landed : away;
    const matrix = Float32Array.from(UNPOSED);
    this.list[slot] = { ...launch, ...now, from: { ...now, pose }, to, matrix };
  }

  /** Moves a flight on to a moment, in ms; returns whether it is over. */
  advance(slot: number, now: number): boolean {
    const flight = this.list[slot]!;
    const { from, to, route, isArriving } = flight;
    const t = (now - flight.now) / flight.duration;
    const drops = isArriving && !route;
    const way = drops ? easeOut(t) : smooth(t);
    flight.lift = from.lift + (to.lift - from.lift) * way;
    flight.distance = from.distance + (to.distance - from.distance) * way;
    flight.opacity = from.opacity + (to.opacity - from.opacity) * smooth(drops ? t / 0.4 : t);
    flight.brightness = from.brightness + (to.brightness - from.brightness) * smooth(t);
    if (!route) return t >= 1;
    setBetween(flight.pose, from.pose, to.pose, way);
    flight.lift += ARC * Math.sin(Math.PI * Math.min(1, Math.max(0, t)));
    return t >= 1;
  }

  end(slot: number): void {
    this.list[slot] = undefined;
  }
}

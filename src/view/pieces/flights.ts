import { easeOut, smooth } from '../motion.ts';
import { newPose, setBetween, UNPOSED, type Pose } from './pose.ts';

/** How high tiles rise on their way from where they wait, in cell widths. */
const ARC = 0.45;

/** One tile on its way to the board or off it. */
export interface Flight {
  /** The tile that flies, or −1 where this slot is free. */
  tile: number;
  /** Its colour on the board, and beside it. */
  colour: number;
  homeColour: number;
  /** The cells it flies above; only the first `size` count. */
  readonly cells: Int32Array;
  size: number;
  /** The cell that shows the tile's name. */
  named: number;
  isArriving: boolean;
  fromLift: number;
  toLift: number;
  fromOpacity: number;
  toOpacity: number;
  /** The tile's solidity once it has landed, 0 to 1. */
  solidity: number;
  /** When it started, and how long it takes, in ms. */
  start: number;
  duration: number;
  /** As of the last `advance`; the lift in cell widths. */
  lift: number;
  opacity: number;
  /** The seat beside the board that it comes from or goes to, or −1; and how it waits there and lies on the board. */
  seat: number;
  readonly home: Pose;
  readonly lies: Pose;
  /** Where it started, where it is, and how far it is from the board, 0 to 1. */
  readonly from: Pose;
  readonly at: Pose;
  fromAway: number;
  away: number;
  /** How its cells are posed: a matrix, column by column, then by how much they are moved. */
  readonly matrix: Float32Array;
}

/** From where beside the board a tile comes, or where it goes. */
export interface Way {
  readonly seat: number;
  /** How it waits there, and how it lies on the board. */
  readonly home: Pose;
  readonly lies: Pose;
  /** Its opacity there, and its colour. */
  readonly opacity: number;
  readonly colour: number;
}

/** What a flight starts with. */
interface Launch {
  readonly tile: number;
  /** Down to the board, or up and away. */
  readonly isArriving: boolean;
  /** How high it comes from or goes to, in cell widths. */
  readonly height: number;
  /** The tile's solidity when it lands or takes off, 0 to 1. */
  readonly solidity: number;
  /** In ms. */
  readonly now: number;
  readonly duration: number;
  readonly way?: Way | undefined;
}

/** Whether a tile flies above exactly these cells, in any order. */
export function isAbove({ cells, size }: Flight, these: ArrayLike<number>): boolean {
  if (these.length !== size) return false;
  for (let i = 0; i < size; i++) {
    const at = cells.indexOf(these[i]!);
    if (at < 0 || at >= size) return false;
  }
  return true;
}

/** The tiles in the air: a fixed number of slots, each flight keeps its own. */
export class Flights {
  readonly list: readonly Flight[];
  private count = 0;

  /**
   * @param slots the most tiles in the air at once
   * @param largest the most cells of a tile
   */
  constructor(slots: number, largest: number) {
    this.list = Array.from({ length: slots }, () => ({
      tile: -1,
      colour: 0,
      homeColour: 0,
      cells: new Int32Array(largest),
      size: 0,
      named: 0,
      isArriving: false,
      fromLift: 0,
      toLift: 0,
      fromOpacity: 0,
      toOpacity: 0,
      solidity: 0,
      start: 0,
      duration: 1,
      lift: 0,
      opacity: 0,
      seat: -1,
      home: newPose(),
      lies: newPose(),
      from: newPose(),
      at: newPose(),
      fromAway: 0,
      away: 0,
      matrix: Float32Array.from(UNPOSED),
    }));
  }

  /** Whether anything is in the air. */
  get any(): boolean {
    return this.count > 0;
  }

  /** The slot of a tile's flight, or −1. */
  of(tile: number): number {
    for (let i = 0; i < this.list.length; i++) if (this.list[i]!.tile === tile) return i;
    return -1;
  }

  /** The slot of the flight that goes back to a seat, or −1. */
  to(seat: number): number {
    for (let i = 0; i < this.list.length; i++) {
      const flight = this.list[i]!;
      if (flight.tile >= 0 && flight.seat === seat && !flight.isArriving) return i;
    }
    return -1;
  }

  /**
   * Starts a flight; a tile that is in the air already turns round where it is, and one whose piece is on its way back to its seat
   * starts from there.
   *
   * @returns its slot, or −1 if all are taken
   */
  begin({ tile, isArriving, height, solidity, now, duration, way }: Launch): number {
    const same = this.of(tile);
    const current = same < 0 && way && isArriving ? this.to(way.seat) : same;
    const slot = current >= 0 ? current : this.of(-1);
    if (slot < 0) return -1;
    const flight = this.list[slot]!;
    if (current < 0) {
      this.count++;
      const start = isArriving ? height : 0;
      flight.lift = way ? 0 : start;
      flight.opacity = isArriving ? (way?.opacity ?? 0) : smooth(solidity);
      flight.away = isArriving ? 1 : 0;
      if (way) Object.assign(flight.at, isArriving ? way.home : way.lies);
    }
    flight.tile = tile;
    flight.isArriving = isArriving;
    flight.fromLift = flight.lift;
    flight.fromOpacity = flight.opacity;
    flight.fromAway = flight.away;
    flight.toLift = isArriving || way ? 0 : height;
    flight.toOpacity = isArriving ? smooth(solidity) : (way?.opacity ?? 0);
    flight.solidity = solidity;
    flight.start = now;
    flight.duration = duration;
    flight.seat = way ? way.seat : -1;
    if (!way) return slot;
    Object.assign(flight.home, way.home);
    Object.assign(flight.lies, way.lies);
    Object.assign(flight.from, flight.at);
    return slot;
  }

  /** Moves a flight on to a moment, in ms; returns whether it is over. */
  advance(slot: number, now: number): boolean {
    const flight = this.list[slot]!;
    const { fromLift, toLift, fromOpacity, toOpacity, fromAway, isArriving, home, lies } = flight;
    const t = (now - flight.start) / flight.duration;
    const isFar = flight.seat >= 0;
    const way = isArriving && !isFar ? easeOut(t) : smooth(t);
    flight.lift = fromLift + (toLift - fromLift) * way;
    flight.away = fromAway + ((isArriving ? 0 : 1) - fromAway) * way;
    const seen = isArriving && !isFar ? t / 0.4 : t;
    flight.opacity = fromOpacity + (toOpacity - fromOpacity) * smooth(seen);
    if (!isFar) return t >= 1;
    setBetween(flight.at, flight.from, isArriving ? lies : home, way);
    flight.lift += ARC * Math.sin(Math.PI * Math.min(1, Math.max(0, t)));
    return t >= 1;
  }

  end(slot: number): void {
    this.list[slot]!.tile = -1;
    this.count--;
  }
}

import { easeOut, smooth } from './motion.ts';

/** One tile on its way to the board or off it. */
export interface Flight {
  /** The tile that flies, or −1 where this slot is free. */
  tile: number;
  colour: number;
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

  /**
   * Starts a flight; a tile that is in the air already turns round where it is.
   *
   * @returns its slot, or −1 if all are taken
   */
  begin({ tile, isArriving, height, solidity, now, duration }: Launch): number {
    const current = this.of(tile);
    const slot = current >= 0 ? current : this.of(-1);
    if (slot < 0) return -1;
    const flight = this.list[slot]!;
    if (current < 0) {
      this.count++;
      flight.lift = isArriving ? height : 0;
      flight.opacity = isArriving ? 0 : smooth(solidity);
    }
    flight.tile = tile;
    flight.isArriving = isArriving;
    flight.fromLift = flight.lift;
    flight.fromOpacity = flight.opacity;
    flight.toLift = isArriving ? 0 : height;
    flight.toOpacity = isArriving ? smooth(solidity) : 0;
    flight.solidity = solidity;
    flight.start = now;
    flight.duration = duration;
    return slot;
  }

  /** Moves a flight on to a moment, in ms; returns whether it is over. */
  advance(slot: number, now: number): boolean {
    const flight = this.list[slot]!;
    const { fromLift, toLift, fromOpacity, toOpacity, isArriving } = flight;
    const t = (now - flight.start) / flight.duration;
    const way = isArriving ? easeOut(t) : smooth(t);
    flight.lift = fromLift + (toLift - fromLift) * way;
    flight.opacity = fromOpacity + (toOpacity - fromOpacity) * smooth(isArriving ? t / 0.4 : t);
    return t >= 1;
  }

  end(slot: number): void {
    this.list[slot]!.tile = -1;
    this.count--;
  }
}

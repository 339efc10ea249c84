import { easeOut, smooth } from './motion.ts';

/** One tile on its way down to the board or off it. */
export interface Move {
  /** The tile that moves, or −1 where this one is free. */
  tile: number;
  colour: number;
  /** The cells it moves above: so many of them count. The one its name stands on. */
  readonly cells: Int32Array;
  size: number;
  named: number;
  arriving: boolean;
  fromLift: number;
  toLift: number;
  fromOpacity: number;
  toOpacity: number;
  /** How solid the piece is when it has landed, as `smooth` takes it. */
  firm: number;
  start: number;
  time: number;
  /** As of the last `advance`. */
  lift: number;
  opacity: number;
}

/** Whether a tile moves above these cells, in whatever order, and no others. */
export function isAbove({ cells, size }: Move, these: ArrayLike<number>): boolean {
  if (these.length !== size) return false;
  for (let i = 0; i < size; i++) {
    const at = cells.indexOf(these[i]!);
    if (at < 0 || at >= size) return false;
  }
  return true;
}

/** The tiles that are in the air: a few at most, each with a number that stays its own. */
export class Moves {
  readonly list: readonly Move[];
  private count = 0;

  /** @param largest the most cells that a tile can have */
  constructor(room: number, largest: number) {
    this.list = Array.from({ length: room }, () => ({
      tile: -1,
      colour: 0,
      cells: new Int32Array(largest),
      size: 0,
      named: 0,
      arriving: false,
      fromLift: 0,
      toLift: 0,
      fromOpacity: 0,
      toOpacity: 0,
      firm: 0,
      start: 0,
      time: 1,
      lift: 0,
      opacity: 0,
    }));
  }

  /** Whether anything is in the air. */
  get any(): boolean {
    return this.count > 0;
  }

  /** The number of the move that a tile makes, or −1. */
  of(tile: number): number {
    for (let i = 0; i < this.list.length; i++) if (this.list[i]!.tile === tile) return i;
    return -1;
  }

  /**
   * Lets a tile come down from this height until it is so firm, or go up to it and fade from
   * that; one that is in the air already turns round where it is. Gives the number of the move, or −1
   * when all are taken.
   */
  begin(
    tile: number,
    arriving: boolean,
    height: number,
    firm: number,
    now: number,
    time: number,
  ): number {
    const known = this.of(tile);
    const number = known >= 0 ? known : this.of(-1);
    if (number < 0) return -1;
    const move = this.list[number]!;
    if (known < 0) {
      this.count++;
      move.lift = arriving ? height : 0;
      move.opacity = arriving ? 0 : smooth(firm);
    }
    move.tile = tile;
    move.arriving = arriving;
    move.fromLift = move.lift;
    move.fromOpacity = move.opacity;
    move.toLift = arriving ? 0 : height;
    move.toOpacity = arriving ? smooth(firm) : 0;
    move.firm = firm;
    move.start = now;
    move.time = time;
    return number;
  }

  /** Brings a move to this moment; says whether it is over. */
  advance(number: number, now: number): boolean {
    const move = this.list[number]!;
    const t = (now - move.start) / move.time;
    const way = move.arriving ? easeOut(t) : smooth(t);
    move.lift = move.fromLift + (move.toLift - move.fromLift) * way;
    move.opacity =
      move.fromOpacity + (move.toOpacity - move.fromOpacity) * smooth(move.arriving ? t / 0.4 : t);
    return t >= 1;
  }

  end(number: number): void {
    this.list[number]!.tile = -1;
    this.count--;
  }
}

import { newPose } from '../pieces/pose.ts';

/** How long ranks take to close or to open, in ms. */
export const CLOSE = 500;

/**
 * How long a copy lies before its seat is empty, and how long that takes to be so and to be taken again, in ms; and
 * how long it has to rest first, so that it comes and goes twice a second at most.
 */
const LINGER = 120;
const EMPTIES = 80;
const FILLS = 250;
const REST = 500;

/** The place of a copy beside the board. It is changed in place, since a frame must not allocate. */
export class Seat {
  readonly piece: number;
  /** The colour of the piece as drawn in the puzzle. */
  readonly colour: number;
  opacity = 0;
  /** The pose of the copy, and the place of its name, in cell widths of the board. */
  readonly pose = newPose();
  readonly named: [x: number, y: number] = [0, 0];
  /** By how much the copy is drawn larger than it is, as a share. */
  swelling = 0;
  /** The share of the recent time in which the copy lay on the board, 0 to 1. */
  usage = 0;
  /** Whether the copy flies back to it. */
  isReturning = false;
  /** How far the copy is in its seat, 0 to 1, and how long it has lain, below 0 rested, without a break, in ms. */
  taken = 1;
  private lain = -REST;
  /** For how long the seat has been empty, in ms. */
  absence = 0;
  /** The poses in CSS pixels: at the beginning and at the end of a glide, and now. */
  readonly from = newPose();
  readonly to = newPose();
  readonly now = newPose();
  /** Whether the copy changes sides: it fades out where it is, and then in on the other side. */
  changesSide = false;
  /** How far it is seen meanwhile, 0 to 1. */
  seen = 1;

  constructor(piece: number, colour: number) {
    [this.piece, this.colour] = [piece, colour];
  }

  /** Lets the copy be off at once, or back. */
  empty(): void {
    [this.taken, this.lain] = [0, LINGER];
  }

  fill(): void {
    [this.taken, this.lain] = [1, -REST];
  }

  /** Lets so many ms pass in which the copy lies on the board or does not; returns whether its seat still changes. */
  pass(lies: boolean, elapsed: number): boolean {
    const { lain, taken } = this;
    this.lain = lies
      ? Math.min(LINGER, Math.max(0, lain) + elapsed)
      : Math.max(-REST, Math.min(0, lain) - elapsed);
    if (this.lain === LINGER) this.taken = Math.max(0, taken - elapsed / EMPTIES);
    if (this.lain === -REST) this.taken = Math.min(1, taken + elapsed / FILLS);
    return this.lain !== lain || this.taken !== taken;
  }

  /** Lets so many ms of a change of sides pass; returns whether it is seen more or less than before. */
  fade(elapsed: number): boolean {
    const { seen } = this;
    const step = (2 * elapsed) / CLOSE;
    this.seen = Math.max(0, Math.min(1, seen + (this.changesSide ? -step : step)));
    if (this.changesSide && this.seen === 0) {
      this.changesSide = false;
      Object.assign(this.now, Object.assign(this.from, this.to));
    }
    return this.seen !== seen;
  }
}

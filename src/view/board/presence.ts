import {
  Arrival,
  DISMISS,
  flownFor,
  LEAVE,
  RETURN,
  depthAt,
  pieceLeft,
  seatTaken,
  sizeAt,
  surroundingsLeft,
  trayLeft,
  trayRisen,
  wayRisen,
} from '../changeover.ts';
import {
  flightAt,
  liftAloft,
  glowAt,
  trayAloft,
  type Spot,
  type FlightGlow,
} from '../jewels/flight.ts';
import { smooth } from '../motion.ts';

/** The most ms that count between two frames. */
const LONGEST = 250;
/** The height of a piece that has left, in cell widths. */
const SUNK = -0.4;

/** How far a board is there: as it arrives, as it leaves or comes back, and as it is dismissed. */
export class Presence {
  isLeaving = false;
  /** Whether it leaves at once, and for good, and is not laid out any more. */
  isDismissed = false;
  arrival = new Arrival('first');
  /** How long it has been leaving, in ms; less while it comes back. */
  leaving = 0;
  /** Where it flies as it leaves, if it becomes a jewel, and where that was when last asked. */
  private to: (() => Spot | undefined) | undefined;
  private target: Spot | undefined;
  /** The light behind it while it flies. */
  glow: FlightGlow | undefined;
  /** How long it has been dismissed, in ms. */
  private dismissed = 0;

  /** Begins to leave; as a jewel if there is a place for it. */
  leave(to?: () => Spot | undefined): void {
    this.isLeaving = true;
    this.target = to?.();
    this.to = this.target && to;
  }

  /** Lets time pass, in ms. */
  pass(elapsed: number): void {
    const counted = Math.min(elapsed, LONGEST);
    this.arrival.pass(counted);
    if (this.isDismissed) this.dismissed += counted;
    else this.leaving += this.isLeaving ? counted : -counted * (LEAVE / RETURN);
    this.leaving = Math.min(LEAVE, Math.max(0, this.leaving));
  }

  get isStaying(): boolean {
    return !this.isLeaving && !this.isDismissed;
  }

  /** The opacity of the board without its tray, and of the tray, 0 to 1. */
  get opacity(): number {
    if (!this.to) return this.tray;
    return this.hasLanded ? 0 : this.there;
  }

  get tray(): number {
    return this.there * (this.to ? trayAloft(this.flown) : trayLeft(this.leaving));
  }

  /** The share of a piece that is left; `place` in the order in which they leave, 0 to 1. */
  left(place: number): number {
    return this.to ? 1 : pieceLeft(this.leaving, place);
  }

  /** The height of a piece of which a share is left, in cell widths. */
  height(left: number): number {
    return this.to ? liftAloft(this.flown) : SUNK * (1 - left);
  }

  /** Its place, where it is laid out at another one. */
  placed(at: Spot): Spot {
    if (!this.to) {
      const way = wayRisen(this.arrival.age) * trayLeft(this.leaving);
      return { x: at.x, y: at.y + depthAt(way) * at.cell, cell: at.cell * sizeAt(way) };
    }
    if (this.leaving > 0) this.target = this.to() ?? this.target;
    const glow = glowAt(this.flown, at, this.target!);
    this.glow = { ...glow, strength: glow.strength * this.there };
    return flightAt(this.flown, at, this.target!);
  }

  /** The opacity of what is around the pieces that lie: pieces in flight, light, and trails. */
  get around(): number {
    return surroundingsLeft(this.leaving) * this.undismissed;
  }

  /** The opacity of a remaining piece beside the board, 0 to 1; `place` in the order in which they come, 0 to 1. */
  seat(place: number): number {
    return seatTaken(this.arrival.age, place) * this.around;
  }

  /** Whether it stays as it is: the board is there, or gone. */
  get isOver(): boolean {
    if (this.isLeaving || this.isDismissed) return this.isGone;
    return this.arrival.isAllThere && this.leaving === 0;
  }

  get isGone(): boolean {
    const isUnseen = this.isDismissed && this.arrival.isUnseen;
    return isUnseen || this.hasLeft || this.dismissed >= DISMISS;
  }

  /** Whether it has left, and was not dismissed before; and whether it has become a jewel. */
  get hasLeft(): boolean {
    return this.isLeaving && this.leaving >= LEAVE;
  }

  get hasLanded(): boolean {
    return this.to !== undefined && this.hasLeft;
  }

  private get flown(): number {
    return flownFor(this.leaving);
  }

  /** How far it has arrived, and not been dismissed, 0 to 1. */
  private get there(): number {
    return trayRisen(this.arrival.age) * this.undismissed;
  }

  private get undismissed(): number {
    return 1 - smooth(this.dismissed / DISMISS);
  }
}

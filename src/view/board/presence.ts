import {
  Arrival,
  DISMISS,
  LEAVE,
  RETURN,
  seatsAppeared,
  sizeLeft,
  sizeRisen,
  surroundingsLeft,
  trayLeft,
  trayRisen,
} from '../changeover.ts';
import { smooth } from '../motion.ts';

/** The most ms that count between two frames. */
const LONGEST = 250;

/** How far a board is there: as it arrives, as it leaves or comes back, and as it is dismissed. */
export class Presence {
  isLeaving = false;
  /** Whether it leaves at once, and for good. */
  isDismissed = false;
  arrival = new Arrival('first');
  /** How long it has been leaving, in ms; less while it comes back. */
  leaving = 0;
  /** How long it has been dismissed, in ms. */
  private dismissed = 0;

  /** Lets time pass, in ms. */
  pass(elapsed: number): void {
    const counted = Math.min(elapsed, LONGEST);
    this.arrival.pass(counted);
    if (this.isDismissed) this.dismissed += counted;
    else this.leaving += this.isLeaving ? counted : -counted * (LEAVE / RETURN);
    this.leaving = Math.min(LEAVE, Math.max(0, this.leaving));
  }

  /** The opacity of the whole board, 0 to 1. */
  get opacity(): number {
    return trayRisen(this.arrival.age) * trayLeft(this.leaving) * this.kept;
  }

  /** The size of the board, as a share of its own. */
  get size(): number {
    return sizeRisen(this.arrival.age) * sizeLeft(trayLeft(this.leaving));
  }

  /** The opacity of what is around the pieces that lie: pieces in flight, light, and trails. */
  get around(): number {
    return surroundingsLeft(this.leaving);
  }

  /** The opacity of the remaining pieces beside the board, 0 to 1. */
  get seats(): number {
    return seatsAppeared(this.arrival.age) * this.around;
  }

  /** Whether it stays as it is: the board is there, or gone. */
  get isOver(): boolean {
    if (this.isLeaving || this.isDismissed) return this.isGone;
    return this.arrival.isOver && this.leaving === 0;
  }

  get isGone(): boolean {
    const isUnseen = this.isDismissed && this.arrival.isUnseen;
    return isUnseen || (this.isLeaving && this.leaving >= LEAVE) || this.dismissed >= DISMISS;
  }

  /** The share that is left as it is dismissed, 0 to 1. */
  private get kept(): number {
    return 1 - smooth(this.dismissed / DISMISS);
  }
}

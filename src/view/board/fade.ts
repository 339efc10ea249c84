import { arrivedAt, fadedAt, LEAVE, REPLACEABLE, RETURN } from '../motion.ts';

/** The fading in of a board that arrives, and the fading out of one that leaves. */
export class Fade {
  isLeaving = false;
  /** How long it has been leaving, in ms; less while it comes back. */
  leaving = 0;
  /** How long it has been shown, in ms. */
  private age = 0;

  /** Lets time pass, in ms; returns whether the board leaves or comes back. */
  pass(elapsed: number): boolean {
    const wasLeaving = this.leaving > 0;
    this.age += elapsed;
    this.leaving += this.isLeaving ? elapsed : -elapsed * (LEAVE / RETURN);
    this.leaving = Math.max(0, this.leaving);
    return wasLeaving || this.isLeaving;
  }

  get opacity(): number {
    return arrivedAt(this.age) * this.left;
  }

  /** The share of the board that has not faded out, 0 to 1. */
  get left(): number {
    return 1 - fadedAt(this.leaving);
  }

  /** Whether the board is fully visible, or gone. */
  get isOver(): boolean {
    return arrivedAt(this.age) === 1 && (this.isLeaving ? this.isGone : this.leaving === 0);
  }

  get canBeReplaced(): boolean {
    return this.leaving >= REPLACEABLE;
  }

  get isGone(): boolean {
    return this.leaving >= LEAVE;
  }
}

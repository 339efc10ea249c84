import { arrivedAt, fadedAt, GIVES_WAY, LEAVE, RETURN } from '../motion.ts';

/** How far a board has arrived, or left. */
export class Presence {
  /** Whether it leaves. */
  leaving = false;
  /** How far it has left, in ms of leaving. */
  away = 0;
  /** For how long it has been shown, in ms. */
  private age = 0;

  /** Lets time pass, in ms; returns whether anything has changed about its leaving. */
  pass(elapsed: number): boolean {
    const wasAway = this.away > 0;
    this.age += elapsed;
    this.away = Math.max(0, this.away + (this.leaving ? elapsed : -elapsed * (LEAVE / RETURN)));
    return wasAway || this.leaving;
  }

  /** How far it has arrived, 0 to 1. */
  get arrived(): number {
    return arrivedAt(this.age);
  }

  /** How much of it has not faded, 0 to 1. */
  get left(): number {
    return 1 - fadedAt(this.away);
  }

  /** Whether it is all there, or has left completely. */
  get isComplete(): boolean {
    return this.arrived === 1 && (this.leaving ? this.isGone : this.away === 0);
  }

  /** Whether it has left so far that another board may come in its place. */
  get givesWay(): boolean {
    return this.away >= GIVES_WAY;
  }

  get isGone(): boolean {
    return this.away >= LEAVE;
  }
}

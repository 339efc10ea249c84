import type { Moment } from '../run/step.ts';
import { WHOLE, within, type Stretch } from './stretch.ts';
import { ladder, type Speed } from './tempo.ts';

/** A transport's moment, and how it moves on from there, as plain data. */
export interface TransportState {
  /** The moment, plus the share of the next one that is due. */
  readonly at: number;
  /** The number of ticks shown after that moment. */
  readonly tick: number;
  readonly playing: boolean;
  /** Units a second; 0 on the way to a destination. */
  readonly pace: number;
  /** Seconds of playing since it was last steered. */
  readonly seconds: number;
  /** The rest of the hold at a milestone, and at a near miss. */
  readonly holdMs: number;
  readonly nearMissMs: number;
}

/** The state of another transport of the same run, and its age in ms. */
export interface Leader {
  readonly state: TransportState;
  readonly age: number;
}

/** Timing for spectators, in seconds; all but a steady pace ends once somebody steers. */
export interface Presentation {
  /** The earliest time of a first milestone at the automatic pace; 0 for no delay. */
  readonly soonest: number;
  /** Added to the time played, so that the automatic pace begins faster. */
  readonly lead: number;
  /** The automatic pace in steps a second, if it is the same at all times. */
  readonly steady?: number;
  /** The duration of the hold at a milestone. */
  readonly holdSeconds: number;
}

/** For how long the end of a stretch stays before it is repeated, in ms. */
export const STANDS = 2000;

/**
 * Steers a moment that moves as time passes. The unit of moments, and so that of speeds, depends on
 * the subclass: steps, or ms of computing.
 */
export abstract class Transport {
  /** The destination of `seek` until it is reached. */
  protected goal: number | undefined;
  /** The number of ticks to show after the destination. */
  protected ticks = Infinity;
  protected seconds = 0;
  protected leader: Leader | undefined;
  private isPlaying = true;
  private kept = WHOLE;
  /** For how long it has stood at the end of its stretch, in ms. */
  private stood = 0;
  private chosen: Speed = 'auto';

  abstract readonly at: number;
  /** The last moment that can be shown so far. */
  abstract readonly recordedTo: number;
  abstract readonly furthest: number;
  /** Units a second, while playing. */
  abstract readonly pace: number;
  /** Whether the run is over at the present moment. */
  abstract readonly finished: boolean;
  /** The current state, for followers. */
  abstract readonly state: TransportState;
  /** The speeds to choose from, the slowest first. */
  readonly speeds: readonly (number | 'max')[] = ladder;

  /** The number of ticks shown after the current step; Infinity for all of them. */
  get tickShown(): number {
    return Infinity;
  }

  /** Whether the moment moves as time passes. Setting it to false also cancels `seek`. */
  get playing(): boolean {
    return this.isPlaying;
  }

  set playing(playing: boolean) {
    this.isPlaying = playing;
    if (!playing) this.goal = undefined;
  }

  get speed(): Speed {
    return this.chosen;
  }

  /** Takes effect at once; `auto` starts slowly again. */
  set speed(speed: Speed) {
    this.chosen = speed;
    this.beginAnew();
  }

  /** The moment to go to, until it is reached. */
  get destination(): number | undefined {
    return this.goal;
  }

  /** The moment it is on its way to, or else the one that is shown. */
  get destinationMoment(): Moment {
    const { destination: step } = this;
    if (step === undefined) return { step: this.at, tick: this.tickShown };
    return { step, tick: this.ticks };
  }

  /** Whether it is playing, or on its way to its destination. */
  get moving(): boolean {
    return this.isPlaying || this.goal !== undefined;
  }

  /** Whether it is held at a milestone. */
  get holding(): boolean {
    return false;
  }

  /** The stretch that it keeps to, whoever steers it. */
  get stretch(): Stretch {
    return this.kept;
  }

  set stretch(stretch: Stretch) {
    this.kept = stretch;
    const at = this.destination ?? this.at;
    if (within(stretch, at) !== at) this.seek(at);
  }

  /** Whether there is nothing left to play of a stretch that ends before the run, or is repeated. */
  get isAtEnd(): boolean {
    const { to, loops } = this.stretch;
    const isThere = this.at >= to && this.tickShown === Infinity;
    return this.destination === undefined && (isThere || (loops && this.finished));
  }

  /** The end of the timeline: that of a stretch, or else the furthest moment played. */
  get shownTo(): number {
    const { to } = this.stretch;
    return to === Infinity ? this.furthest : Math.min(to, this.last);
  }

  /** Seconds of playing since it was last steered, without holds. */
  get played(): number {
    return this.seconds;
  }

  /** Pauses, and moves by a number of moments, back if negative. */
  step(by: number): void {
    const from = this.goal ?? this.at;
    this.playing = false;
    this.seek(from + by);
  }

  /**
   * Goes to a moment of its stretch, or else to the nearest one, as soon as it can be shown. From there `auto` starts
   * slowly again.
   *
   * @param ticks the number of ticks after it, if ticks are shown; all of them by default
   */
  abstract seek(at: number, ticks?: number): void;

  /** Goes to a moment as if it had been played up to there for some seconds without being steered. */
  goOn(at: number, seconds: number): void {
    this.seek(at);
    this.seconds = seconds;
  }

  /**
   * Follows a leader: `advance` goes to the leader's present moment until the next call. Undefined
   * ends that, and playing continues from there.
   */
  follow(leader: Leader | undefined): void {
    this.leader = leader;
  }

  /** Advances by the time of a frame, in ms. */
  advance(ms: number): void {
    this.pass(ms);
    if (!this.isAtEnd || !this.playing || this.leader) this.stood = 0;
    else if (!this.stretch.loops) this.playing = false;
    else if (!this.holding) this.stand(ms);
  }

  /** Lets the time of a frame pass, in ms, without a thought of what comes after the stretch. */
  protected abstract pass(ms: number): void;

  /** The last moment that can be reached, as far as is known. */
  abstract readonly last: number;

  /** Stands at the end for a moment, and begins again. */
  private stand(ms: number): void {
    this.stood += ms;
    if (this.stood < STANDS) return;
    this.stood = 0;
    this.seek(this.stretch.from);
  }

  /** The moments due after some ms; 0 if no time has passed, even at an infinite pace. */
  protected due(ms: number): number {
    return ms === 0 ? 0 : (this.pace * ms) / 1000;
  }

  protected beginAnew(): void {
    this.seconds = 0;
  }
}

/** The largest lead of a follower, in seconds of playing, that it waits for rather than go back. */
const MOST_AHEAD = 0.1;

/**
 * The present moment of a leader, extrapolated from its state.
 *
 * @param at the follower's moment, which is kept if it is only a little ahead
 * @param unit the length of a unit of the leader's pace, in moments
 */
export function momentOf({ state, age }: Leader, at: number, unit = 1): number {
  const passed = age - state.holdMs - state.nearMissMs;
  if (!state.playing || passed <= 0 || state.pace === Infinity) return state.at;
  const pace = state.pace * unit;
  const due = state.at + (pace * passed) / 1000;
  const ahead = at - due;
  return ahead > 0 && ahead <= Math.max(1, pace * MOST_AHEAD) ? at : due;
}

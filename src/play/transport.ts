import { ladder, type Speed } from './tempo.ts';

/** Where a transport is, and how it goes on from there, as plain data. */
export interface TransportState {
  /** Its moment, and what is due of the next one. */
  readonly at: number;
  /** How many of the ticks after that moment are shown. */
  readonly tick: number;
  readonly playing: boolean;
  /** In its unit a second; 0 while it is on its way to what is sought. */
  readonly pace: number;
  /** For how many seconds it has been playing since it was last steered. */
  readonly seconds: number;
  /** For how many ms it is still held, at a milestone or a near miss. */
  readonly holdMs: number;
  readonly nearMissMs: number;
}

/** A state, and how long ago it was, in ms. */
export interface Led {
  readonly state: TransportState;
  readonly age: number;
}

/** For how many seconds of playing a led transport that is ahead waits, rather than go back. */
const MOST_AHEAD = 0.1;

/** Steers a moment that moves as time passes. Its unit, and so that of speeds, depends on what is played. */
export abstract class Transport {
  /** Where to go as soon as that can be shown. */
  protected goal: number | undefined;
  protected seconds = 0;
  private isPlaying = true;
  private chosen: Speed = 'auto';

  /** The current moment. */
  abstract readonly at: number;
  /** The last moment that can be shown so far. */
  abstract readonly recordedTo: number;
  /** The furthest moment that has been played. */
  abstract readonly furthest: number;
  /** Moments a second, while playing. */
  abstract readonly pace: number;
  /**
   * The state of another transport of the same run. While it is set, this one is where that one is by now, and when it is unset goes on
   * from there.
   */
  led: Led | undefined;
  /** The speeds to choose from, the slowest first. */
  readonly speeds: readonly (number | 'max')[] = ladder;

  /** How many of the ticks after the current step are shown; Infinity for all of them. */
  get tickShown(): number {
    return Infinity;
  }

  /** Where it is, and how it goes on from there. */
  abstract readonly state: TransportState;

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

  /** The moment that was sought, until it is reached. */
  get destination(): number | undefined {
    return this.goal;
  }

  /** Whether it is playing, or on its way to its destination. */
  get moving(): boolean {
    return this.isPlaying || this.goal !== undefined;
  }

  /** Pauses, and moves by a number of moments, back if negative. */
  step(by: number): void {
    const from = this.goal ?? this.at;
    this.playing = false;
    this.seek(from + by);
  }

  /**
   * Goes to a moment, or the last one, as soon as it can be shown. From there `auto` starts slowly again.
   *
   * @param ticks how many of the ticks after it, if ticks are shown; all of them by default
   */
  abstract seek(at: number, ticks?: number): void;

  /** Goes to a moment as if nobody had steered it, and it had been played up to there for so many seconds. */
  goOn(at: number, seconds: number): void {
    this.seek(at);
    this.seconds = seconds;
  }

  /** For how many seconds it has been playing since it was last steered, without what was held. */
  get played(): number {
    return this.seconds;
  }

  /** Lets a frame's time pass, in ms. */
  abstract advance(ms: number): void;

  /** The moment at which a leading transport is by now, as far as can be told, given the unit of its pace. */
  protected ledTo({ state, age }: Led, unit = 1): number {
    const { at, playing, pace, holdMs, nearMissMs } = state;
    const passed = age - holdMs - nearMissMs;
    if (!playing || passed <= 0 || pace === Infinity) return at;
    const due = at + (pace * unit * passed) / 1000;
    const ahead = this.at - due;
    return ahead > 0 && ahead <= Math.max(1, pace * unit * MOST_AHEAD) ? this.at : due;
  }

  /** How many moments are due after some ms; 0 if no time has passed, even at an infinite pace. */
  protected due(ms: number): number {
    return ms === 0 ? 0 : (this.pace * ms) / 1000;
  }

  protected beginAnew(): void {
    this.seconds = 0;
  }
}

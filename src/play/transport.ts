import type { Speed } from './tempo.ts';

/**
 * What a person steers a moment with that moves as time passes. What is a moment, and so what a speed
 * is one of, depends on what is played.
 */
export abstract class Transport {
  /** Where to get to as soon as that can be shown. */
  protected goal: number | undefined;
  /** How long it has been played since somebody steered. */
  protected seconds = 0;
  private isPlaying = true;
  private chosen: Speed = 'auto';

  /** Where the playhead is. */
  abstract readonly at: number;
  /** The last moment that can be shown so far. */
  abstract readonly known: number;
  /** The furthest moment that was ever played. */
  abstract readonly furthest: number;
  /** Moments a second at which the picture moves when playing. */
  abstract readonly pace: number;

  /** Whether the playhead moves as time passes. Switched off, it stays where it is, wherever it was to go. */
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

  /** A chosen speed holds at once; `auto` begins anew, slowly. */
  set speed(speed: Speed) {
    this.chosen = speed;
    this.beginAnew();
  }

  /** The moment that the playhead is on its way to, until it is there. */
  get destination(): number | undefined {
    return this.goal;
  }

  /** Whether the playhead is on its way: as time passes, or to its destination. */
  get moving(): boolean {
    return this.isPlaying || this.goal !== undefined;
  }

  /** Stops, and moves by so many steps, or what a moment is counted in. */
  step(by: number): void {
    const from = this.goal ?? this.at;
    this.playing = false;
    this.seek(from + by);
  }

  /**
   * Goes to a moment, at once if it can be shown, else as soon as it can. The last one is as far as
   * it goes. From there `auto` begins slowly.
   */
  abstract seek(at: number): void;

  /** Lets a frame's time pass, in ms. */
  abstract advance(ms: number): void;

  /** How many moments a frame is worth; none if no time passed, at whatever pace. */
  protected due(ms: number): number {
    return ms === 0 ? 0 : (this.pace * ms) / 1000;
  }

  protected beginAnew(): void {
    this.seconds = 0;
  }
}

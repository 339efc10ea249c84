import type { Player } from './player.ts';
import type { Tape } from './tape.ts';
import { Transport } from './transport.ts';
import type { Speed } from './tempo.ts';

/** The speeds, in stops a second. */
const SPEEDS = [0.25, 0.5, 1, 2, 4, 8] as const;
const USUAL = 1;

/** What is known of moments that a player cannot know. */
interface Landmarks {
  /** Whether the present moment is passed over on the way from tick to tick. */
  isPassed(): boolean;
  /** Whether playing stops at the present moment. */
  isStop(): boolean;
}

/**
 * Moves a player from stop to stop: one after every step and all its ticks, or one after every tick as
 * well. Playing takes so many stops a second.
 */
export class Stops extends Transport {
  override readonly speeds = SPEEDS;
  private readonly player: Player;
  private readonly tape: Tape;
  private readonly landmarks: Landmarks;
  private isFine = false;
  /** How many stops are still to be made, back if negative, and which way it is under way to one. */
  private pending = 0;
  private going = 0;
  /** Stops that are due, and not made yet. */
  private owed = 0;
  /** Whether the stop that it is under way to was due. */
  private isPlayed = false;

  /** @param player of the tape; only steered from here */
  constructor(player: Player, tape: Tape, landmarks: Landmarks) {
    super();
    this.player = player;
    this.tape = tape;
    this.landmarks = landmarks;
    player.playing = false;
    this.playing = false;
  }

  /** Whether there is a stop after every tick as well. */
  get fine(): boolean {
    return this.isFine;
  }

  set fine(fine: boolean) {
    if (fine === this.isFine) return;
    const { at, tickShown } = this;
    this.isFine = fine;
    this.seek(at, tickShown);
  }

  get at(): number {
    return this.player.at;
  }

  override get tickShown(): number {
    const isAll = this.tape.detail === 'steps' || this.player.ticksAhead === 0;
    return isAll ? Infinity : this.player.tick;
  }

  get recordedTo(): number {
    return this.player.recordedTo;
  }

  get furthest(): number {
    return this.player.furthest;
  }

  get pace(): number {
    const { speed } = this;
    if (speed === 'auto') return USUAL;
    return speed === 'max' ? SPEEDS.at(-1)! : Math.min(speed, SPEEDS.at(-1)!);
  }

  override get playing(): boolean {
    return super.playing;
  }

  override set playing(playing: boolean) {
    super.playing = playing;
    this.owed = 0;
    this.isPlayed = false;
  }

  override get speed(): Speed {
    return super.speed;
  }

  override set speed(speed: Speed) {
    super.speed = speed;
    this.owed = 0;
  }

  override get destination(): number | undefined {
    return this.player.destination;
  }

  override get moving(): boolean {
    return this.playing || this.player.destination !== undefined;
  }

  override step(by: number): void {
    this.playing = false;
    this.move(by);
  }

  seek(at: number, ticks = Infinity): void {
    this.pending = this.going = 0;
    this.tape.detail = this.isFine || ticks < Infinity ? 'everything' : 'steps';
    this.player.seek(at, ticks);
  }

  advance(ms: number): void {
    if (this.playing) this.play(ms);
    this.player.advance(ms);
    this.makeStops();
    if (!this.isPlayed || this.isUnderWay) return;
    this.isPlayed = false;
    if (this.player.finished || this.landmarks.isStop()) this.playing = false;
  }

  private get isUnderWay(): boolean {
    return this.player.destination !== undefined || this.pending !== 0;
  }

  private play(ms: number): void {
    this.owed += this.due(ms);
    if (this.owed < 1 || this.isUnderWay) return;
    this.owed %= 1;
    this.isPlayed = true;
    this.move(1);
  }

  private move(by: number): void {
    if (this.isFine) {
      this.pending += by;
      this.makeStops();
      return;
    }
    // From among the ticks of a step, the next stop is after all of them.
    const isWithin = this.tickShown < Infinity;
    const from = this.player.destination ?? this.at;
    this.seek(Math.max(0, from + by - (isWithin && by > 0 ? 1 : 0)));
  }

  /** Makes the stops that are pending, as far as their ticks are at hand. */
  private makeStops(): void {
    const { player } = this;
    while (player.destination === undefined) {
      if (this.going !== 0) {
        if (!this.landmarks.isPassed()) this.pending -= this.going;
        this.going = 0;
      }
      if (this.pending === 0) return;
      this.going = Math.sign(this.pending);
      const { at, tick } = player;
      player.stepEvent(this.going > 0 ? 1 : -1);
      const hasMoved = at !== player.at || tick !== player.tick;
      if (!hasMoved && player.destination === undefined) this.pending = this.going = 0;
    }
  }
}

import type { Moment } from '../run/step.ts';
import type { SearchTarget } from '../run/process.ts';
import type { Direction } from './targetSearch.ts';
import type { Player } from './player.ts';
import type { Stretch } from './stretch.ts';
import type { Tape } from './tape.ts';
import { Transport, type Leader, type TransportState } from './transport.ts';

/** The speeds, in stops a second. */
const SPEEDS = [0.25, 0.5, 1, 2, 4, 8] as const;
const AUTOMATIC = 1;

/** The places of stops: after every tick, after every step with all its ticks, or at every target. */
type Every = 'tick' | 'step' | SearchTarget;

/** Facts about the present moment that a player cannot know. */
interface Knowledge {
  /** Whether stops at every tick pass over it. */
  isPassed(): boolean;
  /** Whether all further ticks before the next step already lead back. */
  isReturn(): boolean;
  /** Whether playing ends here. */
  isStop(): boolean;
}

/** Moves a player from stop to stop; speeds are stops a second. A run begins and ends with a stop. */
export class Stops extends Transport {
  override readonly speeds = SPEEDS;
  private readonly player: Player;
  private readonly tape: Tape;
  private readonly known: Knowledge;
  private stopsAt: Every = 'step';
  /** The number of stops still to be made, and the direction of the one under way; back if negative. */
  private pending = 0;
  private going = 0;
  /** The number of stops that are due and not made yet. */
  private owed = 0;
  /** Whether the stop under way is due to playing. */
  private isPlayed = false;

  /** @param player a player of the tape that nobody else steers */
  constructor(player: Player, tape: Tape, known: Knowledge) {
    super();
    this.player = player;
    this.tape = tape;
    this.known = known;
    player.playing = false;
    this.playing = false;
  }

  get every(): Every {
    return this.stopsAt;
  }

  set every(every: Every) {
    if (every === this.stopsAt) return;
    const { at, tickShown } = this;
    this.stopsAt = every;
    this.seek(at, tickShown);
  }

  private get isFine(): boolean {
    return this.stopsAt === 'tick';
  }

  get at(): number {
    return this.player.at;
  }

  override get tickShown(): number {
    const { ticksAhead, tick } = this.player.playhead;
    return this.tape.detail === 'steps' || ticksAhead === 0 ? Infinity : tick;
  }

  get recordedTo(): number {
    return this.player.recordedTo;
  }

  get furthest(): number {
    return this.player.furthest;
  }

  get finished(): boolean {
    return this.player.finished;
  }

  get last(): number {
    return this.tape.end ?? Number.MAX_SAFE_INTEGER;
  }

  override get stretch(): Stretch {
    return this.player.stretch;
  }

  override set stretch(stretch: Stretch) {
    this.player.stretch = stretch;
  }

  get pace(): number {
    const { speed } = this;
    if (speed === 'auto') return AUTOMATIC;
    return speed === 'max' ? SPEEDS.at(-1)! : Math.min(speed, SPEEDS.at(-1)!);
  }

  override get playing(): boolean {
    return super.playing;
  }

  /** Setting it to false also cancels `find` and `seek`. */
  override set playing(playing: boolean) {
    this.play(playing);
    if (!playing && this.player.destination !== undefined) this.cancel();
  }

  override get destination(): number | undefined {
    return this.player.destination;
  }

  override get destinationMoment(): Moment {
    return this.destination === undefined ? super.destinationMoment : this.player.destinationMoment;
  }

  override get moving(): boolean {
    return this.playing || this.isUnderWay;
  }

  /** The step up to which `find` has searched; undefined while no search is under way. */
  get looking(): number | undefined {
    return this.player.looking;
  }

  /** Pauses, and searches for the nearest target, ahead or back; `arrive` takes the result, if any. */
  find(
    target: SearchTarget,
    direction: Direction,
    arrive: (found: Moment | undefined) => void,
  ): void {
    this.playing = false;
    this.pending = this.going = 0;
    this.look(target, direction, arrive);
  }

  /** The state, with no pace: followers do not extrapolate stops. */
  get state(): TransportState {
    const { at, tickShown: tick, playing } = this;
    return { at, tick, playing, pace: 0, seconds: 0, holdMs: 0, nearMissMs: 0 };
  }

  override step(by: number): void {
    const { pending } = this;
    this.play(false);
    this.pending = pending;
    this.move(by);
  }

  seek(at: number, ticks = Infinity): void {
    this.pending = this.going = 0;
    this.tape.detail = this.isFine || ticks < Infinity ? 'everything' : 'steps';
    this.player.seek(at, ticks);
  }

  protected pass(ms: number): void {
    if (this.leader) this.keepUp(this.leader);
    else if (this.playing) this.makeDue(ms);
    this.player.advance(ms);
    this.makeStops();
    if (!this.isPlayed || this.isUnderWay) return;
    this.isPlayed = false;
    // What is repeated stops nowhere.
    if (this.stretch.loops) return;
    if (this.player.finished || this.known.isStop()) this.playing = false;
  }

  private keepUp({ state: { at, tick, playing } }: Leader): void {
    super.playing = playing;
    const { step, tick: tickAsked } = this.destinationMoment;
    if (at !== step || tick !== tickAsked) this.seek(at, tick);
  }

  protected override beginAnew(): void {
    super.beginAnew();
    this.owed = 0;
  }

  private get isUnderWay(): boolean {
    const { destination, looking } = this.player;
    return destination !== undefined || looking !== undefined || this.pending !== 0;
  }

  private play(playing: boolean): void {
    super.playing = playing;
    this.owed = 0;
    this.isPlayed = false;
    if (!playing && this.player.looking !== undefined) this.cancel();
  }

  /** Stays where it is: neither looks for a target, nor goes to a destination. */
  private cancel(): void {
    this.player.playing = false;
    this.pending = this.going = 0;
  }

  private makeDue(ms: number): void {
    this.owed += this.due(ms);
    if (this.owed < 1 || this.isUnderWay) return;
    this.owed %= 1;
    this.isPlayed = true;
    this.move(1);
  }

  private move(by: number): void {
    if (this.stopsAt !== 'step') {
      this.pending += by;
      this.makeStops();
      return;
    }
    // From a moment among the ticks of a step, the next stop is after all of them.
    const isWithin = this.tickShown < Infinity;
    const from = this.player.destination ?? this.at;
    this.seek(Math.max(0, from + by - (isWithin && by > 0 ? 1 : 0)));
  }

  /** Makes the pending stops, as far as the tape has the way to them. */
  private makeStops(): void {
    const { player, stopsAt } = this;
    while (player.destination === undefined && player.looking === undefined) {
      if (this.going !== 0) {
        if (!this.isFine || !this.known.isPassed()) this.pending -= this.going;
        this.going = 0;
      }
      if (this.pending === 0) return;
      this.going = Math.sign(this.pending);
      if (typeof stopsAt === 'object') {
        this.toTarget(stopsAt, this.going > 0 ? 1 : -1);
        continue;
      }
      const { step, tick } = player.playhead;
      player.stepEvent(this.going > 0 ? 1 : -1);
      const hasMoved = step !== player.at || tick !== player.playhead.tick;
      if (!hasMoved && player.destination === undefined) this.pending = this.going = 0;
    }
  }

  /** Goes to the next target, or else to the end or back to the beginning of the run. */
  private toTarget(target: SearchTarget, direction: Direction): void {
    const { player, tape } = this;
    this.look(target, direction, (found) => {
      if (found === undefined) this.pending = this.going = 0;
      const end = direction > 0 ? tape.end : 0;
      const step = found?.step ?? end;
      tape.detail = 'steps';
      if (step !== undefined) player.seek(step);
    });
  }

  private look(
    target: SearchTarget,
    direction: Direction,
    arrive: (found: Moment | undefined) => void,
  ): void {
    const { at: step, tickShown } = this;
    // Levels of detail number ticks differently: all ticks of a step count as one moment, or as none.
    const isPast = direction > 0 && (tickShown === Infinity || this.known.isReturn());
    this.player.find(target, direction, { step, tick: isPast ? Infinity : 0 }, arrive);
  }
}

import type { Moment } from '../run/step.ts';
import type { Replay, SearchTarget } from '../run/process.ts';
import { AutomaticPace, FARSIGHTED_PACE, NEAR_MISS_HELD } from './automaticPace.ts';
import { CHUNK } from './chunk.ts';
import type { NearMisses } from './nearMisses.ts';
import { Playhead } from './playhead.ts';
import type { Tape } from './tape.ts';
import type { Direction, TargetSearch } from './targetSearch.ts';
import { within } from './stretch.ts';
import { HELD_PACE, HOLD_SECONDS } from './tempo.ts';
import {
  momentOf,
  Transport,
  type Leader,
  type Presentation,
  type TransportState,
} from './transport.ts';

/** Options of a player; it has none of this by default. */
interface PlayerOptions {
  /** The near misses that the automatic pace slows down for. */
  readonly nearMisses?: NearMisses;
  /** Called when playing reaches a milestone or a near miss, where the playhead is then held. */
  readonly onMilestone?: () => void;
  readonly onNearMiss?: () => void;
  /** Whether a player on its way stays where it is until its destination can be shown. */
  readonly waits?: boolean;
}

/** The presentation once somebody has steered. */
const STEERED: Presentation = { soonest: 0, lead: 0, holdSeconds: HOLD_SECONDS };

/**
 * Plays a tape: moves a playhead on it as time passes, to any moment, or to targets that it searches
 * for; time is an argument. A frame applies the events of at most one chunk and skips whole chunks in
 * between, since each begins with a mark: so even `max` takes a small part of a frame's time.
 */
export class Player<R extends Replay = Replay> extends Transport {
  readonly replay: R;
  readonly playhead: Playhead<R>;
  private readonly tape: Tape;
  private readonly options: PlayerOptions;
  private readonly automatic: AutomaticPace;
  private presentation = STEERED;
  /** Steps that are due, and not played yet. */
  private owed = 0;
  /** The rest of the hold at a milestone, and at a near miss. */
  private holdMs = 0;
  private nearMissMs = 0;
  /** The target search under way, and the function that takes its result. */
  private search: TargetSearch | undefined;
  private arrive: (found: Moment | undefined) => void = () => {};

  constructor(replay: R, tape: Tape, options: PlayerOptions = {}) {
    super();
    this.replay = replay;
    this.tape = tape;
    this.options = options;
    this.automatic = new AutomaticPace(options.nearMisses);
    this.playhead = new Playhead(replay, tape);
    this.playhead.want(0, false);
  }

  override get playing(): boolean {
    return super.playing;
  }

  /** As in `Transport`; also cancels `find`. */
  override set playing(playing: boolean) {
    super.playing = playing;
    this.search = undefined;
  }

  get at(): number {
    return this.playhead.step;
  }

  get recordedTo(): number {
    return this.tape.recordedTo;
  }

  get furthest(): number {
    return this.playhead.furthest;
  }

  get finished(): boolean {
    return this.playhead.finished;
  }

  /** Whether the tape has the next milestone. */
  get isNearMilestone(): boolean {
    return this.playhead.nextMilestone !== undefined;
  }

  /** The step up to which `find` has searched; undefined while no search is under way. */
  get looking(): number | undefined {
    return this.search?.at;
  }

  /** Whether it is held at a milestone. */
  override get holding(): boolean {
    return this.holdMs > 0;
  }

  /** The duration of the next hold at a milestone, in seconds. */
  get holdSeconds(): number {
    return this.presentation.holdSeconds;
  }

  get pace(): number {
    const { speed, leader, seconds, playhead, automatic } = this;
    if (leader) return leader.state.pace;
    if (speed === 'max') return Infinity;
    if (speed !== 'auto') return speed;
    const distance = (step: number | undefined): number | undefined =>
      step === undefined ? undefined : Math.max(0, step - playhead.step - this.owed);
    const toMilestone = distance(playhead.nextMilestone);
    const [toEnd, toNearMiss] = [distance(this.tape.end), distance(automatic.nearMiss)];
    return automatic.pace({ seconds, toMilestone, toEnd, toNearMiss }, this.presentation);
  }

  get state(): TransportState {
    const { at, owed, playing, goal, seconds, holdMs, nearMissMs } = this;
    const { tick } = this.playhead;
    const pace = goal === undefined ? this.pace : 0;
    return { at: at + owed, tick, playing, pace, seconds, holdMs, nearMissMs };
  }

  /** Changes the timing for spectators, until somebody steers. */
  present(changes: Partial<Presentation>): void {
    this.presentation = { ...this.presentation, ...changes };
  }

  override goOn(step: number, seconds: number): void {
    const { presentation } = this;
    super.goOn(step, seconds);
    this.presentation = presentation;
  }

  /** Goes to a step, and by default all ticks after it; see `Transport`. */
  seek(step: number, ticks = Infinity): void {
    const last = Math.min(this.last, this.stretch.to);
    this.ticks = step > last ? Infinity : ticks;
    this.goal = Math.min(within(this.stretch, Math.floor(step)), this.last);
    this.beginAnew();
    this.pursue();
  }

  /** Pauses, and moves by one event, be it a step or a tick. */
  stepEvent(by: 1 | -1): void {
    const { playhead, at: step } = this;
    this.playing = false;
    if (by > 0) {
      if (playhead.ticksAhead > 0) this.seek(step, playhead.tick + 1);
      else this.seek(step + 1, 0);
    } else if (playhead.tick > 0) this.seek(step, playhead.tick - 1);
    else if (step > this.stretch.from) this.seek(step - 1);
  }

  /**
   * Pauses, and goes to the nearest target, ahead or back; stays if there is none, or if the source
   * has failed before it.
   *
   * @param from the starting point of the search; the playhead by default
   * @param arrive called with the result, if any, in place of going there
   */
  find(
    target: SearchTarget,
    direction: Direction,
    from?: Moment,
    arrive = (found: Moment | undefined): void => {
      if (found) this.seek(found.step, found.tick);
    },
  ): void {
    this.playing = false;
    this.search = this.playhead.find(target, direction, from);
    this.arrive = arrive;
    this.pursueSearch();
  }

  protected pass(ms: number): void {
    this.playhead.frame = ms;
    if (this.leader) return this.keepUp(this.leader);
    if (this.looking !== undefined) return this.pursueSearch();
    if (this.goal !== undefined) this.pursue();
    else if (!this.playing) this.playhead.want(this.at, false);
    else if (this.holdMs > 0) this.holdMs = Math.max(0, this.holdMs - ms);
    else if (this.nearMissMs > 0) this.nearMissMs = Math.max(0, this.nearMissMs - ms);
    else if (this.at >= this.stretch.to) this.playhead.want(this.at, false);
    else this.play(ms);
    if (this.at === 0 && this.goal === undefined) this.playhead.moveTo(0, this.ticks);
  }

  protected override beginAnew(): void {
    super.beginAnew();
    this.search = undefined;
    this.owed = 0;
    this.holdMs = this.nearMissMs = 0;
    const { steady } = this.presentation;
    this.presentation = steady === undefined ? STEERED : { ...STEERED, steady };
    this.automatic.reset();
  }

  get last(): number {
    const { end, failed, recordedTo } = this.tape;
    return end ?? (failed ? recordedTo : Number.MAX_SAFE_INTEGER);
  }

  /** Searches on; called in each frame while a target search is under way. */
  private pursueSearch(): void {
    const { search } = this;
    if (!search?.look()) return;
    this.search = undefined;
    this.arrive(search.found);
  }

  /** Moves on to the destination; called in each frame until it is reached. */
  private pursue(): void {
    const { playhead, tape } = this;
    const goal = Math.min(this.goal!, this.last);
    const step = Math.min(goal, tape.recordedTo);
    playhead.want(step, goal > tape.recordedTo);
    const isWaiting = step < goal && (this.options.waits || playhead.waitsFor(goal));
    const isShown = !isWaiting && playhead.moveTo(step, step === this.goal ? this.ticks : Infinity);
    if (!isShown && tape.failed) playhead.moveNear(step);
    if (isShown ? step === goal : tape.failed) this.goal = undefined;
  }

  /** Whether milestones are held at this pace. */
  private get isHeld(): boolean {
    return this.pace <= HELD_PACE || this.speed === 'auto';
  }

  private play(ms: number): void {
    this.seconds += ms / 1000;
    const { playhead, tape, pace, at, automatic, seconds } = this;
    const passed = this.due(ms);
    const isAuto = this.speed === 'auto';
    const isRushing = passed > CHUNK || (isAuto && pace > FARSIGHTED_PACE);
    playhead.want(at, isRushing);
    this.owed = Math.min(this.owed + passed, Number.MAX_SAFE_INTEGER);
    const due = Math.floor(this.owed);
    if (due === 0) return this.playTicks();
    if (isAuto) automatic.look(at, playhead.reach, { pace, seconds });
    const nearMiss = (isAuto && automatic.nearMiss) || Infinity;
    const milestone = playhead.nextMilestone ?? Infinity;
    const { isHeld } = this;
    const held = isHeld ? Math.min(milestone, nearMiss) : Infinity;
    const target = Math.min(at + due, playhead.reach, held, this.stretch.to);
    // Steps that the tape does not have yet are not caught up on later.
    this.owed = target === at + due ? this.owed - due : 0;
    // The ticks after it are played as time passes, if the tape has them.
    const isEnd = target === milestone || target === at;
    this.ticks = tape.detail === 'steps' || isEnd ? Infinity : 0;
    playhead.moveTo(target, this.ticks);
    // Otherwise a source that has delivered all of it would idle until the next frame.
    if (isRushing) playhead.want(target, true);
    if (this.at === nearMiss) {
      automatic.pass(seconds);
      this.nearMissMs = NEAR_MISS_HELD * 1000;
      this.options.onNearMiss?.();
    } else if (isHeld && this.at === milestone) {
      this.holdMs = this.holdSeconds * 1000;
      this.options.onMilestone?.();
    }
  }

  /** Plays the share of the ticks before the next step that corresponds to the time passed until then. */
  private playTicks(): void {
    const { playhead, tape } = this;
    this.ticks = Infinity;
    if (tape.detail === 'steps') return;
    const share = Math.floor(this.owed * (playhead.tick + playhead.ticksAhead));
    this.ticks = Math.max(playhead.tick, share);
    playhead.moveTo(this.at, this.ticks);
  }

  /** Goes to the leader's present place, and is held where the leader is held. */
  private keepUp({ state, age }: Leader): void {
    const { playhead, tape, nearMissMs, at } = this;
    const milestone = this.isHeld ? (playhead.nextMilestone ?? Infinity) : Infinity;
    const due = momentOf({ state, age }, at);
    // The leader may have been held at the milestone meanwhile.
    const goal = Math.floor(Math.min(due, Math.max(milestone, state.at), this.last));
    const step = Math.min(goal, tape.recordedTo);
    this.playing = state.playing;
    playhead.want(step, goal > step || this.pace > FARSIGHTED_PACE);
    const ticks = step === Math.floor(state.at) ? state.tick : Infinity;
    const isThere = !playhead.waitsFor(goal) && playhead.moveTo(step, ticks);
    this.goal = isThere && step === goal ? undefined : goal;
    this.ticks = state.tick;
    this.owed = Math.min(Math.max(0, due - goal), 1);
    this.seconds = state.seconds + age / 1000;
    this.holdMs = Math.max(0, state.holdMs - age);
    this.nearMissMs = Math.max(0, state.nearMissMs - age);
    if (this.nearMissMs > 0 && nearMissMs === 0) this.options.onNearMiss?.();
    if (this.at === milestone) this.options.onMilestone?.();
  }
}

import type { Landmark } from '../run/landmark.ts';
import type { Replay } from '../run/replay.ts';
import type { Step } from '../run/step.ts';
import { autoPace, FARSIGHTED_PACE, NEAR_MISS_HELD } from './autoPace.ts';
import { CHUNK } from './chunk.ts';
import type { Direction, Finder, Moment } from './finder.ts';
import type { NearMissWatch } from './nearMisses.ts';
import { Playhead } from './playhead.ts';
import type { Tape } from './tape.ts';
import { HELD_PACE, HOLD_SECONDS } from './tempo.ts';
import { Transport, type Led, type TransportState } from './transport.ts';

/**
 * Plays a tape: moves a playhead on it as time passes; time is an argument. A frame applies the events of at
 * most one chunk and skips whole chunks in between, since each begins with a mark. So even at `max` it takes
 * a small part of a frame's time.
 */
export class Player<R extends Replay = Replay> extends Transport {
  /** The board and the meters at the playhead. */
  readonly replay: R;
  /** Called when playing reaches a milestone, where the playhead is then held. */
  onMilestone: () => void = () => {};
  /** Called when playing reaches a near miss, where the playhead is then held. */
  onNearMiss: () => void = () => {};
  /** The near misses that the automatic pace slows down for, if any. */
  nearMisses: NearMissWatch | undefined;
  /** Whether it stays where it is until what is sought can be shown, rather than come closer meanwhile. */
  waits = false;
  /** After how many seconds the automatic pace may come to a first milestone, until it is steered. */
  soonest = 0;
  /** How many seconds further the automatic pace is than it has been playing, until it is steered. */
  lead = 0;
  /** For how many seconds a milestone is held, until it is steered. */
  holds = HOLD_SECONDS;

  private readonly tape: Tape;
  private readonly head: Playhead<R>;
  /** How many ticks to play after the step that is sought. */
  private ticks = Infinity;
  private finder: Finder | undefined;
  private arrive: (found: Moment | undefined) => void = () => {};
  /** Steps that are due, and not played yet. */
  private owed = 0;
  private holdMs = 0;
  /** For how long a near miss is still held. */
  private nearMissMs = 0;

  constructor(replay: R, tape: Tape) {
    super();
    this.tape = tape;
    this.replay = replay;
    this.head = new Playhead(replay, tape);
    this.head.want(0, false);
  }

  override get playing(): boolean {
    return super.playing;
  }

  /** As in `Transport`; also cancels `find`. */
  override set playing(playing: boolean) {
    super.playing = playing;
    this.finder = undefined;
  }

  /** The number of the last step played. */
  get playhead(): number {
    return this.head.step;
  }

  get at(): number {
    return this.head.step;
  }

  /** How many ticks have been played after that step. */
  get tick(): number {
    return this.head.tick;
  }

  get recordedTo(): number {
    return this.tape.recordedTo;
  }

  get furthest(): number {
    return this.head.furthest;
  }

  /** Whether the playhead is at the end of the process. */
  get finished(): boolean {
    return this.head.finished;
  }

  /** Whether it is held at a milestone. */
  get holding(): boolean {
    return this.holdMs > 0;
  }

  /** The progress at the playhead, 0 to 1. */
  get progress(): number {
    return this.head.progress;
  }

  /** The event that follows the playhead, if any. */
  get next(): Step | undefined {
    return this.head.around.next;
  }

  /** The value of a series at the playhead. */
  value(series: number): number {
    return this.head.value(series);
  }

  /** Steps a second, while playing. */
  get pace(): number {
    const { speed, led } = this;
    if (led) return led.state.pace;
    if (speed === 'max') return Infinity;
    if (speed !== 'auto') return speed;
    const { seconds, lead, soonest, nearMisses } = this;
    return autoPace({
      seconds: seconds + lead,
      due: soonest > 0 ? soonest - seconds : undefined,
      toMilestone: this.away(this.head.nextMilestone),
      toEnd: this.away(this.tape.end),
      toNearMiss: this.away(nearMisses?.coming),
      sinceNearMiss: nearMisses?.since(seconds),
    });
  }

  get state(): TransportState {
    const { playhead, owed, tick, playing, goal, seconds, holdMs, nearMissMs } = this;
    const pace = goal === undefined ? this.pace : 0;
    return { at: playhead + owed, tick, playing, pace, seconds, holdMs, nearMissMs };
  }

  /** Whether the next milestone is at hand. */
  get isNearMilestone(): boolean {
    return this.head.nextMilestone !== undefined;
  }

  /** Goes to a step, and by default all ticks after it; see `Transport`. */
  seek(step: number, ticks = Infinity): void {
    const { last } = this;
    this.ticks = step > last ? Infinity : ticks;
    this.goal = Math.max(0, Math.min(Math.floor(step), last));
    this.beginAnew();
    this.pursue();
  }

  override goOn(step: number, seconds: number): void {
    const { soonest, lead, holds } = this;
    super.goOn(step, seconds);
    Object.assign(this, { soonest, lead, holds });
  }

  /** Pauses, and moves by one event, be it a step or a tick. */
  stepEvent(by: 1 | -1): void {
    const { head, playhead: step } = this;
    this.playing = false;
    if (by > 0) {
      if (head.ticksAhead > 0) this.seek(step, head.tick + 1);
      else this.seek(step + 1, 0);
    } else if (head.tick > 0) this.seek(step, head.tick - 1);
    else if (step > 0) this.seek(step - 1);
  }

  /**
   * Pauses, and goes to the nearest landmark, ahead or back. Stays where it is if there is none, or if the source has
   * failed before it.
   *
   * @param from where to start looking
   * @param arrive what to do once it is found, or certain that there is none, rather than go there
   */
  find(
    landmark: Landmark,
    direction: Direction,
    from?: Moment,
    arrive = (found: Moment | undefined): void => {
      if (found) this.seek(found.step, found.tick);
    },
  ): void {
    this.playing = false;
    this.finder = this.head.find(landmark, direction, from);
    this.arrive = arrive;
    this.pursueFind();
  }

  /** The step up to which `find` has looked; undefined when it is not looking. */
  get looking(): number | undefined {
    return this.finder?.at;
  }

  advance(ms: number): void {
    this.head.frame = ms;
    if (this.led) return this.follow(this.led);
    if (this.finder) return this.pursueFind();
    if (this.goal !== undefined) this.pursue();
    else if (this.playing && this.holdMs > 0) this.holdMs = Math.max(0, this.holdMs - ms);
    else if (this.playing && this.nearMissMs > 0)
      this.nearMissMs = Math.max(0, this.nearMissMs - ms);
    else if (this.playing) this.play(ms);
    else this.head.want(this.playhead, false);
    if (this.playhead === 0) this.head.moveTo(0, this.ticks);
  }

  protected override beginAnew(): void {
    super.beginAnew();
    this.finder = undefined;
    this.owed = 0;
    this.holdMs = this.nearMissMs = 0;
    this.soonest = this.lead = 0;
    this.holds = HOLD_SECONDS;
    this.nearMisses?.reset();
  }

  /** How many steps away a step is, those that are due not counted. */
  private away(step: number | undefined): number | undefined {
    return step === undefined ? undefined : Math.max(0, step - this.playhead - this.owed);
  }

  private pursueFind(): void {
    const { finder } = this;
    if (!finder?.look()) return;
    this.finder = undefined;
    this.arrive(finder.found);
  }

  /** The two events that were played last, and the one that comes next, as far as they are at hand. */
  get around(): Playhead<R>['around'] {
    return this.head.around;
  }

  /** How many ticks follow before the next step, as far as they are at hand. */
  get ticksAhead(): number {
    return this.head.ticksAhead;
  }

  /** The last step that `seek` can reach, as far as is known. */
  private get last(): number {
    const { end, failed, recordedTo } = this.tape;
    return end ?? (failed ? recordedTo : Number.MAX_SAFE_INTEGER);
  }

  private pursue(): void {
    const { head, tape } = this;
    const goal = Math.min(this.goal!, this.last);
    const step = Math.min(goal, tape.recordedTo);
    head.want(step, goal > tape.recordedTo);
    const isWaiting = this.waits && step < goal;
    const isShown = !isWaiting && head.moveTo(step, step === this.goal ? this.ticks : Infinity);
    if (!isShown && tape.failed) head.moveNear(step);
    if (isShown ? step === goal : tape.failed) this.goal = undefined;
  }

  private play(ms: number): void {
    this.seconds += ms / 1000;
    const { head, tape, pace, playhead } = this;
    const passed = this.due(ms);
    const isAuto = this.speed === 'auto';
    const isRushing = passed > CHUNK || (isAuto && pace > FARSIGHTED_PACE);
    head.want(playhead, isRushing);
    this.owed = Math.min(this.owed + passed, Number.MAX_SAFE_INTEGER);
    const due = Math.floor(this.owed);
    if (due === 0) return this.playTicks();
    const { seconds } = this;
    if (isAuto) this.nearMisses?.look(playhead, head.reach, { pace, seconds });
    const nearMiss = (isAuto && this.nearMisses?.coming) || Infinity;
    const milestone = head.nextMilestone ?? Infinity;
    const { isHeld } = this;
    const held = isHeld ? Math.min(milestone, nearMiss) : Infinity;
    const target = Math.min(playhead + due, head.reach, held);
    // Steps that the tape does not have yet are not caught up on later.
    this.owed = target === playhead + due ? this.owed - due : 0;
    // The ticks after it are played as time passes, if the tape has them.
    const isEnd = target === milestone || target === playhead;
    this.ticks = tape.detail === 'steps' || isEnd ? Infinity : 0;
    head.moveTo(target, this.ticks);
    // Else a source that has made all of it would idle until the next frame.
    if (isRushing) head.want(target, true);
    if (this.playhead === nearMiss) this.holdNearMiss();
    if (!isHeld || this.playhead !== milestone) return;
    this.holdMs = this.holds * 1000;
    this.onMilestone();
  }

  /** Whether milestones are held at this pace. */
  private get isHeld(): boolean {
    return this.pace <= HELD_PACE || this.speed === 'auto';
  }

  /** Goes where the leading player is by now, and is held where that is held. */
  private follow(led: Led): void {
    const { head, tape, nearMissMs } = this;
    const { state, age } = led;
    const milestone = this.isHeld ? (head.nextMilestone ?? Infinity) : Infinity;
    const due = this.ledTo(led);
    // It may be that the leading one is held there, too.
    const goal = Math.floor(Math.min(due, Math.max(milestone, state.at), this.last));
    this.playing = state.playing;
    const step = Math.min(goal, tape.recordedTo);
    head.want(step, goal > step || this.pace > FARSIGHTED_PACE);
    const isThere = head.moveTo(step, step === Math.floor(state.at) ? state.tick : Infinity);
    this.goal = isThere && step === goal ? undefined : goal;
    this.ticks = state.tick;
    this.owed = Math.min(Math.max(0, due - goal), 1);
    this.seconds = state.seconds + age / 1000;
    this.holdMs = Math.max(0, state.holdMs - age);
    this.nearMissMs = Math.max(0, state.nearMissMs - age);
    if (this.nearMissMs > 0 && nearMissMs === 0) this.onNearMiss();
    if (this.playhead === milestone) this.onMilestone();
  }

  private holdNearMiss(): void {
    this.nearMisses?.pass(this.seconds);
    this.nearMissMs = NEAR_MISS_HELD * 1000;
    this.onNearMiss();
  }

  /** Plays such a share of the ticks before the next step as of the time until then has passed. */
  private playTicks(): void {
    const { head, tape } = this;
    this.ticks = Infinity;
    if (tape.detail === 'steps') return;
    const share = Math.floor(this.owed * (head.tick + head.ticksAhead));
    this.ticks = Math.max(head.tick, share);
    head.moveTo(this.playhead, this.ticks);
  }
}

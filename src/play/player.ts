import type { Replay } from '../run/replay.ts';
import { AutomaticPace, FARSIGHTED_PACE, NEAR_MISS_HELD } from './automaticPace.ts';
import { CHUNK } from './chunk.ts';
import type { NearMisses } from './nearMisses.ts';
import type { Tape } from './tape.ts';
import { TapeTransport } from './tapeTransport.ts';
import { HELD_PACE, HOLD_SECONDS } from './tempo.ts';
import { placeOf, type Leader, type Presentation, type TransportState } from './transport.ts';

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
 * Plays a tape: moves a playhead on it as time passes; time is an argument. A frame applies the
 * events of at most one chunk and skips whole chunks in between, since each begins with a mark: so
 * even `max` takes a small part of a frame's time.
 */
export class Player<R extends Replay = Replay> extends TapeTransport<R> {
  private readonly options: PlayerOptions;
  private readonly automatic: AutomaticPace;
  private presentation = STEERED;
  /** Steps that are due, and not played yet. */
  private owed = 0;
  /** The rest of the hold at a milestone, and at a near miss. */
  private holdMs = 0;
  private nearMissMs = 0;

  constructor(replay: R, tape: Tape, options: PlayerOptions = {}) {
    super(replay, tape, options.waits ?? false);
    this.options = options;
    this.automatic = new AutomaticPace(options.nearMisses);
  }

  /** Whether it is held at a milestone. */
  get holding(): boolean {
    return this.holdMs > 0;
  }

  /** The duration of the next hold at a milestone, in seconds. */
  get holdSeconds(): number {
    return this.presentation.holdSeconds;
  }

  /** Steps a second, while playing. */
  get pace(): number {
    const { speed, leader, seconds, presentation, head, tape } = this;
    if (leader) return leader.state.pace;
    if (speed === 'max') return Infinity;
    if (speed !== 'auto') return speed;
    const course = { seconds, presentation, milestone: head.nextMilestone, end: tape.end };
    return this.automatic.pace(course, (step) =>
      step === undefined ? undefined : Math.max(0, step - head.step - this.owed),
    );
  }

  get state(): TransportState {
    const { at, owed, tick, playing, goal, seconds, holdMs, nearMissMs } = this;
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

  advance(ms: number): void {
    this.head.frame = ms;
    if (this.leader) return this.keepUp(this.leader);
    if (this.looking !== undefined) return this.pursueSearch();
    if (this.goal !== undefined) this.pursue();
    else if (this.playing && this.holdMs > 0) this.holdMs = Math.max(0, this.holdMs - ms);
    else if (this.playing && this.nearMissMs > 0)
      this.nearMissMs = Math.max(0, this.nearMissMs - ms);
    else if (this.playing) this.play(ms);
    else this.head.want(this.at, false);
    if (this.at === 0) this.head.moveTo(0, this.ticks);
  }

  protected override beginAnew(): void {
    super.beginAnew();
    this.owed = 0;
    this.holdMs = this.nearMissMs = 0;
    this.presentation = STEERED;
    this.automatic.reset();
  }

  /** Whether milestones are held at this pace. */
  private get isHeld(): boolean {
    return this.pace <= HELD_PACE || this.speed === 'auto';
  }

  private play(ms: number): void {
    this.seconds += ms / 1000;
    const { head, tape, pace, at, automatic, seconds } = this;
    const passed = this.due(ms);
    const isAuto = this.speed === 'auto';
    const isRushing = passed > CHUNK || (isAuto && pace > FARSIGHTED_PACE);
    head.want(at, isRushing);
    this.owed = Math.min(this.owed + passed, Number.MAX_SAFE_INTEGER);
    const due = Math.floor(this.owed);
    if (due === 0) return this.playTicks();
    if (isAuto) automatic.look(at, head.reach, { pace, seconds });
    const nearMiss = (isAuto && automatic.nearMiss) || Infinity;
    const milestone = head.nextMilestone ?? Infinity;
    const { isHeld } = this;
    const held = isHeld ? Math.min(milestone, nearMiss) : Infinity;
    const target = Math.min(at + due, head.reach, held);
    // Steps that the tape does not have yet are not caught up on later.
    this.owed = target === at + due ? this.owed - due : 0;
    // The ticks after it are played as time passes, if the tape has them.
    const isEnd = target === milestone || target === at;
    this.ticks = tape.detail === 'steps' || isEnd ? Infinity : 0;
    head.moveTo(target, this.ticks);
    // Otherwise a source that has delivered all of it would idle until the next frame.
    if (isRushing) head.want(target, true);
    if (this.at === nearMiss) this.holdNearMiss();
    if (!isHeld || this.at !== milestone) return;
    this.holdMs = this.holdSeconds * 1000;
    this.options.onMilestone?.();
  }

  private holdNearMiss(): void {
    this.automatic.pass(this.seconds);
    this.nearMissMs = NEAR_MISS_HELD * 1000;
    this.options.onNearMiss?.();
  }

  /** Plays the share of the ticks before the next step that corresponds to the time passed until then. */
  private playTicks(): void {
    const { head, tape } = this;
    this.ticks = Infinity;
    if (tape.detail === 'steps') return;
    const share = Math.floor(this.owed * (head.tick + head.ticksAhead));
    this.ticks = Math.max(head.tick, share);
    head.moveTo(this.at, this.ticks);
  }

  /** Goes to the leader's present place, and is held where the leader is held. */
  private keepUp(leader: Leader): void {
    const { head, tape, nearMissMs, last, at } = this;
    const { state } = leader;
    const milestone = this.isHeld ? (head.nextMilestone ?? Infinity) : Infinity;
    const { goal, ...rest } = placeOf(leader, { at, milestone, last });
    this.playing = state.playing;
    const step = Math.min(goal, tape.recordedTo);
    head.want(step, goal > step || this.pace > FARSIGHTED_PACE);
    const isThere = head.moveTo(step, step === Math.floor(state.at) ? state.tick : Infinity);
    this.goal = isThere && step === goal ? undefined : goal;
    this.ticks = state.tick;
    Object.assign(this, rest);
    if (this.nearMissMs > 0 && nearMissMs === 0) this.options.onNearMiss?.();
    if (this.at === milestone) this.options.onMilestone?.();
  }
}

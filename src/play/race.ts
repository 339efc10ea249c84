import type { Until } from '../run/until.ts';
import { CHUNK } from './chunk.ts';
import type { Course } from './runHistory.ts';
import type { Lane } from './lane.ts';
import { autoPace } from './automaticPace.ts';
import { WHOLE, within } from './stretch.ts';
import { momentOf, Transport, type Leader, type TransportState } from './transport.ts';

/** The quantity of which all lanes of a race get the same amount: steps, or computing time. */
export type Equal = 'steps' | 'time';

/** The meaning of the moments of a race. */
interface Scale {
  /** The step that a lane has reached by a moment; Infinity if not known yet. */
  stepAt(lane: Lane, moment: number): number;
  /** The moment at which a lane reaches a recorded step; Infinity for Infinity. */
  momentOf(lane: Lane, step: number): number;
  /** Rounds a moment to one that can be shown. */
  whole(moment: number): number;
  /** The unit of speeds, in moments. */
  readonly unit: number;
  /** The approximate length of a chunk, in moments. */
  readonly chunk: number;
}

const scales: Readonly<Record<Equal, Scale>> = {
  steps: {
    stepAt: (_, moment) => moment,
    momentOf: (_, step) => step,
    whole: Math.floor,
    unit: 1,
    chunk: CHUNK,
  },
  // Moments are in ms, speeds in µs a second; the fastest processes make a chunk in about a ms.
  time: {
    stepAt: ({ history }, moment) => history.times.stepAt(moment),
    momentOf: ({ history }, step) => history.times.momentOf(step),
    whole: (moment) => moment,
    unit: 1e-3,
    chunk: 1,
  },
};

/** The most samples of the courses of all lanes together. */
const SAMPLES = 2048;

/**
 * Computing times vary from run to run: finishes no further apart than this share of the earlier
 * one, or this many ms, count as simultaneous.
 */
export const TIED = { share: 0.1, ms: 1 } as const;

/** Whether the first of two computing times in ms is clearly shorter. */
export const isClearlySooner = (one: number, other: number): boolean =>
  one + Math.max(TIED.ms, TIED.share * one) < other;

/**
 * Plays several tapes under one clock. At a moment of the race, each lane is at its step by then, or
 * at its end. The clock advances only once all lanes are there, and never beyond the moment that all
 * of them can show: so the picture of a moment does not depend on when chunks arrive.
 */
export class Race<L extends Lane = Lane> extends Transport {
  /** The end of a lane: its first milestone, its last step, or a number of steps. */
  until: Until;
  furthest = 0;
  lanes: readonly L[] = [];

  private same: Equal;
  /** The clock, possibly between two moments that can be shown. */
  private moment = 0;
  /** The moment that was sought last, from which on it has been played. */
  private sought = 0;

  constructor(equal: Equal, until: Until) {
    super();
    this.same = equal;
    this.until = until;
  }

  /** Adds a lane. It catches up as fast as its tape allows; the others wait. */
  add(lane: L): void {
    this.lanes = [...this.lanes, lane];
  }

  /** Removes a lane; its owner closes the tape. */
  remove(lane: L): void {
    this.lanes = this.lanes.filter((other) => other !== lane);
  }

  get equal(): Equal {
    return this.same;
  }

  /** Changes the meaning of moments; the race goes to the last one at which no lane is further on. */
  set equal(equal: Equal) {
    if (equal === this.same) return;
    const running = this.lanes.filter((lane) => !this.isOver(lane));
    const momentOf = (lane: Lane): number => scales[equal].momentOf(lane, lane.playhead.step);
    this.moment =
      running.length > 0
        ? Math.min(...running.map(momentOf))
        : Math.max(0, ...this.lanes.map(momentOf));
    this.same = equal;
    this.furthest = this.sought = this.moment;
    this.goal = undefined;
    // Its moments mean something else.
    this.stretch = WHOLE;
    this.beginAnew();
  }

  /** The current moment: a number of steps, or ms of computing. */
  get at(): number {
    return this.scale.whole(this.moment);
  }

  /** The last moment at which all lanes are recorded, or the end of the last lane. */
  get recordedTo(): number {
    const { last } = this;
    if (last < Infinity) return last;
    return Math.max(
      this.at,
      this.least(({ playhead }) => playhead.tape.recordedTo),
    );
  }

  /** Steps, or µs of computing, a second, while playing. */
  get pace(): number {
    const { speed, seconds } = this;
    if (speed === 'max') return Infinity;
    return speed === 'auto' ? autoPace({ seconds }) * this.perStep : speed;
  }

  /** The units of speed that the quickest lane takes for a step on average, at least 1. */
  private get perStep(): number {
    const { scale } = this;
    const each = this.lanes.flatMap((lane) => {
      const { recordedTo } = lane.playhead.tape;
      return recordedTo > 0 ? [scale.momentOf(lane, recordedTo) / recordedTo / scale.unit] : [];
    });
    return each.length > 0 ? Math.max(1, Math.min(...each)) : 1;
  }

  get finished(): boolean {
    return this.over;
  }

  /** Whether all lanes have reached their end. */
  get over(): boolean {
    return this.lanes.length > 0 && this.lanes.every((lane) => this.isOver(lane));
  }

  /** Whether a lane has reached its end, or its last recorded step if it failed. */
  isOver(lane: Lane): boolean {
    const isThere = lane.failed || lane.playhead.step === lane.end(this.until);
    return isThere && this.endOf(lane) <= this.at;
  }

  /** Whether the end of a lane was reached by playing, not by seeking. */
  isEndPlayed(lane: Lane): boolean {
    return this.isOver(lane) && this.endOf(lane) > this.sought;
  }

  /**
   * A lane's rank in the order of finish: one more than the number of lanes that finished clearly
   * sooner, so that lanes which finish together share it. Undefined before its finish.
   */
  rankOf(lane: Lane): number | undefined {
    const finish = this.finishOf(lane);
    if (finish > this.at) return undefined;
    const isSooner = (other: Lane): boolean => {
      const theirs = this.finishOf(other);
      return this.same === 'time' ? isClearlySooner(theirs, finish) : theirs < finish;
    };
    return 1 + this.lanes.filter(isSooner).length;
  }

  /** The computing time of a lane up to its playhead, in ms. */
  msOf({ history, playhead }: Lane): number {
    return history.times.momentOf(playhead.step);
  }

  /** A lane's course up to its playhead, by moments of the race; the more lanes, the coarser. */
  courseOf(lane: Lane): Course {
    const course = lane.course(Math.floor(SAMPLES / this.lanes.length));
    return { ...course, at: course.at.map((step) => this.scale.momentOf(lane, step)) };
  }

  get state(): TransportState {
    const { moment: at, playing, goal, seconds } = this;
    const pace = goal === undefined ? this.pace : 0;
    return { at, tick: Infinity, playing, pace, seconds, holdMs: 0, nearMissMs: 0 };
  }

  seek(at: number): void {
    const whole = within(this.stretch, this.scale.whole(at));
    this.goal = Math.min(whole, this.last, Number.MAX_SAFE_INTEGER);
    this.beginAnew();
    this.pursue();
  }

  protected pass(ms: number): void {
    for (const { playhead } of this.lanes) playhead.frame = ms;
    if (this.leader) return this.keepUp(this.leader);
    const isPlaying = this.playing && this.goal === undefined;
    const due = isPlaying ? this.due(ms) * this.scale.unit : 0;
    const isRushing = due > this.scale.chunk;
    if (!this.settle(isRushing)) return;
    if (this.goal !== undefined) this.pursue();
    const end = Math.min(this.last, this.stretch.to);
    if (!isPlaying || this.moment >= end) return;
    this.seconds += ms / 1000;
    this.moment = Math.min(this.moment + due, this.reach, end);
    this.settle(isRushing);
  }

  /** Goes to the leading race's present moment; lanes that are late catch up. */
  private keepUp(leader: Leader): void {
    this.playing = leader.state.playing;
    this.seconds = leader.state.seconds + leader.age / 1000;
    this.moment = momentOf(leader, this.at, this.scale.unit);
    const due = this.moment;
    this.goal = this.settle(due > this.recordedTo) ? undefined : due;
  }

  private get scale(): Scale {
    return scales[this.same];
  }

  /** The moment at which a lane ends; Infinity if not known yet. */
  private endOf(lane: Lane): number {
    const end = lane.end(this.until);
    return end <= lane.playhead.tape.recordedTo ? this.scale.momentOf(lane, end) : Infinity;
  }

  /** The moment at which a lane finishes; Infinity if never, or if not known yet. */
  private finishOf(lane: Lane): number {
    return this.scale.momentOf(lane, lane.finish(this.until));
  }

  /** The moment at which the last lane ends; Infinity if not known yet. */
  get last(): number {
    return Math.max(0, ...this.lanes.map((lane) => this.endOf(lane)));
  }

  /** The last moment that all lanes can show from here on without a gap. */
  private get reach(): number {
    const reach = this.least(({ playhead }) => playhead.reach);
    return Math.min(this.last, reach);
  }

  /** The earliest moment at which a lane reaches its given step, among lanes that do not end before. */
  private least(stepOf: (lane: Lane) => number): number {
    let least = Infinity;
    for (const lane of this.lanes) {
      const step = stepOf(lane);
      if (lane.failed || step >= lane.end(this.until)) continue;
      least = Math.min(least, this.scale.momentOf(lane, step));
    }
    return least;
  }

  /** Whether a lane that has not ended still waits for its first steps; see `waitsFor`. */
  private get isBeginning(): boolean {
    return this.lanes.some((lane) => lane.playhead.waitsFor(lane.end(this.until)));
  }

  private pursue(): void {
    const isFar = this.goal! > this.recordedTo;
    if (!isFar || !this.isBeginning) this.moment = Math.min(this.goal!, this.recordedTo);
    const isThere = this.settle(isFar) && this.moment === Math.min(this.goal!, this.last);
    this.sought = this.moment;
    if (isThere) this.goal = undefined;
  }

  /** Moves all lanes to the current moment; returns whether they have reached it. */
  private settle(isRushing: boolean): boolean {
    this.moment = Math.min(this.moment, this.last);
    this.furthest = Math.min(Math.max(this.furthest, this.at), this.last);
    let isSettled = true;
    for (const lane of this.lanes) isSettled = this.bring(lane, isRushing) && isSettled;
    return isSettled;
  }

  private bring(lane: Lane, isRushing: boolean): boolean {
    const { playhead, failed } = lane;
    const { recordedTo } = playhead.tape;
    const end = lane.end(this.until);
    // After long computing, the rounding error of a moment may exceed a step.
    const isDone = this.at >= this.endOf(lane);
    const due = isDone ? end : Math.min(this.scale.stepAt(lane, this.at), end);
    const step = Math.min(due, recordedTo);
    // A lane at its end needs no more chunks.
    if (step < end || playhead.step !== step)
      playhead.want(step, isRushing || due > recordedTo, end);
    const isThere = !playhead.waitsFor(due) && playhead.moveTo(step) && step === due;
    if (isThere || !failed) return isThere;
    playhead.moveNear(step);
    return true;
  }
}

import type { Until } from '../run/until.ts';
import { CHUNK } from './chunk.ts';
import type { Course } from './history.ts';
import type { Lane } from './lane.ts';
import { autoPace } from './tempo.ts';
import { Transport } from './transport.ts';

/** What all lanes of a race get the same of: steps, or time of computing. */
export type Equal = 'steps' | 'time';

/** What the moments of a race mean to its lanes. */
interface Scale {
  /** The step a lane is at by a moment; Infinity if that is not known yet. */
  stepAt(lane: Lane, moment: number): number;
  /** The moment by which a lane has made a step that is known. */
  momentOf(lane: Lane, step: number): number;
  /** The moment a playhead is at when it is on its way to the next one. */
  whole(moment: number): number;
  /** What a speed counts, in moments. */
  readonly unit: number;
  /** About what it takes to play a chunk. */
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
  // Moments are ms, speeds microseconds a second; the fastest processes make a chunk in about a ms.
  time: {
    stepAt: ({ history }, moment) => history.times.stepAt(moment),
    momentOf: ({ history }, step) => history.times.momentOf(step),
    whole: (moment) => moment,
    unit: 1e-3,
    chunk: 1,
  },
};

/**
 * Times of computing differ from run to run: finishes no further apart than this share of the earlier one,
 * or so many ms, are as good as at one moment.
 */
export const TIED = { share: 0.1, ms: 1 } as const;

/**
 * Plays several tapes under one clock. The race stands at one moment, and every lane at its step by
 * then or, if that is before, at its end. The clock goes on only when all lanes are there, and never
 * beyond what all of them can show: so what is seen at a moment does not depend on when chunks come.
 */
export class Race<L extends Lane = Lane> extends Transport {
  /** What a lane ends with: its first milestone, its end, or so many steps. */
  until: Until;
  furthest = 0;

  private racing: readonly L[] = [];
  private same: Equal;
  /** Where the clock is, on its way to the next moment. */
  private moment = 0;

  constructor(equal: Equal, until: Until) {
    super();
    this.same = equal;
    this.until = until;
  }

  get lanes(): readonly L[] {
    return this.racing;
  }

  /** One more lane. It catches up as fast as its tape allows, and the others wait for it. */
  add(lane: L): void {
    this.racing = [...this.racing, lane];
  }

  /** Takes a lane out; its tape is its owner's to close. */
  remove(lane: L): void {
    this.racing = this.racing.filter((other) => other !== lane);
  }

  get equal(): Equal {
    return this.same;
  }

  /** Changes what moments mean. The race goes to the last one at which no lane is ahead of where it was. */
  set equal(equal: Equal) {
    if (equal === this.same) return;
    const running = this.racing.filter((lane) => !this.isOver(lane));
    const momentOf = (lane: Lane): number => scales[equal].momentOf(lane, lane.playhead.step);
    this.moment =
      running.length > 0
        ? Math.min(...running.map(momentOf))
        : Math.max(0, ...this.racing.map(momentOf));
    this.same = equal;
    this.furthest = this.moment;
    this.goal = undefined;
    this.beginAnew();
  }

  /** Where the race stands: the number of a step, or ms of computing. */
  get at(): number {
    return this.scale.whole(this.moment);
  }

  /** How far it could go at once: as far as all lanes are known, and not beyond the last one's end. */
  get known(): number {
    const { last } = this;
    if (last < Infinity) return last;
    return Math.max(
      this.at,
      this.least(({ playhead }) => playhead.tape.known),
    );
  }

  /** Steps, or microseconds of computing, a second at which the race goes on when playing. */
  get pace(): number {
    const { speed, seconds } = this;
    if (speed === 'max') return Infinity;
    return speed === 'auto' ? autoPace({ seconds, toMilestone: undefined }) : speed;
  }

  /** Whether all lanes have come to their end. */
  get over(): boolean {
    return this.racing.length > 0 && this.racing.every((lane) => this.isOver(lane));
  }

  /** Whether a lane has come to its end, or as far as it got if it failed. */
  isOver(lane: Lane): boolean {
    const isThere = lane.failed || lane.playhead.step === lane.end(this.until);
    return isThere && this.endOf(lane) <= this.at;
  }

  /**
   * A lane's place in the order of finish: one more than there are lanes that were clearly sooner, so lanes
   * that finish at one moment share it, or in equal time nearly at one. Undefined before, and for
   * one that ends without having finished.
   */
  placeOf(lane: Lane): number | undefined {
    const finish = this.finishOf(lane);
    if (finish > this.at) return undefined;
    const isSooner = (other: Lane): boolean => {
      const its = this.finishOf(other);
      const tied = this.same === 'time' ? Math.max(TIED.ms, TIED.share * its) : 0;
      return its < finish && its + tied < finish;
    };
    return 1 + this.racing.filter(isSooner).length;
  }

  /** How long a lane has computed to come to its playhead, in ms. */
  msOf({ history, playhead }: Lane): number {
    return history.times.momentOf(playhead.step);
  }

  /** What a lane went through up to the playhead, by moments of the race. */
  courseOf(lane: Lane): Course {
    const course = lane.course();
    return { ...course, at: course.at.map((step) => this.scale.momentOf(lane, step)) };
  }

  seek(at: number): void {
    const last = Math.min(this.last, Number.MAX_SAFE_INTEGER);
    this.goal = Math.max(0, Math.min(this.scale.whole(at), last));
    this.beginAnew();
    this.pursue();
  }

  advance(ms: number): void {
    for (const { playhead } of this.racing) playhead.frame = ms;
    const isPlaying = this.playing && this.goal === undefined;
    const due = isPlaying ? this.due(ms) * this.scale.unit : 0;
    const isRushing = due > this.scale.chunk;
    if (!this.settle(isRushing)) return;
    if (this.goal !== undefined) this.pursue();
    if (!isPlaying || this.moment === this.last) return;
    this.seconds += ms / 1000;
    this.moment = Math.min(this.moment + due, this.reach);
    this.settle(isRushing);
  }

  private get scale(): Scale {
    return scales[this.same];
  }

  /** The moment at which a lane ends; Infinity if that is not known. */
  private endOf(lane: Lane): number {
    const end = lane.end(this.until);
    return end <= lane.playhead.tape.known ? this.scale.momentOf(lane, end) : Infinity;
  }

  private finishOf(lane: Lane): number {
    const finish = lane.finish(this.until);
    return finish < Infinity ? this.scale.momentOf(lane, finish) : Infinity;
  }

  /** The moment at which the last lane ends; Infinity if that is not known. */
  private get last(): number {
    return Math.max(0, ...this.racing.map((lane) => this.endOf(lane)));
  }

  /** The last moment that all can show without a gap from here on. */
  private get reach(): number {
    return Math.min(
      this.last,
      this.least(({ playhead }) => playhead.reach),
    );
  }

  /** The first of the moments at which lanes come to a step, those left out that end before it. */
  private least(stepOf: (lane: Lane) => number): number {
    let least = Infinity;
    for (const lane of this.racing) {
      const step = stepOf(lane);
      if (lane.failed || step >= lane.end(this.until)) continue;
      least = Math.min(least, this.scale.momentOf(lane, step));
    }
    return least;
  }

  private pursue(): void {
    const isFar = this.goal! > this.known;
    this.moment = Math.min(this.goal!, this.known);
    const isThere = this.settle(isFar) && this.moment === Math.min(this.goal!, this.last);
    if (isThere) this.goal = undefined;
  }

  /** Brings all lanes to where they should be; whether they are. */
  private settle(isRushing: boolean): boolean {
    this.moment = Math.min(this.moment, this.last);
    this.furthest = Math.min(Math.max(this.furthest, this.at), this.last);
    let isSettled = true;
    for (const lane of this.racing) isSettled = this.bring(lane, isRushing) && isSettled;
    return isSettled;
  }

  private bring(lane: Lane, isRushing: boolean): boolean {
    const { playhead, failed } = lane;
    const { known } = playhead.tape;
    const end = lane.end(this.until);
    // Of a moment that long computing led to, rounding may take more than a step.
    const isDone = this.at >= this.endOf(lane);
    const due = isDone ? end : Math.min(this.scale.stepAt(lane, this.at), end);
    const step = Math.min(due, known);
    // One at its end needs nothing any more.
    if (step < end || playhead.step !== step) playhead.want(step, isRushing || due > known, end);
    const isThere = playhead.moveTo(step) && step === due;
    if (isThere || !failed) return isThere;
    playhead.moveNear(step);
    return true;
  }
}

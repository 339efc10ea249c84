import type { Replay } from '../run/replay.ts';
import type { SearchTarget } from '../run/searchTarget.ts';
import type { Step } from '../run/step.ts';
import { Playhead } from './playhead.ts';
import type { Tape } from './tape.ts';
import type { Direction, Moment, TargetSearch } from './targetSearch.ts';
import { Transport } from './transport.ts';

/** Goes to any moment of a tape, and to targets that it searches for. */
export abstract class TapeTransport<R extends Replay = Replay> extends Transport {
  /** The board and the meters at the playhead. */
  readonly replay: R;

  protected readonly tape: Tape;
  protected readonly head: Playhead<R>;
  /** The number of ticks to play after the destination. */
  protected ticks = Infinity;
  /** Whether it stays where it is until its destination can be shown. */
  private readonly waits: boolean;
  /** The target search under way, and the function that takes its result. */
  private search: TargetSearch | undefined;
  private arrive: (found: Moment | undefined) => void = () => {};

  constructor(replay: R, tape: Tape, waits: boolean) {
    super();
    this.tape = tape;
    this.replay = replay;
    this.waits = waits;
    this.head = new Playhead(replay, tape);
    this.head.want(0, false);
  }

  override get playing(): boolean {
    return super.playing;
  }

  /** As in `Transport`; also cancels `find`. */
  override set playing(playing: boolean) {
    super.playing = playing;
    this.search = undefined;
  }

  /** The number of the last step played. */
  get at(): number {
    return this.head.step;
  }

  /** The number of ticks played after that step. */
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

  /** The progress at the playhead, 0 to 1. */
  get progress(): number {
    return this.head.progress;
  }

  /** The events around the playhead, as far as the tape has them. */
  get around(): Playhead<R>['around'] {
    return this.head.around;
  }

  /** The number of ticks before the next step, as far as the tape has them. */
  get ticksAhead(): number {
    return this.head.ticksAhead;
  }

  /** The event after the playhead, if the tape has it. */
  get next(): Step | undefined {
    return this.head.around.next;
  }

  /** Whether the tape has the next milestone. */
  get isNearMilestone(): boolean {
    return this.head.nextMilestone !== undefined;
  }

  /** The value of a series at the playhead. */
  value(series: number): number {
    return this.head.value(series);
  }

  /** Goes to a step, and by default all ticks after it; see `Transport`. */
  seek(step: number, ticks = Infinity): void {
    const { last } = this;
    this.ticks = step > last ? Infinity : ticks;
    this.goal = Math.max(0, Math.min(Math.floor(step), last));
    this.beginAnew();
    this.pursue();
  }

  /** Pauses, and moves by one event, be it a step or a tick. */
  stepEvent(by: 1 | -1): void {
    const { head, at: step } = this;
    this.playing = false;
    if (by > 0) {
      if (head.ticksAhead > 0) this.seek(step, head.tick + 1);
      else this.seek(step + 1, 0);
    } else if (head.tick > 0) this.seek(step, head.tick - 1);
    else if (step > 0) this.seek(step - 1);
  }

  /**
   * Pauses, and goes to the nearest target, ahead or back. Stays if there is none, or if the source
   * has failed before it.
   *
   * @param from where the search starts; at the playhead by default
   * @param arrive called with the result in place of going there; undefined means that there is none
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
    this.search = this.head.find(target, direction, from);
    this.arrive = arrive;
    this.pursueSearch();
  }

  /** The step up to which `find` has searched; undefined while no search is under way. */
  get looking(): number | undefined {
    return this.search?.at;
  }

  protected override beginAnew(): void {
    super.beginAnew();
    this.search = undefined;
  }

  /** The last step that `seek` can reach, as far as is known. */
  protected get last(): number {
    const { end, failed, recordedTo } = this.tape;
    return end ?? (failed ? recordedTo : Number.MAX_SAFE_INTEGER);
  }

  /** Searches on; called in each frame while a target search is under way. */
  protected pursueSearch(): void {
    const { search } = this;
    if (!search?.look()) return;
    this.search = undefined;
    this.arrive(search.found);
  }

  /** Moves on to the destination; called in each frame until it is reached. */
  protected pursue(): void {
    const { head, tape } = this;
    const goal = Math.min(this.goal!, this.last);
    const step = Math.min(goal, tape.recordedTo);
    head.want(step, goal > tape.recordedTo);
    const isWaiting = this.waits && step < goal;
    const isShown = !isWaiting && head.moveTo(step, step === this.goal ? this.ticks : Infinity);
    if (!isShown && tape.failed) head.moveNear(step);
    if (isShown ? step === goal : tape.failed) this.goal = undefined;
  }
}

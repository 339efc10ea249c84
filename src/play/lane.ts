import type { Replay } from '../run/process.ts';
import type { Until } from '../run/until.ts';
import { RunHistory, type Course } from './runHistory.ts';
import { Playhead } from './playhead.ts';
import type { Tape } from './tape.ts';

/** One run of a race: its playhead and its history. */
export class Lane<R extends Replay = Replay> {
  readonly playhead: Playhead<R>;
  readonly history = new RunHistory();

  private readonly isGoal: (values: readonly number[]) => boolean;

  /**
   * @param tape a tape from which nothing has been requested yet
   * @param isGoal whether a run whose series end with these values has reached its goal
   */
  constructor(replay: R, tape: Tape, isGoal: Lane['isGoal'] = () => true) {
    this.isGoal = isGoal;
    tape.onNew = (chunk) => this.history.add(chunk);
    this.playhead = new Playhead(replay, tape);
  }

  /** Whether its source has failed: no step follows the recorded ones. */
  get failed(): boolean {
    return this.playhead.tape.failed;
  }

  /** The step with which it finishes the race; Infinity if none, or if not known yet. */
  finish(until: Until): number {
    const stop = this.stop(until);
    const isStuck = stop === this.playhead.tape.end && !this.isGoal(this.history.last);
    return isStuck ? Infinity : stop;
  }

  /** Its last step: finished, stopped by the limit, or failed. Infinity if not known yet. */
  end(until: Until): number {
    const most = typeof until === 'number' ? until : Infinity;
    return Math.min(this.stop(until), most, this.failed ? this.playhead.tape.recordedTo : Infinity);
  }

  /** The last step that the race lets it make; Infinity if not known yet. */
  private stop(until: Until): number {
    const end = this.playhead.tape.end ?? Infinity;
    if (until === 'all') return end;
    if (until === 'first') return Math.min(this.history.firstMilestone ?? Infinity, end);
    return end <= until ? end : Infinity;
  }

  /**
   * Its course up to the playhead.
   *
   * @param most as of a history
   */
  course(most?: number): Course {
    const { playhead } = this;
    const course = this.history.upTo(playhead.step, most);
    if (course.at.at(-1) === playhead.step) return course;
    course.at.push(playhead.step);
    course.progress.push(playhead.progress);
    for (const [number, { least, most, mean }] of course.series.entries())
      for (const list of [least, most, mean]) list.push(playhead.value(number));
    return course;
  }
}

import type { Replay } from '../run/replay.ts';
import type { Until } from '../run/until.ts';
import { History, type Course } from './history.ts';
import { Playhead } from './playhead.ts';
import type { Tape } from './tape.ts';

/** One run of a race: a tape that nobody has asked anything of yet, its playhead and its history. */
export class Lane<R extends Replay = Replay> {
  readonly playhead: Playhead<R>;
  readonly history = new History();

  constructor(replay: R, tape: Tape) {
    tape.onNew = (chunk) => this.history.add(chunk);
    this.playhead = new Playhead(replay, tape);
  }

  /** Whether its source has failed: the steps that are known are all there will be. */
  get failed(): boolean {
    return this.playhead.tape.failed;
  }

  /** The step it has done with what a race is about; Infinity if that is not known, or not by then. */
  finish(until: Until): number {
    const end = this.playhead.tape.end ?? Infinity;
    if (until === 'all') return end;
    if (until === 'first') return Math.min(this.history.firstMilestone ?? Infinity, end);
    return end <= until ? end : Infinity;
  }

  /** The step it goes no further than: it has finished, given up, or failed. Infinity if that is not known. */
  end(until: Until): number {
    const most = typeof until === 'number' ? until : Infinity;
    return Math.min(this.finish(until), most, this.failed ? this.playhead.tape.known : Infinity);
  }

  /** What it went through up to the playhead. */
  course(): Course {
    const { playhead } = this;
    const course = this.history.upTo(playhead.step);
    if (course.at.at(-1) === playhead.step) return course;
    course.at.push(playhead.step);
    course.progress.push(playhead.progress);
    for (const [number, { least, most, mean }] of course.series.entries())
      for (const list of [least, most, mean]) list.push(playhead.value(number));
    return course;
  }
}

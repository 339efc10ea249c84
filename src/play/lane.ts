import type { Problem } from '../solve/problem.ts';
import type { Until } from '../solve/until.ts';
import { History, type Course } from './history.ts';
import { Playhead } from './playhead.ts';
import type { Tape } from './tape.ts';

/** One search of a race: a tape that nobody has asked anything of yet, its playhead and its history. */
export class Lane {
  readonly playhead: Playhead;
  readonly history = new History();
  /** Its search came to grief: there are no steps to come but those that are there. */
  failed = false;

  constructor(problem: Problem, tape: Tape) {
    tape.onNew = (chunk) => this.history.add(chunk);
    this.playhead = new Playhead(problem, tape);
  }

  /** The step it has done with what a race is about; Infinity if that is not known, or not by then. */
  finish(until: Until): number {
    const end = this.playhead.tape.end ?? Infinity;
    if (until === 'all') return end;
    if (until === 'first') return Math.min(this.history.firstSolution ?? Infinity, end);
    return end <= until ? end : Infinity;
  }

  /** The step it goes no further than: it has finished, given up, or came to grief. Infinity if that is not known. */
  end(until: Until): number {
    const most = typeof until === 'number' ? until : Infinity;
    return Math.min(this.finish(until), most, this.failed ? this.playhead.tape.known : Infinity);
  }

  /** What it went through up to the playhead. */
  course(): Course {
    const { step, tally, progress } = this.playhead;
    const course = this.history.upTo(step);
    if (course.at.at(-1) === step) return course;
    course.at.push(step);
    course.least.push(tally.depth);
    course.most.push(tally.depth);
    course.mean.push(tally.depth);
    course.progress.push(progress);
    return course;
  }
}

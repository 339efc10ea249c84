import type { Replay } from '../run/replay.ts';
import { Playhead } from './playhead.ts';
import type { Tape } from './tape.ts';

/** What was found last in a run that has ended, laid out again. */
export class Encore<R extends Replay = Replay> {
  private readonly tape: Tape;
  private readonly head: Playhead<R>;
  private isLaid = false;

  constructor(replay: R, tape: Tape) {
    this.tape = tape;
    this.head = new Playhead(replay, tape);
  }

  /** How it was then, once that is at hand; undefined until then, and where nothing was found. */
  shown(): R | undefined {
    const { tape, head } = this;
    const step = tape.end === undefined ? undefined : tape.lastMilestone;
    if (step === undefined) return undefined;
    // Once it lies there nothing is wanted of the tape any more, which keeps what is near one place.
    this.isLaid ||= head.moveTo(step);
    if (this.isLaid) return head.replay;
    head.want(step, false, step);
    return undefined;
  }
}

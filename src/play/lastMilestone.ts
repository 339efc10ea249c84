import type { Replay } from '../run/replay.ts';
import { Playhead } from './playhead.ts';
import type { Tape } from './tape.ts';

/** The last milestone of a run that has ended, replayed: a search's last solution, laid out again. */
export class LastMilestone<R extends Replay = Replay> {
  private readonly tape: Tape;
  private readonly head: Playhead<R>;
  private isThere = false;

  constructor(replay: R, tape: Tape) {
    this.tape = tape;
    this.head = new Playhead(replay, tape);
  }

  /** The replay at that moment; undefined while it is not at hand, and if there is no milestone. */
  shown(): R | undefined {
    const { tape, head } = this;
    const step = tape.end === undefined ? undefined : tape.lastMilestone;
    if (step === undefined) return undefined;
    // From then on it requests nothing: the tape keeps the chunks around one step only.
    this.isThere ||= head.moveTo(step);
    if (this.isThere) return head.replay;
    head.want(step, false, step);
    return undefined;
  }
}

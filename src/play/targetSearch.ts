import type { SearchTarget } from '../run/process.ts';
import { isOfKind, type KindSet, type Moment } from '../run/step.ts';
import { beginOf, chunkOf, type Chunk } from './chunk.ts';
import type { Tape } from './tape.ts';

/** Forwards or backwards. */
export type Direction = 1 | -1;

/** Limits of one call of `look`, about a millisecond of work: chunks, and events before the last chunk. */
const MOST_CHUNKS = 8;
const MOST_EVENTS = 2 ** 17;

/** The order of two moments: positive if `a` is later, 0 if they are the same. */
const compare = (a: Moment, b: Moment): number =>
  a.step - b.step || (a.tick === b.tick ? 0 : a.tick - b.tick);

/** The task of a target search. */
interface Query {
  readonly tape: Tape;
  /** The kinds of events that are steps. */
  readonly numbered: KindSet;
  /** The starting point, which is never the result. */
  readonly from: Moment;
  readonly target: SearchTarget;
  readonly direction: Direction;
}

/** Searches a tape for the nearest target after a moment, or before it. */
export class TargetSearch {
  /** The result, once there is one. */
  found: Moment | undefined;
  /** The step up to which the tape has been searched. */
  at: number;

  private readonly query: Query;
  private index: number;

  constructor(query: Query) {
    this.query = query;
    this.at = query.from.step;
    this.index = chunkOf(query.from.step);
  }

  /**
   * Searches the next few chunks; true once the target is found or certain not to exist. If the
   * source has failed, the search ends at the first missing chunk.
   */
  look(): boolean {
    const { tape, target, direction } = this.query;
    this.request();
    for (let chunks = 0, events = 0; chunks < MOST_CHUNKS && events < MOST_EVENTS; chunks++) {
      if (this.index < 0) return true;
      const chunk = tape.at(beginOf(this.index), target.detail);
      if (!chunk) return tape.failed || this.index > chunkOf(tape.end ?? Infinity);
      this.found = this.within(chunk);
      if (this.found || (direction > 0 && chunk.last)) return true;
      events += chunk.events.length;
      this.index += direction;
      this.at = beginOf(direction > 0 ? this.index : this.index + 1);
    }
    return false;
  }

  /** Requests the chunks for this call of `look` and the next one. */
  private request(): void {
    const { tape, target, direction } = this.query;
    const ahead = 2 * MOST_CHUNKS - 1;
    const first = direction > 0 ? this.index : Math.max(0, this.index - ahead);
    const last = direction > 0 ? this.index + ahead : this.index;
    tape.want(beginOf(first), beginOf(last) - beginOf(first), target.detail);
  }

  private within({ index, start, events }: Chunk): Moment | undefined {
    const { numbered, from, target, direction } = this.query;
    let step = beginOf(index);
    let tick = 0;
    let last: Moment | undefined;
    target.begin(start);
    for (const event of events) {
      const side = target.at(event);
      const isStep = isOfKind(numbered, event);
      // Before a step, all ticks have passed, at whatever level of detail.
      const before = side === 'before' ? { step, tick: isStep ? Infinity : tick } : undefined;
      tick = isStep ? 0 : tick + 1;
      if (isStep) step++;
      if (side === undefined) continue;
      const moment = before ?? { step, tick };
      const later = compare(moment, from);
      if (direction < 0 && later >= 0) break;
      if (direction > 0 && later > 0) return moment;
      if (direction < 0) last = moment;
    }
    return last;
  }
}

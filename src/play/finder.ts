import { isOfKind, type KindSet, type Step } from '../run/step.ts';
import { CHUNK, chunkOf, type Chunk } from './chunk.ts';
import type { Tape } from './tape.ts';

/** A step, and a number of ticks after it: the events between two steps. */
export interface Moment {
  readonly step: number;
  readonly tick: number;
}

/** Forwards or backwards. */
export type Direction = 1 | -1;

/** How many chunks are looked through in one call: some eighty thousand events, a millisecond. */
const AT_ONCE = 8;

/** What to look for. */
interface Query {
  readonly tape: Tape;
  /** The kinds of events that are steps. */
  readonly numbered: KindSet;
  /** Where to start; an event right at it does not count. */
  readonly from: Moment;
  readonly holds: (event: Step) => boolean;
  readonly direction: Direction;
}

/** Looks on a tape for the nearest event, after a moment or before it, that satisfies a predicate. */
export class Finder {
  /** The moment right after the event, once it is found. */
  found: Moment | undefined;
  /** The step up to which it has looked. */
  at: number;

  private readonly query: Query;
  private index: number;

  constructor(query: Query) {
    this.query = query;
    this.at = query.from.step;
    this.index = chunkOf(query.from.step);
  }

  /**
   * Looks through the next few chunks; true once the event is found or certain not to exist. If the source
   * has failed, the search ends at the first chunk that is not at hand.
   */
  look(): boolean {
    const { tape, direction } = this.query;
    this.request();
    for (let chunks = 0; chunks < AT_ONCE; chunks++) {
      if (this.index < 0) return true;
      const chunk = tape.at(this.index * CHUNK);
      if (!chunk) return tape.failed || this.index > chunkOf(tape.end ?? Infinity);
      this.found = this.within(chunk);
      if (this.found || (direction > 0 && chunk.last)) return true;
      this.index += direction;
      this.at = direction > 0 ? this.index * CHUNK : (this.index + 1) * CHUNK;
    }
    return false;
  }

  /** Requests the chunks that this call and the next one look through. */
  private request(): void {
    const { tape, direction } = this.query;
    const ahead = 2 * AT_ONCE - 1;
    const first = direction > 0 ? this.index : Math.max(0, this.index - ahead);
    tape.want(first * CHUNK, direction > 0 ? ahead : this.index - first);
  }

  private within({ index, events }: Chunk): Moment | undefined {
    const { numbered, from, holds, direction } = this.query;
    let [step, tick] = [index * CHUNK, 0];
    let last: Moment | undefined;
    for (const event of events) {
      if (isOfKind(numbered, event)) [step, tick] = [step + 1, 0];
      else tick++;
      const later = step - from.step || tick - from.tick;
      if (direction < 0 && later >= 0) break;
      if (direction > 0 && later <= 0) continue;
      if (!holds(event)) continue;
      last = { step, tick };
      if (direction > 0) return last;
    }
    return last;
  }
}

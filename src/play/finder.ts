import type { Landmark } from '../run/landmark.ts';
import { isOfKind, type KindSet } from '../run/step.ts';
import { CHUNK, chunkOf, type Chunk } from './chunk.ts';
import type { Tape } from './tape.ts';

/** A step, and a number of ticks after it, the events between two steps; Infinity for all of them. */
export interface Moment {
  readonly step: number;
  readonly tick: number;
}

/** Forwards or backwards. */
export type Direction = 1 | -1;

/** The most chunks that one call looks through, and the number of events after which it takes no further one: about a millisecond’s work. */
const AT_ONCE = 8;
const MOST_EVENTS = 2 ** 17;

/** Whether a moment comes after another, or before it, or is the same: positive, negative or 0. */
const compare = (a: Moment, b: Moment): number => {
  if (a.step !== b.step) return a.step - b.step;
  return a.tick === b.tick ? 0 : a.tick - b.tick;
};

/** What to look for. */
interface Query {
  readonly tape: Tape;
  /** The kinds of events that are steps. */
  readonly numbered: KindSet;
  /** Where to start; a moment that is the same does not count. */
  readonly from: Moment;
  readonly landmark: Landmark;
  readonly direction: Direction;
}

/** Looks on a tape for the nearest landmark after a moment, or before it. */
export class Finder {
  /** The moment that was looked for, once it is found. */
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
   * Looks through the next few chunks; true once it is found or certain not to exist. If the source
   * has failed, the search ends at the first chunk that is not at hand.
   */
  look(): boolean {
    const { tape, landmark, direction } = this.query;
    this.request();
    for (let chunks = 0, events = 0; chunks < AT_ONCE && events < MOST_EVENTS; chunks++) {
      if (this.index < 0) return true;
      const chunk = tape.at(this.index * CHUNK, landmark.detail);
      if (!chunk) return tape.failed || this.index > chunkOf(tape.end ?? Infinity);
      this.found = this.within(chunk);
      if (this.found || (direction > 0 && chunk.last)) return true;
      events += chunk.events.length;
      this.index += direction;
      this.at = direction > 0 ? this.index * CHUNK : (this.index + 1) * CHUNK;
    }
    return false;
  }

  /** Requests the chunks that this call and the next one look through. */
  private request(): void {
    const { tape, landmark, direction } = this.query;
    const ahead = 2 * AT_ONCE - 1;
    const first = direction > 0 ? this.index : Math.max(0, this.index - ahead);
    tape.want(first * CHUNK, direction > 0 ? ahead : this.index - first, landmark.detail);
  }

  private within({ index, start, events }: Chunk): Moment | undefined {
    const { numbered, from, landmark, direction } = this.query;
    let step = index * CHUNK;
    let tick = 0;
    let last: Moment | undefined;
    landmark.begin(start);
    for (const event of events) {
      const side = landmark.at(event);
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

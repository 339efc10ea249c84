import type { Explained } from './explanation.ts';
import { tonesOf, type Tone } from './tones.ts';

/** The most times a second that one search is heard, and that all of them are: any more would be noise. */
const MOST = 6;
const MOST_OF_ALL = 12;

/** The moment at which a search is. */
interface Heard {
  readonly step: number;
  /** How many pieces are on its board. */
  readonly depth: number;
}

/**
 * Listens to a search while it is played, however fast. Where every step is heard, each sounds as what happens then;
 * where steps are passed over, only the depth that has been reached sounds.
 */
export class Ear {
  private heard: Heard | undefined;
  private heardAt = -Infinity;
  /** Whether a solution has been passed that has not been heard yet. */
  private hasFound = false;

  /** Notes a solution: it is what is heard next, however soon the search goes on. */
  found(): void {
    this.hasFound = true;
  }

  /**
   * What is to be heard at a moment.
   *
   * @param now in ms
   * @param searches how many are heard together
   * @param explain explains the moment, if that is at hand
   */
  tones(
    moment: Heard,
    now: number,
    searches: number,
    explain: () => Explained | undefined,
  ): readonly Tone[] {
    const { heard } = this;
    if (!heard) {
      this.heard = moment;
      return [];
    }
    const least = 1000 * Math.max(1 / MOST, searches / MOST_OF_ALL);
    const { hasFound } = this;
    const isNew = moment.step !== heard.step || hasFound;
    if (!isNew || now - this.heardAt < least) return [];
    this.heard = moment;
    this.heardAt = now;
    this.hasFound = false;
    if (hasFound) return tonesOf({ kind: 'full' }, moment.depth);
    const isNext = Math.abs(moment.step - heard.step) === 1;
    const explained = isNext ? explain() : undefined;
    if (explained) return tonesOf(explained.moment, moment.depth);
    if (moment.depth === heard.depth) return [];
    return tonesOf({ kind: moment.depth > heard.depth ? 'place' : 'remove' }, moment.depth);
  }
}

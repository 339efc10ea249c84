import type { Explanation } from '../moment/explanation.ts';
import type { ExplainedMoment } from '../moment/momentExplainer.ts';

/** A tone: when it begins and how long it is, in seconds, its frequency in Hz, and how loud it is, 0 to 1. */
export interface Tone {
  readonly at: number;
  readonly seconds: number;
  readonly hertz: number;
  readonly volume: number;
}

/** The steps of a major pentatonic scale, in semitones: any two of them sound well together. */
const SCALE = [0, 2, 4, 7, 9];
/** The empty board. */
const LOWEST = 220;
/** The most degrees above the lowest tone: boards that are deeper sound alike. */
const MOST_DEGREES = 20;
const SHORT = 0.14;

/** The pitch of a board with so many pieces: the more, the higher. */
export function pitchOf(depth: number): number {
  const degree = Math.min(depth, MOST_DEGREES);
  const octaves = Math.floor(degree / SCALE.length);
  return LOWEST * 2 ** (octaves + SCALE[degree % SCALE.length]! / 12);
}

const tone = (at: number, hertz: number, volume: number, seconds = SHORT): Tone => ({
  at,
  seconds,
  hertz,
  volume,
});

const step = (pitch: number): Tone[] => [tone(0, pitch, 0.5)];
const back = (pitch: number): Tone[] => [tone(0, pitch, 0.3)];
const tick = (): Tone[] => [tone(0, LOWEST / 2, 0.15, 0.05)];
const deadEnd = (pitch: number): Tone[] => [...step(pitch), tone(SHORT, LOWEST / 3, 0.7, 0.22)];

/** The tones of a moment, given the pitch of the board. */
const sounds: Readonly<Record<Explanation['kind'], (pitch: number) => readonly Tone[]>> = {
  next: step,
  place: step,
  again: back,
  remove: back,
  exhausted: back,
  try: tick,
  cover: tick,
  uncover: tick,
  stuck: deadEnd,
  leftover: deadEnd,
  refused: (pitch) => [
    ...step(pitch),
    ...[1, 2].map((knock) => tone(knock * SHORT, LOWEST / 3, 0.7, 0.1)),
  ],
  full: (pitch) => [1, 5 / 4, 3 / 2, 2].map((ratio, i) => tone(0.12 * i, pitch * ratio, 0.5, 0.5)),
  image: (pitch) => [tone(0, pitch * 2, 0.4), tone(SHORT, pitch, 0.4)],
  end: () => [2, 3 / 2, 1].map((ratio, i) => tone(0.2 * i, LOWEST * ratio, 0.5, 0.5)),
};

/** The longest that a step down of several may take, and all of them together, in seconds. */
const STEP_DOWN = 0.1;
const ALL_DOWN = 1.2;

/**
 * How a moment sounds, so that a search can be followed by ear: each piece placed is a step up, each one
 * removed a step down, a dead end a low knock, two if a rule found it, and a solution a chord that rises.
 *
 * @param depth how many pieces are on the board
 * @param from how many there were before, if some were removed since: as many steps down are heard
 */
export function tonesOf(
  { kind }: Pick<Explanation, 'kind'>,
  depth: number,
  from = depth,
): readonly Tone[] {
  const passed = Math.max(0, from - depth - 1);
  const length = Math.min(STEP_DOWN, ALL_DOWN / Math.max(1, passed));
  const down = Array.from({ length: passed }, (_, i) =>
    tone(i * length, pitchOf(from - 1 - i), 0.3, length),
  );
  const own = sounds[kind](pitchOf(depth)).map((one) => ({ ...one, at: one.at + passed * length }));
  return [...down, ...own];
}

/** The side of one of several searches that are heard together: from the left, -1, to the right, 1. */
export const sideOf = (at: number, count: number): number =>
  count < 2 ? 0 : (2 * at) / (count - 1) - 1;

/** The most times a second that one search is heard, and that all of them are: any more would be noise. */
const MOST = 6;
const MOST_OF_ALL = 12;

/** The moment at which a search is. */
interface Heard {
  readonly step: number;
  /** The number of pieces on its board. */
  readonly depth: number;
}

/**
 * Listens to a search while it is played, however fast. Where every step is heard, each sounds as what
 * happens then; where steps are passed over, only the depth that has been reached sounds.
 */
export class Sonifier {
  private heard: Heard | undefined;
  private heardAt = -Infinity;
  /** Whether a solution has been passed that has not been heard yet. */
  private hasFound = false;

  /** Notes a solution: it is what is heard next, however soon the search goes on. */
  found(): void {
    this.hasFound = true;
  }

  /**
   * The tones of a moment.
   *
   * @param now in ms
   * @param searches how many are heard together
   * @param explain explains the moment, if that is at hand
   */
  tones(
    moment: Heard,
    now: number,
    searches: number,
    explain: () => ExplainedMoment | undefined,
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
    if (explained) return tonesOf(explained.explanation, moment.depth);
    if (moment.depth === heard.depth) return [];
    return tonesOf({ kind: moment.depth > heard.depth ? 'place' : 'remove' }, moment.depth);
  }
}

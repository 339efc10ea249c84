import type { Moment } from './moment.ts';

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
/** Beyond that, deeper boards sound alike. */
const MOST_DEGREES = 20;
const SHORT = 0.14;

/** The pitch of a board with so many pieces: the more, the higher. */
export function pitchOf(depth: number): number {
  const degree = Math.min(depth, MOST_DEGREES);
  const octaves = Math.floor(degree / SCALE.length);
  return LOWEST * 2 ** (octaves + SCALE[degree % SCALE.length]! / 12);
}

/**
 * How a moment sounds, so that a search can be followed by ear: each piece placed is a step up, each one removed a step
 * down, a dead end a low knock, and a solution a chord that rises.
 *
 * @param depth how many pieces are on the board
 */
export function tonesOf({ kind }: Pick<Moment, 'kind'>, depth: number): readonly Tone[] {
  const pitch = pitchOf(depth);
  const tone = (at: number, hertz: number, volume: number, seconds = SHORT): Tone => ({
    ...{ at, seconds, hertz, volume },
  });
  switch (kind) {
    case 'place':
    case 'next':
      return [tone(0, pitch, 0.5)];
    case 'remove':
    case 'again':
    case 'exhausted':
      return [tone(0, pitch, 0.3)];
    case 'stuck':
    case 'leftover':
      return [tone(0, pitch, 0.5), tone(SHORT, LOWEST / 3, 0.7, 0.22)];
    case 'refused':
      return [tone(0, pitch, 0.5), ...[1, 2].map((i) => tone(i * SHORT, LOWEST / 3, 0.7, 0.1))];
    case 'full':
      return [1, 5 / 4, 3 / 2, 2].map((ratio, i) => tone(0.12 * i, pitch * ratio, 0.5, 0.5));
    case 'image':
      return [tone(0, pitch * 2, 0.4), tone(0.12, pitch, 0.4)];
    case 'end':
      return [1, 3 / 4, 1 / 2].map((ratio, i) => tone(0.2 * i, 2 * LOWEST * ratio, 0.5, 0.5));
    case 'try':
    case 'cover':
    case 'uncover':
      return [tone(0, LOWEST / 2, 0.15, 0.05)];
  }
}

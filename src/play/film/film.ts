import type { Equal } from '../race.ts';
import type { TransportState } from '../transport.ts';

/** The kinds of files that a film is written as; `png` is one picture, or a ZIP archive of several. */
export const filmFormats = ['mp4', 'webm', 'gif', 'png'] as const;
export type FilmFormat = (typeof filmFormats)[number];

/** A stretch of a run as a film: which moments, how fast, how large. */
export interface Film {
  /** The first and the last moment; in steps, or in ms of computing. */
  readonly from: number;
  readonly to: number;
  readonly unit: Equal;
  /** Steps a second, or µs of computing. */
  readonly speed: number;
  /** Frames a second. */
  readonly fps: number;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly format: FilmFormat;
}

/** For how long the last moment stays, in seconds, so that it can be seen. */
const REST = 2;

/** The moments that pass in a second. */
const rateOf = ({ unit, speed }: Film): number => (unit === 'time' ? speed * 1e-3 : speed);

/** The number of the first frame that shows the last moment. */
export const arrivalOf = (film: Film): number =>
  Math.ceil(Math.max(0, ((film.to - film.from) / rateOf(film)) * film.fps - 1e-6));

/** How many frames the last moment stays, counted from its first one; single pictures show it once. */
const restOf = ({ format, fps }: Film): number => (format === 'png' ? 1 : REST * fps);

export const framesOf = (film: Film): number => arrivalOf(film) + restOf(film);

export const secondsOf = (film: Film): number => framesOf(film) / film.fps;

/** The moment that a frame shows, numbered from 0. */
export function momentAt(film: Film, frame: number): number {
  const due = film.from + (frame * rateOf(film)) / film.fps;
  // Products of fractions may fall short of the whole number that they are.
  const moment = film.unit === 'steps' ? Math.floor(due + 1e-6) : due;
  return Math.min(moment, film.to);
}

/** The state of a run at a frame, for players that follow; single pictures are of a run that is paused. */
export const stateAt = (film: Film, frame: number): TransportState => ({
  at: momentAt(film, frame),
  tick: Infinity,
  playing: film.format !== 'png',
  pace: film.speed,
  seconds: frame / film.fps,
  holdMs: 0,
  nearMissMs: 0,
});

import { FASTEST, ladder, rungOf, SLOWEST } from '../tempo.ts';
import { framesOf, secondsOf, type Film } from './film.ts';

/** The sizes to choose from, in pixels. */
export const filmSizes = {
  small: { width: 640, height: 360 },
  square: { width: 1080, height: 1080 },
  hd: { width: 1280, height: 720 },
  fullHd: { width: 1920, height: 1080 },
  upright: { width: 1080, height: 1920 },
  uhd: { width: 3840, height: 2160 },
} as const;

export type FilmSize = keyof typeof filmSizes;

/** The frames a second to choose from. */
const frameRates = [5, 10, 15, 25, 30, 50, 60] as const;

/** The least and the greatest length of a side, in pixels, and the most pixels. */
const LEAST_SIDE = 64;
const LONGEST_SIDE = 3840;
const MOST_PIXELS = 3840 * 2160;
/** The most frames: ten minutes of sixty a second. */
const MOST_FRAMES = 36_000;
/** The most bytes of a GIF: more is refused by places that show them. */
export const LARGEST_GIF = 12_000_000;
/** The most bytes of any file, as it is made in memory. */
const LARGEST = 2_000_000_000;

/** About how long a film is at first, in seconds. */
const USUAL = 15;

/** The speed of the ladder at which so many moments take about as long as a film usually does. */
export function usualSpeed(moments: number): number {
  const speed = ladder[rungOf(Math.max(1, moments / USUAL))]!;
  return speed === 'max' ? FASTEST : speed;
}

/** What is wrong with a film. */
export type FilmIssue = 'moment' | 'stretch' | 'speed' | 'rate' | 'size' | 'long' | 'large';

const isWithin = (value: number, least: number, most: number): boolean =>
  value >= least && value <= most;

/** The most frames a second of a GIF: browsers show those of shorter ones for a tenth of a second each. */
const FASTEST_GIF = 50;

/** The rates to choose from. */
export const ratesOf = ({ format }: Pick<Film, 'format'>): readonly number[] =>
  frameRates.filter((rate) => format !== 'gif' || rate <= FASTEST_GIF);

/** What is wrong with a film, if anything is. Sides are even, as codecs halve them. */
export function issueOf(film: Film): FilmIssue | undefined {
  const { from, to, speed, fps, width, height, format } = film;
  const isMoment = (at: number) => Number.isFinite(at) && at >= 0;
  if (!isMoment(from) || !isMoment(to)) return 'moment';
  if (from > to) return 'stretch';
  if (!isWithin(speed, SLOWEST, FASTEST)) return 'speed';
  const fastest = format === 'gif' ? FASTEST_GIF : 60;
  if (!Number.isInteger(fps) || !isWithin(fps, 1, fastest)) return 'rate';
  const isSide = (side: number) => side % 2 === 0 && isWithin(side, LEAST_SIDE, LONGEST_SIDE);
  if (!isSide(width) || !isSide(height) || width * height > MOST_PIXELS) return 'size';
  if (framesOf(film) > MOST_FRAMES) return 'long';
  return bytesOf(film) > LARGEST ? 'large' : undefined;
}

/** Bits a pixel and frame of a video, and the least bits a second. */
const VIDEO_BITS = 0.07;
const LEAST_RATE = 400_000;

/** The bits a second that a video is given; of pictures that stand still it uses fewer. */
export const bitRateOf = ({ width, height, fps }: Film): number =>
  Math.max(LEAST_RATE, Math.round(width * height * fps * VIDEO_BITS));

/** Bytes a pixel: of a PNG, of the first picture of a GIF, and of what differs in the next one. */
const PNG = 0.8;
const STILL = 0.3;
const DIFFERENCE = 0.012;

/** About how many bytes a film takes. */
export function bytesOf(film: Film): number {
  const pixels = film.width * film.height;
  const frames = framesOf(film);
  if (film.format === 'png') return Math.round(PNG * pixels * frames);
  if (film.format === 'gif')
    return Math.min(LARGEST_GIF, Math.round(pixels * (STILL + DIFFERENCE * (frames - 1))));
  return Math.round((bitRateOf(film) / 8) * secondsOf(film));
}

/** A film as a GIF, and the most colours of a frame. */
export interface GifPlan {
  readonly film: Film;
  readonly colours: number;
}

/** The most colours at first, and once the file was too large; a palette keeps one entry for what stays the same. */
export const MOST_COLOURS = 255;
const FEW_COLOURS = 63;
/** About how much smaller fewer colours make a file. */
const FEWER = 0.75;
/** The shortest side of a GIF that is made smaller, and the fewest frames a second. */
const LEAST_GIF = 240;
const LEAST_FPS = 5;
/** A size that is aimed at, as a share of what is allowed. */
const AIM = 0.85;

const even = (side: number): number => 2 * Math.max(LEAST_SIDE / 2, Math.round(side / 2));

/**
 * A GIF that is smaller by a share of its bytes: with fewer colours, then with smaller pictures, then with fewer
 * frames a second; undefined where all that is not enough.
 */
export function smallerGif({ film, colours }: GifPlan, share: number): GifPlan | undefined {
  const isMany = colours > FEW_COLOURS;
  const left = (AIM * share) / (isMany ? FEWER : 1);
  const { width, height, fps } = film;
  const shortest = LEAST_GIF / Math.min(width, height);
  const scale = Math.min(1, Math.max(Math.sqrt(left), shortest));
  const slower = Math.max(LEAST_FPS, Math.floor(fps * Math.min(1, left / scale ** 2)));
  if (!isMany && scale === 1 && slower >= fps) return undefined;
  return {
    film: {
      ...film,
      width: even(width * scale),
      height: even(height * scale),
      fps: Math.min(fps, slower),
    },
    colours: Math.min(colours, FEW_COLOURS),
  };
}

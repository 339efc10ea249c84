import type { FilmFormat } from '../../../play/film/film.ts';
import type { FilmIssue, FilmSize } from '../../../play/film/limits.ts';
import { formatter } from '../../format.ts';
import { count, number } from '../numbers.ts';

const megabytes = formatter('en', { maximumSignificantDigits: 2 });
const size = (bytes: number): string => `${megabytes(bytes / 1e6)} MB`;

function length(seconds: number): string {
  const whole = Math.max(1, Math.round(seconds));
  if (whole < 60) return count(whole, 'second');
  return `${number(Math.floor(whole / 60))} min ${number(whole % 60)} s`;
}

/** Codecs that an MP4 has seldom. */
const codecs = { vp9: 'VP9', av1: 'AV1' };

/** What is said before the dialog of films is loaded. */
export const film = {
  title: 'A film of this',
  notLoaded: 'What makes films could not be loaded. Check the connection, then try again.',
};

/** Films and pictures of what is on show. */
export const filming = {
  about:
    'It is drawn anew, frame by frame, at its own size, so it runs evenly even where this page does not.',
  from: { steps: 'From step', time: 'From, in ms of computing' },
  to: { steps: 'To step', time: 'To, in ms of computing' },
  speed: { steps: 'Steps a second', time: 'Microseconds of computing a second' },
  size: 'Size',
  sizes: {
    small: 'Small',
    square: 'Square',
    hd: 'HD',
    fullHd: 'Full HD',
    upright: 'Upright, for telephones',
    uhd: '4K',
  } satisfies Record<FilmSize, string>,
  sizeOf: (name: string, width: number, height: number) => `${name} (${width} × ${height})`,
  fps: 'Frames a second',
  format: 'Kind of file',
  formats: {
    mp4: 'MP4',
    webm: 'WebM',
    gif: 'GIF, at most 12 MB',
    png: 'PNG pictures',
  } satisfies Record<FilmFormat, string>,
  otherCodec: (codec: keyof typeof codecs) =>
    `This browser cannot write H.264: it is in ${codecs[codec]}, which not every player of MP4 shows.`,
  timesDiffer: 'A race by time is run again for it, and no two runs take the same times.',
  cannotWrite: 'This browser cannot write that kind of file at that size. Choose another one.',
  issues: {
    moment: 'The first and the last moment are numbers from 0.',
    stretch: 'A film goes from a moment to a later one, or to the same.',
    speed: 'There are from 0.25 to a million steps a second.',
    rate: 'There are from 1 to 60 frames a second, at most 50 of a GIF.',
    size: 'Sides are even numbers of pixels from 64 to 3840.',
    long: 'That is too long: raise the speed, or shorten the stretch.',
    large: 'The file would be too large: shorten the stretch, or make it smaller.',
  } satisfies Record<FilmIssue, string>,
  estimate: (seconds: number, frames: number, bytes: number) =>
    frames === 1
      ? `One picture, about ${size(bytes)}.`
      : `${length(seconds)}, ${count(frames, 'frame')}, about ${size(bytes)} at most.`,
  pictures: (frames: number, bytes: number) =>
    `${count(frames, 'picture')} in a ZIP file, about ${size(bytes)}.`,
  make: 'Make it',
  cancel: 'Cancel',
  save: 'Save',
  progress: 'Progress',
  begins: 'Computing up to the first moment …',
  done: (done: number, frames: number) => `Frame ${number(done)} of ${number(frames)}`,
  smaller: (width: number, height: number, fps: number) =>
    `So that it fits into 12 MB, it has fewer colours, ${width} × ${height} pixels, and ${count(fps, 'frame')} a second.`,
  made: (bytes: number) => `It is done: ${size(bytes)}.`,
  ended: 'The run ends before the last moment asked for.',
  failed: 'It could not be made. Try a smaller size, or another kind of file.',
};

/** How somebody has done at a stop, from worse to better: its digit as it is kept. */
export const NOT_SEEN = 0;
export const SEEN = 1;
export const WRONG = 2;
export const RIGHT = 3;
type Standing = typeof NOT_SEEN | typeof SEEN | typeof WRONG | typeof RIGHT;

/** How somebody has done at each stop of a lesson. */
export type Progress = readonly Standing[];

export const noProgress = (stops: number): Progress =>
  Array.from({ length: stops }, () => NOT_SEEN);

/** A standing after another one: the first answer stays, as the reply to it shows what is right. */
const after = (before: Standing, standing: Standing): Standing =>
  before >= WRONG || before > standing ? before : standing;

/** How somebody has done at each stop, first and then. */
export const joined = (first: Progress, then: Progress): Progress =>
  first.map((before, stop) => after(before, then[stop]!));

/** The progress once a stop stands so, unless it has been answered before. */
export const reached = (progress: Progress, stop: number, standing: Standing): Progress =>
  progress.map((before, one) => (one === stop ? after(before, standing) : before));

/** Writes progress in digits, after the key of the stops that it is about. */
export const writeProgress = (key: string, progress: Progress): string =>
  `${key}:${progress.join('')}`;

/** Reads progress that was kept; none if it is damaged, or about other stops. */
export function readProgress(text: string, key: string, stops: number): Progress {
  const digits = text.startsWith(`${key}:`) ? text.slice(key.length + 1) : '';
  return /^[0-3]+$/.test(digits) && digits.length === stops
    ? [...digits].map((digit) => Number(digit) as Standing)
    : noProgress(stops);
}

/** The share of stops that have been on show, from 0 to 1. */
export const shareSeen = (progress: Progress): number =>
  progress.filter((standing) => standing !== NOT_SEEN).length / progress.length;

/** The share of questions, by the number of their stop, that were answered rightly; undefined without any. */
export const shareRight = (progress: Progress, questions: readonly number[]): number | undefined =>
  questions.length === 0
    ? undefined
    : questions.filter((stop) => progress[stop] === RIGHT).length / questions.length;

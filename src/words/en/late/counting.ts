import { isRough, type Estimate } from '../../../solve/effort/estimate.ts';
import type { CountSums } from '../../../count/queue.ts';
import {
  memorySize,
  typedMemory,
  powerOfTen,
  ESTIMATE_DIGITS,
  toleranceOf,
  formatter,
} from '../../format.ts';
import { count, number, ofWhich } from '../numbers.ts';

const percent = formatter('en', { style: 'percent', minimumFractionDigits: 1 });
const compact = formatter('en', {
  notation: 'compact',
  compactDisplay: 'long',
  maximumSignificantDigits: ESTIMATE_DIGITS,
});
/** A rounded number in words; in powers of ten beyond them. */
const amount = (value: number): string =>
  value < 1e15 ? compact(Math.round(value)) : powerOfTen(value);

/** A time, rounded, in the largest unit that makes at least one. */
function duration(seconds: number): string {
  if (seconds < 60) return 'less than a minute';
  if (seconds < 3600) return `about ${count(Math.round(seconds / 60), 'minute')}`;
  if (seconds < 86_400) return `about ${count(Math.round(seconds / 3600), 'hour')}`;
  if (seconds < 2 * 31_557_600) return `about ${count(Math.round(seconds / 86_400), 'day')}`;
  const years = seconds / 31_557_600;
  return years < 1e6 ? `about ${number(Math.round(years))} years` : 'millions of years';
}

function spent(seconds: number): string {
  if (seconds < 1) return 'less than a second';
  return seconds < 60 ? count(Math.round(seconds), 'second') : duration(seconds);
}

/** A number of placements with a large error. */
const probablyMore = ({ placements }: Estimate): string =>
  `probably more than ${amount(placements)}`;

/** The number of all placements. Without a spread it is exact. */
function inAll(size: Estimate): string {
  const { placements, spread } = size;
  if (isRough(size)) return probablyMore(size);
  if (spread === 0) return number(placements);
  const tolerance = toleranceOf(size);
  return `about ${amount(placements)}${tolerance > 0 ? ` ± ${amount(tolerance)}` : ''}`;
}

interface Counting extends Pick<CountSums, 'progress' | 'solutions' | 'placements'> {
  readonly size: Estimate | undefined;
  /** The most memory of all processes, in bytes; null where no states are kept. */
  readonly memory: number | null;
  /** Seconds left; undefined while there is no estimate. */
  readonly left: number | undefined;
}

/** Counts of all solutions, on the page and in the terminal. */
export const counting = {
  line: ({ progress, solutions: found, placements, size, memory, left }: Counting) => {
    const parts = [percent(progress), count(found, 'solution')];
    if (placements !== null) {
      const of = size ? ` of ${inAll(size)}` : '';
      parts.push(`${count(placements, 'placement')}${of}`);
    }
    if (memory !== null) parts.push(`up to ${memorySize(memory)}`);
    if (left !== undefined) parts.push(`${duration(left)} left`);
    return parts.join(' · ');
  },
  about:
    'Counts all of them beside the search, without going through them one by one, on all cores but one. It goes on when this is closed.',
  start: 'Count',
  pause: 'Pause',
  resume: 'Go on',
  cancel: 'Discard the count',
  restart: 'Count again',
  countThis: 'Count this puzzle instead',
  soFar: (found: bigint, unique: boolean): string =>
    `${found === 1n ? 'solution' : 'solutions'} so far, ${ofWhich(unique)}`,
  inAll: (found: bigint, unique: boolean): string =>
    `${found === 1n ? 'solution' : 'solutions'}, ${ofWhich(unique)}`,
  number,
  progress: 'Share that is counted',
  left: (seconds: number) => `${duration(seconds)} left`,
  paused: 'paused',
  spent: (seconds: number) => `counted in ${spent(seconds)}`,
  failed: 'The count stopped unexpectedly. What was counted is kept.',
  published: (known: bigint, found: bigint) =>
    known === found
      ? 'Just as many as were published.'
      : `${number(known)} were published: one of the two is wrong.`,
  publishedUnique: (known: bigint) =>
    `Published: ${number(known)}, with turned and flipped ones counted once.`,
  merged: 'States merged',
  mergedTimes: (times: number) => amount(times),
  size: 'Search on show',
  sizeIs: (size: Estimate) => {
    const { placements, spread } = size;
    if (isRough(size)) return `${probablyMore(size)} placements`;
    // Without a spread it is exact.
    if (spread === 0) return count(placements, 'placement');
    const tolerance = toleranceOf(size);
    const within = tolerance > 0 ? `, give or take ${amount(tolerance)}` : '';
    return `about ${amount(placements)} placements${within}`;
  },
  sizing: 'is being estimated …',
  sizeUnknown: 'could not be estimated',

  stopped: (progress: number, found: bigint, file: string | undefined) =>
    `stopped at ${percent(progress)}, with ${count(found, 'solution')} so far${file === undefined ? '' : `; “--resume ${file}” goes on from there`}.`,
  cannotSave: (name: string) => `the file “${name}” cannot be written.`,
  notSavedNow: (name: string) =>
    `the count cannot be saved in “${name}” at the moment; it goes on, and what was saved before is still there.`,
  savedAgain: (name: string) => `the count is saved in “${name}” again.`,
  noFile: (name: string) => `there is no file named “${name}”.`,
  unreadable: (name: string, code: string) =>
    `“${name}” cannot be read${code === 'EISDIR' ? ': it is a folder' : ['EACCES', 'EPERM'].includes(code) ? ': you have no permission to' : code && ` (${code})`}.`,
  notACount: (name: string) => `“${name}” is no count that was saved.`,
  damaged: (name: string) => `“${name}” is damaged: it is not what was saved.`,
  tooMuch: (name: string) => `there is more in “${name}” than the results of any count.`,
  needsMemory: (name: string, bytes: number) =>
    `“${name}” needs ${memorySize(bytes)} to go on, as much as it was counted in; this machine has less.`,
  tooLittleMemory: (option: string, least: number, from: string | undefined) =>
    from === undefined
      ? `${option} has to be at least ${typedMemory(least)} for this puzzle: the program itself needs most of it.`
      : `${option} has to be at least ${typedMemory(least)} to go on from “${from}”, which was counted in as much.`,
  otherVersion: (name: string) =>
    `“${name}” was saved by another version of this program, which must finish it.`,
  otherPuzzle: (name: string) => `“${name}” is the count of another puzzle.`,
  otherSearch: (name: string) => `“${name}” is the count of another search.`,
  otherPart: (name: string, part: string) => `“${name}” is part ${part} of the count.`,
  nothingToAdd: () =>
    'which results? Give files of what “count --json --shard I/N” printed, or - for standard input.',
  noResult: (name: string, line: number) =>
    `line ${number(line)} of “${name}” is no result of “count --json”.`,
  damagedResult: (name: string, line: number) =>
    `line ${number(line)} of “${name}” is damaged, or was counted by another version: its checksum does not match.`,
  otherCount: (part: string, what: string) =>
    `part ${part} is of another count than the first; “${what}” differs.`,
  otherCut: (one: string, other: string) =>
    `parts ${one} and ${other} are not of the same number of parts.`,
  partTwice: (part: string) => `part ${part} is there twice.`,
  partNotDone: (part: string) => `part ${part} was not counted to its end.`,
  partsMissing: (parts: readonly number[], of: number) =>
    `${parts.length === 1 ? 'part' : 'parts'} ${parts.slice(0, 10).join(', ')}${parts.length > 10 ? ', …' : ''} of ${of} ${parts.length === 1 ? 'is' : 'are'} missing.`,
};

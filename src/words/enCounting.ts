import type { Estimate } from '../solve/estimate.ts';
import { count, number } from './enNumbers.ts';

const percent = new Intl.NumberFormat('en', { style: 'percent', minimumFractionDigits: 1 });
const compact = new Intl.NumberFormat('en', {
  notation: 'compact',
  compactDisplay: 'long',
  maximumSignificantDigits: 2,
});
const amount = (value: number): string => compact.format(value);

/** A number of solutions, which may be too large to be told exactly. */
const solutions = (value: number): string =>
  Number.isFinite(value) ? count(value, 'solution') : 'more than nine quadrillion solutions';

/** How long something takes, roughly: the largest unit that makes at least one. */
function duration(seconds: number): string {
  if (seconds < 60) return 'less than a minute';
  if (seconds < 3600) return `about ${count(Math.round(seconds / 60), 'minute')}`;
  if (seconds < 86_400) return `about ${count(Math.round(seconds / 3600), 'hour')}`;
  if (seconds < 2 * 31_557_600) return `about ${count(Math.round(seconds / 86_400), 'day')}`;
  const years = seconds / 31_557_600;
  return years < 1e6 ? `about ${number(Math.round(years))} years` : 'millions of years';
}

/** How far a count is. */
interface Counting {
  readonly progress: number;
  readonly solutions: number;
  /** Null where no steps are counted. */
  readonly placements: number | null;
  /** About how many placements there are in all. */
  readonly size: Estimate | undefined;
  /** Seconds left, as far as that can be told. */
  readonly left: number | undefined;
}

/** What is said in English of counts that take long, in the terminal and on the page. */
export const enCounting = {
  /** A line that says how far a count is. */
  line: ({ progress, solutions: found, placements, size, left }: Counting) => {
    const parts = [percent.format(progress), solutions(found)];
    if (placements !== null) {
      const of = size && ` of about ${amount(size.placements)} ± ${amount(size.spread)}`;
      parts.push(`${count(placements, 'placement')}${of ?? ''}`);
    }
    if (left !== undefined) parts.push(`${duration(left)} left`);
    return parts.join(' · ');
  },
  stopped: (progress: number, found: number, file: string | undefined) =>
    `stopped at ${percent.format(progress)}, with ${solutions(found)} so far${file === undefined ? '' : `; “--resume ${file}” goes on from there`}.`,
  cannotSave: (name: string) => `the file “${name}” cannot be written.`,
  unreadable: (name: string) => `the file “${name}” cannot be read.`,
  notPutDown: (name: string) => `“${name}” is no count that was saved.`,
  putDownLater: (name: string) => `“${name}” was saved by a newer version of this program.`,
  otherPuzzle: (name: string) => `“${name}” is the count of another puzzle.`,
  otherSearch: (name: string) => `“${name}” is the count of another search.`,
  otherPart: (name: string, part: string) => `“${name}” is part ${part} of the count.`,
  nothingToAdd: () =>
    'which results? Give files of what “count --json --shard I/N” printed, or - for standard input.',
  noResult: (name: string, line: number) =>
    `line ${number(line)} of “${name}” is no result of “count --json”.`,
  otherCount: (part: string, what: string) =>
    `part ${part} is of another count than the first; “${what}” differs.`,
  otherCut: (one: string, other: string) =>
    `parts ${one} and ${other} are not of the same number of parts.`,
  partTwice: (part: string) => `part ${part} is there twice.`,
  partNotDone: (part: string) => `part ${part} was not counted to its end.`,
  partsMissing: (parts: readonly number[], of: number) =>
    `${parts.length === 1 ? 'part' : 'parts'} ${parts.slice(0, 10).join(', ')}${parts.length > 10 ? ', …' : ''} of ${of} ${parts.length === 1 ? 'is' : 'are'} missing.`,
};

export type CountingWords = typeof enCounting;

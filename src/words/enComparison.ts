import type { Interval } from '../experiment/interval.ts';
import type { Measure } from '../experiment/kinds.ts';
import { count, number } from './enNumbers.ts';
import { moment } from './enRace.ts';
import { once } from './once.ts';
import { ratioIn } from './ratio.ts';
import { TICK, type Timed, type TimedSearch } from './timed.ts';

const listed = once(() => new Intl.ListFormat('en'));
const ratio = ratioIn('en');
/** Times are never measured closer than that. */
const twoDigits = once(() => new Intl.NumberFormat('en', { maximumSignificantDigits: 2 }));
const duration = (ms: number): string =>
  ms < TICK ? `less than ${moment(TICK, 'time')}` : moment(ms, 'time');

/** Something measured, and what it was measured of. */
export interface Measured {
  readonly name: string;
  readonly range: Interval;
}

const valueOf = ({ low, high }: Interval): string =>
  `${low === high ? '' : 'at least '}${number(low)}`;

/** How many times as many, as far as that is known. */
function multiple({ low, high }: Interval): string {
  if (low === high) return `${ratio(low)} times`;
  return high === Infinity
    ? `at least ${ratio(low, 'floor')} times`
    : `at most ${ratio(high, 'ceil')} times`;
}

/** What searches beside each other are called and come to, in English. */
export const enComparison = {
  pieces: {
    given: 'Pieces as listed',
    hardest: 'Hardest pieces first',
    random: 'Pieces at random',
  },
  piecesFirst: (names: string) => `${names} first`,
  /** An order that decides only between cells with equally few ways left. */
  ties: (order: string) => `ties: ${order}`,
  tiesAbout:
    'Algorithm X takes the cell or the piece that the fewest ways are left for, whatever the order. Only between cells for which equally few are left does the order decide: it takes the one that comes first. An order that turns or counts as it goes does not do so here: “Fewest choices” and “Peel” stand for “Short side”, “Diagonal peel” for “Diagonal”.',
  randomCells: 'Cells at random',
  seed: (seed: number) => `seed ${seed}`,
  unique: 'Turned and flipped once',
  held: (piece: string) => `${piece} held`,
  notHeld: 'No piece held',
  notUnique: 'All solutions',
  noRules: 'No rules',

  /** How many times as much one has as the other. */
  times: (measure: Measure, less: Measured, more: Measured, times: Interval): string => {
    const [begin, as] = {
      placements: ['needed', 'as many placements as'],
      deadEnds: ['ran into', 'as many dead ends as'],
      first: ['took', 'as many placements to its first solution as'],
      solutions: ['counted', 'as many solutions as'],
      found: ['found', 'as many solutions in as many steps as'],
      done: ['was done', 'as often as'],
      stuck: ['got stuck', 'as often as'],
      tries: ['made', 'as many tries as'],
      steps: ['made', 'as many steps as'],
      chiSquared: ['had', 'the chi-squared of'],
    }[measure];
    const values = `(${valueOf(more.range)} and ${valueOf(less.range)})`;
    return `${more.name} ${begin} ${multiple(times)} ${as} ${less.name} ${values}.`;
  },
  /** Where one has none, or comes to no solution at all: `more` has, or takes, infinitely more. */
  apart: (measure: Measure, less: Measured, more: Measured): string => {
    const values = [valueOf(less.range), valueOf(more.range)] as const;
    if (measure === 'first')
      return `${less.name} came to its first solution after ${values[0]} placements, ${more.name} to none.`;
    if (measure === 'placements')
      return `${more.name} needed ${values[1]} placements, ${less.name} none.`;
    if (measure === 'deadEnds')
      return `${more.name} ran into ${values[1]} dead ends, ${less.name} into none.`;
    if (measure === 'done' || measure === 'stuck') {
      const verb = measure === 'done' ? 'was done' : 'got stuck';
      return `${more.name} ${verb} ${values[1]} times, ${less.name} never.`;
    }
    if (measure === 'tries' || measure === 'steps')
      return `${more.name} made ${values[1]} ${measure}, ${less.name} none.`;
    if (measure === 'chiSquared')
      return `The chi-squared of ${more.name} is ${values[1]}, that of ${less.name} ${values[0]}.`;
    const verb = measure === 'found' ? 'found' : 'counted';
    return `${more.name} ${verb} ${values[1]} solutions, ${less.name} none.`;
  },
  same: (measure: Measure, names: readonly string[], value: number): string => {
    const all = listed().format(names);
    if (measure === 'placements') return `${all} needed equally many placements: ${number(value)}.`;
    if (measure === 'deadEnds') return `${all} ran into equally many dead ends: ${number(value)}.`;
    if (measure === 'solutions') return `${all} counted equally many solutions: ${number(value)}.`;
    if (measure === 'found') return `${all} found equally many solutions: ${number(value)}.`;
    if (measure === 'done') return `${all} were done equally often: ${number(value)}.`;
    if (measure === 'stuck') return `${all} got stuck equally often: ${number(value)}.`;
    if (measure === 'tries' || measure === 'steps')
      return `${all} made equally many ${measure}: ${number(value)}.`;
    if (measure === 'chiSquared') return `${all} had the same chi-squared: ${number(value)}.`;
    if (value === Infinity) return `${all} came to no solution.`;
    return `${all} came to the first solution after equally many placements: ${number(value)}.`;
  },
  open: (one: string, other: string) =>
    `Which of ${one} and ${other} has less cannot be told: they were stopped too soon.`,
  /** By time of computing: who came first, and who took how many times as long. */
  longer: (first: Timed, later: Timed) =>
    first.ms < TICK
      ? `${first.name} came first, sooner than the clock can tell: ${later.name} took ${duration(later.ms)}.`
      : `${first.name} came first: ${later.name} took ${twoDigits().format(later.ms / first.ms)} times as long (${duration(later.ms)} and ${duration(first.ms)}).`,
  /** Where several came first as good as at one moment: those, and how much later another was than the best of them. */
  tied: (first: readonly Timed[], isAll: boolean) => {
    const names = listed().format(first.map(({ name }) => name));
    const times = listed().format(first.map(({ ms }) => duration(ms)));
    return `${names} ${isAll ? 'finished' : 'came first,'} about level (${times}).`;
  },
  longerThan: (best: Timed, later: Timed) =>
    best.ms < TICK
      ? `${later.name} took ${duration(later.ms)}.`
      : `${later.name} took ${twoDigits().format(later.ms / best.ms)} times as long as ${best.name} (${duration(later.ms)} and ${duration(best.ms)}).`,
  /** Where one search made fewer placements than another, and took longer. */
  notTime: (slower: TimedSearch, sooner: TimedSearch) =>
    `Placements are not time: ${slower.name} needed fewer than ${sooner.name} (${number(slower.placements)} and ${number(sooner.placements)}), but more time for each.`,
  doneIn: ({ name, ms }: Timed, until: 'first' | 'all') =>
    `${name} came to ${until === 'first' ? 'its first solution' : 'its end'} in ${duration(ms)}.`,
  undoneIn: ({ name, ms }: Timed) => `${name} was not done after ${duration(ms)}.`,
  noSolution: 'There is no solution: all of it was searched.',
  notDone: (name: string, placements: number) =>
    `${name} was not done after ${count(placements, 'placement')}.`,
  alone: (name: string, placements: number) =>
    `${name} was done after ${count(placements, 'placement')}.`,
  soFar: (name: string, steps: number, solutions: number) =>
    `${name} came to ${count(solutions, 'solution')} in ${count(steps, 'step')}.`,
};

export type ComparisonWords = typeof enComparison;

import type { Interval } from '../../experiment/interval.ts';
import type { Measure, FiguresOf, KindId, LimitOf } from '../../experiment/kinds.ts';
import type { Blocks } from '../../generate/blocks.ts';
import { once, ratioIn } from '../format.ts';
import { TICK, typed, type Measured, type Timed, type TimedSearch } from '../sentences.ts';
import { count, moment, number } from './numbers.ts';

const listed = once(() => new Intl.ListFormat('en'));
const ratio = ratioIn('en');
const twoDigits = once(() => new Intl.NumberFormat('en', { maximumSignificantDigits: 2 }));
const duration = (ms: number): string =>
  ms < TICK ? `less than ${moment(TICK, 'time')}` : moment(ms, 'time');

const valueOf = ({ low, high }: Interval): string =>
  `${low === high ? '' : 'at least '}${number(low)}`;

/** A ratio between two bounds. */
function multiple({ low, high }: Interval): string {
  if (low === high) return `${ratio(low)} times`;
  return high === Infinity
    ? `at least ${ratio(low, 'floor')} times`
    : `at most ${ratio(high, 'ceil')} times`;
}

/** The words around a ratio: “A needed 2 times as many placements as B”. */
const ratios: Readonly<Record<Measure, readonly [begin: string, as: string]>> = {
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
};

type NameAndValue = readonly [name: string, value: string];

/** A sentence for each measure where there is no ratio. */
const apart: Readonly<Record<Measure, (more: NameAndValue, less: NameAndValue) => string>> = {
  placements: ([more, value], [less]) => `${more} needed ${value} placements, ${less} none.`,
  deadEnds: ([more, value], [less]) => `${more} ran into ${value} dead ends, ${less} into none.`,
  first: ([more], [less, value]) =>
    `${less} came to its first solution after ${value} placements, ${more} to none.`,
  solutions: ([more, value], [less]) => `${more} counted ${value} solutions, ${less} none.`,
  found: ([more, value], [less]) => `${more} found ${value} solutions, ${less} none.`,
  done: ([more, value], [less]) => `${more} was done ${value} times, ${less} never.`,
  stuck: ([more, value], [less]) => `${more} got stuck ${value} times, ${less} never.`,
  tries: ([more, value], [less]) => `${more} made ${value} tries, ${less} none.`,
  steps: ([more, value], [less]) => `${more} made ${value} steps, ${less} none.`,
  chiSquared: ([more, high], [less, low]) =>
    `The chi-squared of ${more} is ${high}, that of ${less} ${low}.`,
};

/** The words between names and their common value. */
const same: Readonly<Record<Measure, string>> = {
  placements: 'needed equally many placements',
  deadEnds: 'ran into equally many dead ends',
  first: 'came to the first solution after equally many placements',
  solutions: 'counted equally many solutions',
  found: 'found equally many solutions',
  done: 'were done equally often',
  stuck: 'got stuck equally often',
  tries: 'made equally many tries',
  steps: 'made equally many steps',
  chiSquared: 'had the same chi-squared',
};

/** Names of searches side by side, and comparisons of their results. */
export const comparison = {
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

  /** A comparison by the ratio of `more` to `less`. */
  times: (measure: Measure, less: Measured, more: Measured, times: Interval): string => {
    const [begin, as] = ratios[measure];
    const values = `(${valueOf(more.range)} and ${valueOf(less.range)})`;
    return `${more.name} ${begin} ${multiple(times)} ${as} ${less.name} ${values}.`;
  },
  /** A comparison where only one has any, or comes to a solution: `more` has, or takes, infinitely more. */
  apart: (measure: Measure, less: Measured, more: Measured): string =>
    apart[measure]([more.name, valueOf(more.range)], [less.name, valueOf(less.range)]),
  same: (measure: Measure, names: readonly string[], value: number): string => {
    const all = listed().format(names);
    if (measure === 'first' && value === Infinity) return `${all} came to no solution.`;
    return `${all} ${same[measure]}: ${number(value)}.`;
  },
  open: (one: string, other: string) =>
    `Which of ${one} and ${other} has less cannot be told: they were stopped too soon.`,
  /** A comparison by computing time: the first, and the ratio of a later one. */
  longer: (first: Timed, later: Timed) =>
    first.ms < TICK
      ? `${first.name} came first, sooner than the clock can tell: ${later.name} took ${duration(later.ms)}.`
      : `${first.name} came first: ${later.name} took ${twoDigits().format(later.ms / first.ms)} times as long (${duration(later.ms)} and ${duration(first.ms)}).`,
  /** Several that came first at about one moment. */
  tied: (first: readonly Timed[], isAll: boolean) => {
    const names = listed().format(first.map(({ name }) => name));
    const times = listed().format(first.map(({ ms }) => duration(ms)));
    return `${names} ${isAll ? 'finished' : 'came first,'} about level (${times}).`;
  },
  longerThan: (best: Timed, later: Timed) =>
    best.ms < TICK
      ? `${later.name} took ${duration(later.ms)}.`
      : `${later.name} took ${twoDigits().format(later.ms / best.ms)} times as long as ${best.name} (${duration(later.ms)} and ${duration(best.ms)}).`,
  /** A search with fewer placements than another, and more time. */
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

const percent = once(
  () => new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 }),
);
/** A claimed ratio. */
const timesAs = (value: number, measure: Measure): string => {
  if (measure === 'chiSquared') return `${number(value)} times as much`;
  return `${number(value)} times as ${asOften(measure) ? 'often' : 'many'}`;
};
const asOften = (measure: Measure): boolean => measure === 'done' || measure === 'stuck';

/** The words for each kind of panes. */
type KindWords = {
  readonly [K in KindId]: {
    /** The subject of the experiments. */
    readonly title: string;
    /** The name of a pane. */
    readonly pane: string;
    /** The end of a pane. */
    readonly end: (figures: FiguresOf<K>, limit: LimitOf<K>) => string;
    readonly progress: (done: number, of: number, share: number) => string;
  };
};

/** Experiments and their results. */
export const experiments = {
  /** The columns of the table, and of the list in the terminal. */
  columns: {
    board: 'board',
    placements: 'placements',
    deadEnds: 'dead ends',
    solutions: 'solutions',
    first: 'first after',
    done: 'done',
    stuck: 'stuck',
    tries: 'tries',
    steps: 'steps',
    chiSquared: 'chi-squared',
    end: 'ended',
  },
  kinds: typed<KindWords>({
    search: {
      title: 'Searching',
      pane: 'search',
      end: ({ finished, first, steps }, until) => {
        if (finished) return 'all searched';
        return until === 'first' && first !== null
          ? 'first solution'
          : `after ${count(steps, 'step')}`;
      },
      progress: (done, of, share) =>
        `${number(done)} of ${count(of, 'search', 'searches')} done · ${percent().format(share)}`,
    },
    generation: {
      title: 'Making puzzles',
      pane: 'strategy',
      end: ({ runs }) => `${count(runs, 'run')} over`,
      progress: (done, of, share) =>
        `${number(done)} of ${count(of, 'strategy', 'strategies')} done · ${percent().format(share)}`,
    },
  }),
  listed: { id: 'name', title: 'title' },
  title: 'Experiments',
  loading: 'One moment …',
  notLoaded: 'The experiments could not be loaded. Check the connection, then try again.',
  again: 'Try again',
  about:
    'What is said about searches, and about ways to make puzzles, and what comes of it here: each takes less than two minutes, and counts placements or tries, not seconds, so it comes to the same on every machine.',
  run: 'Run',
  rerun: 'Run again',
  stop: 'Stop',
  watch: 'Watch it as a race',
  waiting: 'It waits for those that were started before it.',
  failed: 'It stopped unexpectedly.',
  claim: 'Claim',
  look: 'Look for',
  source: 'Source',
  /** A box of squares, as a title. */
  box: (width: number, height: number) => `${width} × ${height}`,
  /** The pieces of a division. */
  blocks: (blocks: Blocks) =>
    typeof blocks === 'number' ? count(blocks, 'piece') : `sizes ${blocks.join(', ')}`,
  /** A sentence of one race among several. */
  inRace: (title: string, sentence: string) => `${title}: ${sentence}`,
  /** A search of one race among several. */
  ofRace: (name: string, title: string) => `${name} (${title})`,
  comesTo: {
    placements: (name: string, value: number) => `${name} needed ${count(value, 'placement')}.`,
    deadEnds: (name: string, value: number) => `${name} ran into ${count(value, 'dead end')}.`,
    first: (name: string, value: number) =>
      value === Infinity
        ? `${name} came to no solution.`
        : `${name} came to its first solution after ${count(value, 'placement')}.`,
    found: (name: string, value: number) => `${name} found ${count(value, 'solution')}.`,
    solutions: (name: string, value: number) => `${name} counted ${count(value, 'solution')}.`,
    done: (name: string, value: number) =>
      value === 0 ? `${name} was never done.` : `${name} was done ${count(value, 'time')}.`,
    stuck: (name: string, value: number) =>
      value === 0 ? `${name} never got stuck.` : `${name} got stuck ${count(value, 'time')}.`,
    tries: (name: string, value: number) => `${name} made ${count(value, 'try', 'tries')}.`,
    steps: (name: string, value: number) => `${name} made ${count(value, 'step')}.`,
    chiSquared: (name: string, value: number) => `The chi-squared of ${name} is ${number(value)}.`,
  },
  tooSoon: (name: string) => `${name} was stopped too soon to tell.`,
  /** A claim on a ratio. */
  claimed: (measure: Measure, least: number, most: number): string => {
    const many = asOften(measure) ? 'often' : 'many';
    if (least === most)
      return `claimed: ${least === 1 ? `equally ${many}` : timesAs(least, measure)}`;
    if (least === 1 && most === Infinity) return `claimed: at least as ${many}`;
    if (most === Infinity) return `claimed: at least ${timesAs(least, measure)}`;
    if (least === 0) return `claimed: at most ${timesAs(most, measure)}`;
    return `claimed: ${number(least)} to ${timesAs(most, measure)}`;
  },
  /** A claim on a value. */
  claimedNumber: (least: number, most: number): string => {
    if (least === most) return `claimed: ${number(least)}`;
    if (most === Infinity) return `claimed: at least ${number(least)}`;
    if (least === 0) return `claimed: at most ${number(most)}`;
    return `claimed: ${number(least)} to ${number(most)}`;
  },
  agrees: 'What was measured agrees with the claim.',
  disagrees: 'What was measured does not agree with the claim.',
  open: 'Whether the claim is true cannot be told from this.',
  unknown: (id: string, ids: string) => `there is no experiment “${id}”; there are: ${ids}.`,
};

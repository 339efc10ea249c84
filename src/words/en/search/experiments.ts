import type { Blocks } from '../../../generate/sizes.ts';
import type { Interval } from '../../../experiment/interval.ts';
import type { RankCorrelation } from '../../../experiment/rankCorrelation.ts';
import type { Measure, FiguresOf, KindId, LimitOf } from '../../../experiment/kinds.ts';
import { once, ratioIn, formatter } from '../../format.ts';
import {
  TICK,
  typed,
  type Lagging,
  type Measured,
  type Timed,
  type TimedSearch,
} from '../../sentences.ts';
import { count, decimal, moment, number } from '../numbers.ts';

const listed = once(() => new Intl.ListFormat('en'));
const ratio = ratioIn('en');
const twoPlaces = formatter('en', { maximumFractionDigits: 2 });
const twoDigits = formatter('en', { maximumSignificantDigits: 2 });
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

/**
 * The sentences on a number of things: a ratio (A needed 2 times as many placements as B), equal values, a
 * value and none, a value alone.
 */
const amount = (begin: string, one: string, many = `${one}s`, none = 'none') => ({
  begin,
  as: `as many ${many} as`,
  equally: `${begin} equally many ${many}`,
  apart: (more: string, value: string, less: string, _lessValue: string): string =>
    `${more} ${begin} ${value} ${many}, ${less} ${none}.`,
  comesTo: (name: string, value: number): string => `${name} ${begin} ${count(value, one, many)}.`,
});

type MeasureWords = ReturnType<typeof amount>;

/** A number of times, with the words for equally many and for never. */
const often = (begin: string, equally: string, never: string): MeasureWords => ({
  begin,
  as: 'as often as',
  equally: `${equally} equally often`,
  apart: (more, value, less) => `${more} ${begin} ${value} times, ${less} never.`,
  comesTo: (name, value) =>
    value === 0 ? `${name} ${never}.` : `${name} ${begin} ${count(value, 'time')}.`,
});

/** A figure that is no number of things, by its name and how its values are written. */
const figure = (name: string, write: (value: number) => string): MeasureWords => ({
  begin: 'had',
  as: `the ${name} of`,
  equally: `had the same ${name}`,
  apart: (more, value, less, lessValue) =>
    `The ${name} of ${more} is ${value}, that of ${less} ${lessValue}.`,
  comesTo: (one, value) => `The ${name} of ${one} is ${write(value)}.`,
});

const inPercent = (value: number): string => `${number(value)} %`;

const measures: Readonly<Record<Measure, MeasureWords>> = {
  placements: amount('needed', 'placement'),
  deadEnds: amount('ran into', 'dead end', 'dead ends', 'into none'),
  first: {
    begin: 'took',
    as: 'as many placements to its first solution as',
    equally: 'came to the first solution after equally many placements',
    apart: (more, _, less, value) =>
      `${less} came to its first solution after ${value} placements, ${more} to none.`,
    comesTo: (name, value) =>
      value === Infinity
        ? `${name} came to no solution.`
        : `${name} came to its first solution after ${count(value, 'placement')}.`,
  },
  solutions: amount('counted', 'solution'),
  found: { ...amount('found', 'solution'), as: 'as many solutions in as many steps as' },
  meanLag: figure('mean lag', (value) => count(value, 'piece')),
  earlyMistakes: figure('share of early mistakes', inPercent),
  earlyWaste: figure('share of waste on early mistakes', inPercent),
  done: often('was done', 'were done', 'was never done'),
  stuck: often('got stuck', 'got stuck', 'never got stuck'),
  tries: amount('made', 'try', 'tries'),
  steps: amount('made', 'step'),
  chiSquared: figure('chi-squared', number),
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
    const { begin, as } = measures[measure];
    const values = `(${valueOf(more.range)} and ${valueOf(less.range)})`;
    return `${more.name} ${begin} ${multiple(times)} ${as} ${less.name} ${values}.`;
  },
  /** A comparison without a ratio: `less` has none, or `more` never came to a solution. */
  apart: (measure: Measure, less: Measured, more: Measured): string =>
    measures[measure].apart(more.name, valueOf(more.range), less.name, valueOf(less.range)),
  same: (measure: Measure, names: readonly string[], value: number): string => {
    const all = listed().format(names);
    if (measure === 'first' && value === Infinity) return `${all} came to no solution.`;
    return `${all} ${measures[measure].equally}: ${number(value)}.`;
  },
  open: (one: string, other: string) =>
    `Which of ${one} and ${other} has less cannot be told: they were stopped too soon.`,
  /** A comparison by computing time: the first, and the ratio of a later one. */
  longer: (first: Timed, later: Timed) =>
    first.ms < TICK
      ? `${first.name} came first, sooner than the clock can tell: ${later.name} took ${duration(later.ms)}.`
      : `${first.name} came first: ${later.name} took ${twoDigits(later.ms / first.ms)} times as long (${duration(later.ms)} and ${duration(first.ms)}).`,
  /** A tie of the first, at about one moment. */
  tied: (first: readonly Timed[], isAll: boolean) => {
    const names = listed().format(first.map(({ name }) => name));
    const times = listed().format(first.map(({ ms }) => duration(ms)));
    return `${names} ${isAll ? 'finished' : 'came first,'} about level (${times}).`;
  },
  longerThan: (best: Timed, later: Timed) =>
    best.ms < TICK
      ? `${later.name} took ${duration(later.ms)}.`
      : `${later.name} took ${twoDigits(later.ms / best.ms)} times as long as ${best.name} (${duration(later.ms)} and ${duration(best.ms)}).`,
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

const percent = formatter('en', { style: 'percent', maximumFractionDigits: 0 });
/** A claimed ratio. */
const timesAs = (value: number, measure: Measure): string => {
  if (isFigure(measure)) return `${number(value)} times as much`;
  return `${number(value)} times as ${asOften(measure) ? 'often' : 'many'}`;
};
const isFigure = (measure: Measure): boolean =>
  measure === 'chiSquared' || measure === 'meanLag' || isShare(measure);
const isShare = (measure: Measure): boolean =>
  measure === 'earlyMistakes' || measure === 'earlyWaste';
const asOften = (measure: Measure): boolean => measure === 'done' || measure === 'stuck';

function bounds(least: number, most: number, format: (value: number) => string): string {
  if (least === most) return format(least);
  if (most === Infinity) return `at least ${format(least)}`;
  return least === 0 ? `at most ${format(most)}` : `${number(least)} to ${format(most)}`;
}

type KindWords = {
  readonly [K in KindId]: {
    readonly title: string;
    readonly pane: string;
    readonly end: (figures: FiguresOf<K>, limit: LimitOf<K>) => string;
    readonly progress: (done: number, of: number, share: number) => string;
  };
};

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
    meanLag: 'mean lag',
    earlyMistakes: 'early mistakes, %',
    earlyWaste: 'waste on them, %',
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
        `${number(done)} of ${count(of, 'search', 'searches')} done · ${percent(share)}`,
    },
    generation: {
      title: 'Making puzzles',
      pane: 'strategy',
      end: ({ runs }) => `${count(runs, 'run')} over`,
      progress: (done, of, share) =>
        `${number(done)} of ${count(of, 'strategy', 'strategies')} done · ${percent(share)}`,
    },
  }),
  listed: { id: 'name', title: 'title' },
  about:
    'What is said about searches, and about ways to make puzzles, and what comes of it here. A guess begins each: it takes less than two minutes, and counts placements or tries, not seconds, so it comes to the same on every machine.',
  guess: { yes: 'Yes', no: 'No', depends: 'It depends' },
  guesses: 'Your guess',
  skip: 'No guess',
  /** What somebody guessed, and the answer, if what was measured gives one. */
  guessed: (given: string, right: string | undefined): string => {
    if (right === undefined) return `Your guess was “${given}”.`;
    return given === right
      ? `You guessed “${given}”, and were right.`
      : `You guessed “${given}”; the answer is “${right}”.`;
  },
  run: 'Run',
  rerun: 'Run again',
  stop: 'Stop',
  watch: 'Watch it as a race',
  waiting: 'It waits for those that were started before it.',
  failed: 'It stopped unexpectedly.',
  claim: 'Claim',
  look: 'Look for',
  source: 'Source',
  box: (width: number, height: number) => `${width} × ${height}`,
  blocks: (blocks: Blocks) =>
    typeof blocks === 'number' ? count(blocks, 'piece') : `sizes ${blocks.join(', ')}`,
  /** A sentence of one race among several. */
  inRace: (title: string, sentence: string) => `${title}: ${sentence}`,
  /** A search of one race among several. */
  ofRace: (name: string, title: string) => `${name} (${title})`,
  comesTo: (measure: Measure, name: string, value: number) =>
    measures[measure].comesTo(name, value),
  /** Of a search that is over, only what mistakes cost can be unknown. */
  noMistake: (name: string) => `${name} made no mistake that it could notice.`,
  tooSoon: (name: string) => `${name} was stopped too soon to tell.`,
  claimed: (measure: Measure, least: number, most: number): string => {
    const many = asOften(measure) ? 'often' : 'many';
    if (least === 1 && most === 1) return `claimed: equally ${many}`;
    if (least === 1 && most === Infinity) return `claimed: at least as ${many}`;
    return `claimed: ${bounds(least, most, (value) => timesAs(value, measure))}`;
  },
  claimedNumber: (least: number, most: number, measure?: Measure) =>
    `claimed: ${bounds(least, most, measure && isShare(measure) ? inPercent : number)}`,
  /** How far two measures order the searches beside each other alike. */
  ranks: (one: string, other: string, { pairs, alike, range }: RankCorrelation): string => {
    const { low, high } = range;
    const tau = low === high ? twoPlaces(low) : `between ${twoPlaces(low)} and ${twoPlaces(high)}`;
    return `Of ${count(pairs, 'pair')} on one board, ${number(alike)} ${alike === 1 ? 'is' : 'are'} in the same order by ${one} as by ${other}: Kendall’s τ is ${tau}.`;
  },
  claimedRanks: (least: number, most: number): string => {
    if (most === 1) return `claimed: at least ${twoPlaces(least)}`;
    return least === -1
      ? `claimed: at most ${twoPlaces(most)}`
      : `claimed: ${twoPlaces(least)} to ${twoPlaces(most)}`;
  },
  agrees: 'What was measured agrees with the claim.',
  disagrees: 'What was measured does not agree with the claim.',
  open: 'Whether the claim is true cannot be told from this.',
  noLag: (id: string) => `--lag is about searches, and “${id}” is about divisions.`,
  lag: (panes: readonly Lagging[]) =>
    `A mistake is noticed after so many pieces on average: ${panes
      .map(
        ({ name, lag: { lag, isExact } }) =>
          `${name} ${lag && isExact ? decimal(lag.pieces.mean) : '–'}`,
      )
      .join(', ')}. Placed in vain: ${panes
      .map(
        ({ name, lag: { inVain, isExact, placements } }) =>
          `${name} ${isExact ? '' : 'at least '}${number(inVain)} of ${number(placements)}`,
      )
      .join(', ')}.`,
  unknown: (id: string, ids: string) => `there is no experiment “${id}”; there are: ${ids}.`,
};

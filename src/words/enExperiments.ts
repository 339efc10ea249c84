import type { Blocks } from '../generate/sizes.ts';
import type { FiguresOf, KindId, LimitOf, Measure } from '../experiment/kinds.ts';
import { count, number } from './enNumbers.ts';
import { once } from './once.ts';

const percent = once(
  () => new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 }),
);
/** How many times as much of something. */
const ratio = (value: number, measure: Measure): string => {
  if (measure === 'chiSquared') return `${number(value)} times as much`;
  return `${number(value)} times as ${asOften(measure) ? 'often' : 'many'}`;
};
const asOften = (measure: Measure): boolean => measure === 'done' || measure === 'stuck';

/** What is said of panes of one kind. */
type KindWords = {
  readonly [K in KindId]: {
    /** What such experiments are about. */
    readonly title: string;
    /** What a pane is. */
    readonly pane: string;
    /** How a pane has ended. */
    readonly end: (figures: FiguresOf<K>, limit: LimitOf<K>) => string;
    readonly progress: (done: number, of: number, share: number) => string;
  };
};

/** What is said in English of experiments and what came of them. */
export const enExperiments = {
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
  kinds: {
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
  } satisfies KindWords as KindWords,
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
  /** Pieces that a board is divided into. */
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
  /** What ratio is claimed. */
  claimed: (measure: Measure, least: number, most: number): string => {
    const many = asOften(measure) ? 'often' : 'many';
    if (least === most)
      return `claimed: ${least === 1 ? `equally ${many}` : ratio(least, measure)}`;
    if (least === 1 && most === Infinity) return `claimed: at least as ${many}`;
    if (most === Infinity) return `claimed: at least ${ratio(least, measure)}`;
    if (least === 0) return `claimed: at most ${ratio(most, measure)}`;
    return `claimed: ${number(least)} to ${ratio(most, measure)}`;
  },
  /** What value is claimed. */
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

export type ExperimentWords = typeof enExperiments;

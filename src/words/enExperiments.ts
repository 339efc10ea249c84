import type { Figures } from '../experiment/measuredRun.ts';
import type { Until } from '../run/until.ts';
import { count, number } from './enNumbers.ts';
import { once } from './once.ts';

const percent = once(
  () => new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 0 }),
);
const ratio = (value: number): string => `${number(value)} times as many`;

/** What is said in English of experiments and what came of them. */
export const enExperiments = {
  /** The columns of the table, and of the list in the terminal. */
  columns: {
    puzzle: 'puzzle',
    pane: 'search',
    placements: 'placements',
    deadEnds: 'dead ends',
    solutions: 'solutions',
    first: 'first after',
    end: 'ended',
  },
  listed: { id: 'name', title: 'title' },
  /** How a search has ended. */
  end: ({ finished, first, steps }: Figures, until: Until): string => {
    if (finished) return 'all searched';
    return until === 'first' && first !== null ? 'first solution' : `after ${count(steps, 'step')}`;
  },
  title: 'Experiments',
  loading: 'One moment …',
  notLoaded: 'The experiments could not be loaded. Check the connection, then try again.',
  again: 'Try again',
  about:
    'What is said about searches, and what comes of it here: each takes less than two minutes, and counts placements, not seconds, so it comes to the same on every machine.',
  run: 'Run',
  rerun: 'Run again',
  stop: 'Stop',
  watch: 'Watch it as a race',
  waiting: 'It waits for those that were started before it.',
  failed: 'It stopped unexpectedly.',
  claim: 'Claim',
  look: 'Look for',
  source: 'Source',
  progress: (done: number, of: number, share: number) =>
    `${number(done)} of ${count(of, 'search', 'searches')} done · ${percent().format(share)}`,
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
  },
  tooSoon: (name: string) => `${name} was stopped too soon to tell.`,
  /** What ratio is claimed. */
  claimed: (least: number, most: number): string => {
    if (least === most) return `claimed: ${least === 1 ? 'equally many' : ratio(least)}`;
    if (least === 1 && most === Infinity) return 'claimed: at least as many';
    if (most === Infinity) return `claimed: at least ${ratio(least)}`;
    if (least === 0) return `claimed: at most ${ratio(most)}`;
    return `claimed: ${number(least)} to ${ratio(most)}`;
  },
  claimedNumber: (value: number) => `claimed: ${number(value)}`,
  agrees: 'What was measured agrees with the claim.',
  disagrees: 'What was measured does not agree with the claim.',
  open: 'Whether the claim is true cannot be told from this.',
  unknown: (id: string, ids: string) => `there is no experiment “${id}”; there are: ${ids}.`,
};

export type ExperimentWords = typeof enExperiments;

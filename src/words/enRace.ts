import type { Search } from '../solve/search.ts';
import type { Misread } from '../solve/saved/searchText.ts';
import { count, number } from './enNumbers.ts';
import { once } from './once.ts';
import { short } from './short.ts';

const oneDigit = once(() => new Intl.NumberFormat('en', { maximumFractionDigits: 1 }));
const threeDigits = once(() => new Intl.NumberFormat('en', { maximumSignificantDigits: 3 }));
const ordinals = ['th', 'st', 'nd', 'rd'];
const ordinal = (place: number): string =>
  `${place}${ordinals[place % 100 > 10 && place % 100 < 14 ? 0 : place % 10] ?? 'th'}`;

/** A moment of a race, in steps or in milliseconds of computing. */
export function moment(at: number, unit: 'steps' | 'time'): string {
  if (unit === 'steps') return count(at, 'step');
  return at < 1000 ? `${oneDigit().format(at)} ms` : `${oneDigit().format(at / 1000)} s`;
}

/** The parts of a search, as they are called in a sentence. */
const partNames: Readonly<Record<keyof Search, string>> = {
  solver: 'solver',
  order: 'fill order',
  rules: 'list of rules',
  pieces: 'order of pieces',
  seed: 'seed',
  unique: 'kind of count, “all” or “unique”,',
  hold: 'piece to hold',
};

/** How much computing time is played a second. */
export const timePace = (microseconds: number): string =>
  microseconds < 1000
    ? `${threeDigits().format(microseconds)} µs a second`
    : `${threeDigits().format(microseconds / 1000)} ms a second`;

/** What is said in English where several searches attack one puzzle. */
export const enRace = {
  title: 'Race',
  whatKeyDoes: 'Several searches side by side, or several ways to make a puzzle; or one again',
  bar: 'Race settings',
  panes: 'Panes',
  leave: 'One board',
  add: 'Add',
  charts: 'Charts',
  table: 'Table',
  experiments: 'Experiments',
  save: 'Save',

  equal: 'The same for all',
  equals: { steps: 'Equal steps', time: 'Equal time' },
  until: 'The end',
  /** By what panes run. */
  untils: {
    search: {
      first: 'Until the first solution',
      all: 'Until all solutions',
      steps: 'For a number of steps',
    },
    generation: {
      all: 'Until done or stuck',
      steps: 'For a number of steps',
    },
  },
  untilSteps: 'Number of steps',
  wrongSteps: (most: number) => `A whole number from 1 to ${number(most)} is needed.`,

  /** A pane: its letter, and what it is called. */
  pane: (letter: string, name: string) => `${letter}: ${name}`,
  menu: (name: string) => `What to do with ${name}`,
  edit: 'Edit …',
  duplicate: 'Duplicate',
  remove: 'Remove',
  editTitle: (name: string) => `Edit ${name}`,
  saveCsv: 'Table as CSV',
  savePng: 'Charts as PNG',
  saveSvg: 'Charts as SVG',
  notSaved: 'The picture could not be made.',

  /** Along which side of its board a search fills it. */
  along: { long: 'along the long side', short: 'along the short side' },
  ahead: 'ahead',
  place: ordinal,
  failed: 'stopped unexpectedly',
  /** Said to those who do not see it. */
  finished: (pane: string, place: number) => `${pane}: finished ${ordinal(place)}.`,
  leads: (name: string) => `ahead: ${name}`,
  inAll: (finished: number, panes: number) => `${number(finished)} of ${number(panes)} ended`,
  moment,

  /** A value on an axis, or at the end of a bar. */
  amount: (value: number) => oneDigit().format(value),

  /** The figures of a pane at a glance, and the columns of the table. */
  figures: {
    pane: 'Pane',
    place: 'Place',
    steps: 'Steps',
    placements: 'Placements',
    deadEnds: 'Dead ends',
    depth: 'Depth',
    deepest: 'Deepest',
    solutions: 'Solutions',
    first: 'First solution',
    progress: 'Progress',
    time: 'Computing time',
    pace: 'Steps/s',
    score: 'Score',
    tries: 'Tries',
    whole: 'Whole pieces',
    restarts: 'Restarts',
  },
  caption: (title: string) => `Race on “${title}”`,

  /** Which finishes count as level. */
  tied: (share: number, ms: number) =>
    `finishes within ${100 * share}% or ${moment(ms, 'time')} share a place`,

  chart: {
    depth: 'Depth',
    progress: 'Progress',
    nodes: 'Placements at each depth',
    placements: 'Placements',
    score: 'Score',
    tries: 'Tries',
    stepsInAll: 'Steps made',
    triesInAll: 'Tries made',
    log: 'Log',
    /** Says of which chart, and begins as the button does. */
    scale: 'Log scale for the progress',
    /** Along the axis. */
    steps: 'steps',
    seconds: 'seconds',
    milliseconds: 'milliseconds',
  },
  /** What a chart says, for those who do not see it. */
  gistOf: (letter: string, name: string, value: string) => `${letter} (${name}): ${value}`,
  gist: (title: string, parts: readonly string[]) => `${title}: ${parts.join('; ')}`,

  /** What is said of ways to divide a board. */
  making: {
    score: (score: number) => `score ${number(score)}`,
    steps: (steps: number) => count(steps, 'step'),
    tries: (tries: number) => count(tries, 'try', 'tries'),
    whole: (whole: number, blocks: number) => `${number(whole)} of ${number(blocks)} whole`,
    restarts: (restarts: number) => count(restarts, 'restart'),
    stuck: 'stuck',
    /** Pieces, as written in an address. */
    pieces: (blocks: string) => {
      if (blocks === 'auto') return 'usual pieces';
      return /^\d+$/.test(blocks) ? count(Number(blocks), 'piece') : `pieces ${blocks}`;
    },
    doneAfter: (name: string, moment: string) => `${name} was done after ${moment}.`,
    stuckAfter: (name: string, score: number, moment: string) =>
      `${name} got stuck at a score of ${number(score)} after ${moment}.`,
    undoneAfter: (name: string, score: number, moment: string) =>
      `${name} still had a score of ${number(score)} after ${moment}.`,
  },

  /** What is wrong with the address of a race. */
  badPane: (pane: number, value: string, { part, text }: Misread) => {
    const wrong = part
      ? `its ${partNames[part]} cannot be “${short(text)}”`
      : `“${short(text)}” is one part too many`;
    return `Pane ${number(pane)} in the address, “${short(value)}”, is left out: ${wrong}.`;
  },
  badStrategy: (pane: number, value: string) =>
    `Pane ${number(pane)} in the address, “${short(value)}”, is left out: it is no way to divide a board, such as anneal:10:3.`,
  tooManyPanes: (panes: number, most: number) =>
    `${number(panes)} panes in the address are too many: the first ${number(most)} are shown.`,
};

export type RaceWords = typeof enRace;

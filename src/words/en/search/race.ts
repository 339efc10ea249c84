import type { Misread } from '../../../solve/saved/searchText.ts';
import type { Search } from '../../../solve/search.ts';
import { once, ratioIn, short } from '../../format.ts';
import type { Noticed, Won } from '../../sentences.ts';
import { count, decimal, moment, number } from '../numbers.ts';

const listed = once(() => new Intl.ListFormat('en'));
const ratio = ratioIn('en');

const ordinals = ['th', 'st', 'nd', 'rd'];
const ordinal = (place: number): string =>
  `${place}${ordinals[place % 100 > 10 && place % 100 < 14 ? 0 : place % 10] ?? 'th'}`;

/** The parts of a search, as named in a sentence. */
const partNames: Readonly<Record<keyof Search, string>> = {
  solver: 'solver',
  order: 'fill order',
  rules: 'list of rules',
  pieces: 'order of pieces',
  seed: 'seed',
  unique: 'kind of count, “all” or “unique”,',
  hold: 'piece to hold',
};

const pieces = (value: number): string =>
  `${decimal(value)} ${decimal(value) === '1' ? 'piece' : 'pieces'}`;
const capital = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** Races of searches, and of strategies that divide a board. */
export const race = {
  title: 'Race',
  whatKeyDoes: 'A race side by side, and back',
  bar: 'Race settings',
  panes: 'Panes',
  leave: 'One board',
  add: 'Add',
  charts: 'Charts',
  mistakes: 'Mistakes',
  table: 'Table',
  experiments: 'Experiments',
  save: 'Save',

  equal: 'The same for all',
  equals: { steps: 'Equal steps', time: 'Equal time' },
  until: 'The end',
  /** The ends of a race, by the kind of its panes. */
  untils: {
    search: {
      first: 'Until the first solution',
      all: 'Until all solutions',
      steps: 'For a number of steps',
    },
    generation: { all: 'Until done or stuck', steps: 'For a number of steps' },
  },
  untilSteps: 'Number of steps',
  wrongSteps: (most: number) => `A whole number from 1 to ${number(most)} is needed.`,

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

  /** The side of its board along which a search fills it; and the same where there is little room. */
  along: {
    long: { whole: 'along the long side', brief: 'lengthwise' },
    short: { whole: 'along the short side', brief: 'crosswise' },
  },
  ahead: 'ahead',
  place: ordinal,
  failed: 'stopped unexpectedly',
  /** Those who share a place. */
  finished: (panes: readonly string[], place: number) =>
    `${panes.join(', ')}: finished ${ordinal(place)}${panes.length > 1 ? ' together' : ''}.`,
  /** The same of a race of several, and at its end how much later the slowest finished, in a sentence of its own. */
  won({ names, after, isVain, last }: Won): string[] {
    const are = names.length > 1;
    const who = listed().format(names);
    const when = after ?? '';
    const vain = are
      ? `tied: each searched everything${when && ` in ${when}`} and found no solution`
      : `was first to search everything and found no solution${when && ` after ${when}`}`;
    const won = `${are ? 'tied' : 'won'}${when && ` in ${when}`}`;
    const said = `${who} ${isVain ? vain : won}.`;
    if (!last) return [said];
    const much = last.unit === 'steps' ? 'many' : 'long';
    const many = last.names.length;
    const slowest = many > 2 ? `${many} others` : listed().format(last.names);
    return [
      said,
      `${slowest}${many > 1 ? ' each' : ''} took ${ratio(last.times)} times as ${much}.`,
    ];
  },
  leads: (name: string) => `ahead: ${name}`,
  /** What follows a share, and a number of placements. */
  searched: 'searched',
  placed: (placements: number): string => (placements === 1 ? 'placement' : 'placements'),
  /** In place of these, once the board shows it again. */
  lastSolution: 'last solution',
  /** In place of the number of solutions then. */
  lastOf: (solutions: number) =>
    solutions === 1 ? 'the only solution' : `last of ${number(solutions)} solutions`,
  /** The same in a sentence, of all boards of a race. */
  lastSolutions: (boards: number): string =>
    boards === 1 ? 'The board shows its last solution.' : 'Each board shows its last solution.',
  inAll: (finished: number, panes: number) => `${number(finished)} of ${number(panes)} ended`,
  moment,
  /** A value on an axis, or at the end of a bar. */
  amount: (value: number) => decimal(value),

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
    mistakes: 'Mistakes noticed',
    noticed: 'Noticed after',
    inVain: 'In vain',
    reasons: 'Dead ends because',
    mostAt: 'Nothing fitted on',
    time: 'Computing time',
    pace: 'Steps/s',
    score: 'Score',
    tries: 'Tries',
    whole: 'Whole pieces',
    restarts: 'Restarts',
  },
  caption: (title: string) => `Race on “${title}”`,
  /** The finishes that count as level. */
  tied: (share: number, ms: number) =>
    `finishes within ${100 * share}% or ${moment(ms, 'time')} share a place`,

  chart: {
    depth: 'Depth',
    progress: 'Progress',
    nodes: 'Placements at each depth',
    placements: 'Placements',
    noticed: 'Mistakes noticed after, in pieces',
    inVain: 'Placed in vain, by mistake depth',
    branching: 'Pieces laid next, mean by depth',
    survivors: 'Open boards that go on, by depth',
    score: 'Score',
    tries: 'Tries',
    stepsInAll: 'Steps made',
    triesInAll: 'Tries made',
    log: 'Log',
    /** The name of the button `log` of a chart, which begins alike. */
    scale: 'Log scale for the progress',
    steps: 'steps',
    seconds: 'seconds',
    milliseconds: 'milliseconds',
  },
  /** The content of a chart, for screen readers. */
  gistOf: (letter: string, name: string, value: string) => `${letter} (${name}): ${value}`,
  gist: (title: string, parts: readonly string[]) => `${title}: ${parts.join('; ')}`,

  /** What meters tell of searches: after how many pieces mistakes were noticed, and why there were dead ends. */
  lag: {
    measuring: (step: number, steps: number) =>
      `Measured up to step ${number(step)} of ${number(steps)}.`,
    average: (mean: number, median: number) => `${pieces(mean)} (median ${decimal(median)})`,
    atLeast: (share: string) => `at least ${share}`,
    reasons: { nothing: 'nothing fitted', leftOver: 'pieces left over' },
    shares: (all: readonly (readonly [name: string, share: string])[]) =>
      all.length === 0 ? '–' : all.map(([name, share]) => `${name} ${share}`).join(', '),
    along: { long: 'along the long side', short: 'along the short side' },
    with: (name: string) => `with “${name}”`,
    /** How many were noticed, by the letters of panes, and the placements since one that was not. */
    tally: (
      panes: readonly (readonly [letter: string, mistakes: string, sinceOne: number | undefined])[],
    ) =>
      `Mistakes noticed: ${panes
        .map(([letter, mistakes, sinceOne]) =>
          sinceOne === undefined
            ? `${letter} ${mistakes}`
            : `${letter} ${mistakes}, one not yet (${count(sinceOne, 'placement')} so far)`,
        )
        .join(' · ')}`,
    /** Those with which mistakes were noticed compared, then those with which none were. */
    noticed: (compared: string, others: readonly string[]) =>
      others.length === 0
        ? `${compared}.`
        : `${compared}; ${others.join(', ')} none was noticed yet.`,
    alone: (mean: number) => `A mistake is noticed after ${pieces(mean)} on average`,
    only: (noticed: Noticed) =>
      `${capital(noticed.with)} a mistake is noticed after ${pieces(noticed.pieces)} on average`,
    two: (sooner: Noticed, later: Noticed) =>
      `${capital(sooner.with)} a mistake is noticed after ${pieces(sooner.pieces)} on average, ${later.with} after ${decimal(later.pieces)}`,
    many: (soonest: Noticed, latest: Noticed) =>
      `A mistake is noticed soonest ${soonest.with}, after ${pieces(soonest.pieces)} on average, and latest ${latest.with}, after ${decimal(latest.pieces)}`,
    same: (mean: number) =>
      `Wherever mistakes were noticed, that was after ${pieces(mean)} on average`,
    none: 'No mistake was noticed yet.',
    hopeless: 'There is no solution: all is in vain, and no single piece is the mistake.',
    unknown:
      'Not known yet: how far back mistakes go. Until then, numbers of mistakes, and in vain, are the least that they can be.',
  },
  heat: {
    title: 'Heat of the board',
    choices: {
      none: 'No heat',
      chosen: 'Heat: chosen',
      cleared: 'Heat: cleared',
      covered: 'Heat: covered',
    },
    scale: 'Scale of the heat',
    scales: { one: 'One scale', each: 'Own scales' },
    /** What the numbers of a scale count: the unit, and what is left out where there is no room. */
    units: {
      chosen: ['times', 'chosen'],
      cleared: ['times', 'cleared'],
      covered: ['steps', 'covered'],
    },
    /** What is counted, before its scale where it stands alone; and the ends of scales that differ. */
    legend: {
      chosen: 'How often each cell was the next to be filled',
      cleared: 'How often each cell was cleared again',
      covered: 'For how many steps each cell was covered',
    },
    ends: { least: 'least', most: 'most of its board' },
    /** What is said of a cell, by its count. */
    counts: {
      chosen: (times: number) => `next to be filled ${count(times, 'time')}`,
      cleared: (times: number) => `cleared ${count(times, 'time')}`,
      covered: (steps: number) => `covered for ${count(steps, 'step')}`,
    },
    /** In as few words as where its scale stands. */
    amounts: {
      chosen: (times: number) => count(times, 'time'),
      cleared: (times: number) => count(times, 'time'),
      covered: (steps: number) => count(steps, 'step'),
    },
    cell: (name: string, told: string) => `${name}: ${told}`,
    cells: (pane: string) => `Cells of ${pane}`,
    nothing: (step: number) => `Up to step ${number(step)}: nothing yet.`,
    /** The picture in words, with the busiest cells. */
    gist: (step: number, ends: { least: number; most: number }, busiest: readonly string[]) =>
      `Up to step ${number(step)}, scale from ${number(ends.least)} to ${number(ends.most)}. Busiest cells: ${busiest.join('; ')}.`,
  },

  /** Races of strategies that divide a board. */
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

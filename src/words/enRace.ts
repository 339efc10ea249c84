import { count, number } from './enNumbers.ts';
import { lazily } from './lazily.ts';

const seconds = lazily(() => new Intl.NumberFormat('en', { maximumFractionDigits: 1 }));
const ordinals = ['th', 'st', 'nd', 'rd'];
const ordinal = (place: number): string =>
  `${place}${ordinals[place % 100 > 10 && place % 100 < 14 ? 0 : place % 10] ?? 'th'}`;

/** A moment of a race, in steps or in milliseconds of computing. */
const moment = (at: number, equal: 'steps' | 'time'): string =>
  equal === 'steps' ? count(at, 'step') : `${seconds().format(at / 1000)} s`;

/** What is said in English where several searches attack one puzzle. */
export const enRace = {
  title: 'Race',
  bar: 'Race',
  panes: 'Panes',
  leave: 'One board',
  add: 'Add',
  restart: 'Restart',
  charts: 'Charts',
  table: 'Table',
  experiments: 'Experiments',
  save: 'Save',

  equal: 'The same for all',
  equals: { steps: 'Equal steps', time: 'Equal time' },
  until: 'The end',
  untils: {
    first: 'Until the first solution',
    all: 'Until all solutions',
    steps: 'For a number of steps',
  },
  untilSteps: 'Number of steps',

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

  ahead: 'ahead',
  place: ordinal,
  failed: 'stopped unexpectedly',
  /** Said to those who do not see it. */
  finished: (pane: string, place: number) => `${pane}: finished ${ordinal(place)}.`,
  leads: (name: string) => `ahead: ${name}`,
  inAll: (finished: number, panes: number) => `${number(finished)} of ${number(panes)} finished`,
  moment,
  momentOf: (at: number, known: number, equal: 'steps' | 'time') =>
    `${moment(at, equal)} of ${moment(known, equal)}`,

  /** The figures of a pane at a glance, and the columns of the table. */
  figures: {
    pane: 'Pane',
    name: 'Search',
    place: 'Place',
    steps: 'Steps',
    placements: 'Placements',
    deadEnds: 'Dead ends',
    depth: 'Depth',
    deepest: 'Deepest',
    solutions: 'Solutions',
    first: 'First solution',
    progress: 'Progress',
    pace: 'Steps/s',
  },
  caption: (title: string) => `Race on “${title}”`,

  chart: {
    depth: 'Depth',
    progress: 'Progress',
    nodes: 'Placements at each depth',
    placements: 'Placements',
    log: 'Log',
    linear: 'Linear',
    scale: 'Scale of the progress',
    /** Along the axis. */
    steps: 'steps',
    time: 'seconds',
  },
  /** What a chart says, for those who do not see it. */
  gist: (title: string, parts: readonly string[]) => `${title}: ${parts.join('; ')}`,
};

export type RaceWords = typeof enRace;

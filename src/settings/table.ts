import { readSeed } from '../solve/saved/searchText.ts';
import type { Grain } from '../teach/moment/explanation.ts';
import { interludeIds, programmeParts } from '../puzzle/category.ts';
import { readBoxSize, type BoxSize } from '../generate/sizes.ts';
import type { AskedMaking } from '../generate/asked.ts';
import { noRequirements, type Requirements } from '../generate/requirements.ts';
import type { Equal } from '../play/race.ts';
import { ladder, readSpeed, type Speed } from '../play/tempo.ts';
import { readUntil, type Until } from '../run/until.ts';
import { LARGEST_SEED } from '../solve/random.ts';
import { themes, type ThemeId } from '../theme/index.ts';
import { languages, type Language } from '../words/index.ts';
import {
  lessonModes,
  readLessonPlace,
  writeLessonPlace,
  type PlaceInLesson,
} from './lessonPlace.ts';
import {
  readMaking,
  readRequirements,
  usualMaking,
  writeMaking,
  writeRequirements,
} from './making.ts';
import { modeIds, type ModeId } from './modeIds.ts';
import { MOST_PANELS, panelIds, type PanelId } from './panelIds.ts';
import { searchPanes, strategyPanes } from './race.ts';
import { among, flag, flagOrAuto, number, numberOrAuto, one, some, type Row } from './row.ts';
import { searchChoice } from './searchParts.ts';

/** A puzzle: by its id in the catalogue, or a text packed for the address. */
type PuzzleName = { readonly id: string } | { readonly packed: string };

/** A moment of a run: a step, and the number of ticks after it; Infinity for all of them. */
export interface Moment {
  readonly step: number;
  readonly tick: number;
}

/** The place of a window among several, each on a screen of its own, side by side. */
interface ScreenPlace {
  /** From the left, from 1. */
  readonly place: number;
  /** The number of windows; 1 for a window of its own. */
  readonly count: number;
}

/** A random tiling of an Aztec diamond. */
interface Diamond {
  readonly order: number;
  readonly seed: number;
}

/** The puzzle that is shown where no other is asked for. */
export const defaultId = 'pentomino-10x6';

/** The most windows that show something together. */
const MOST_SCREENS = 16;

/** The largest order of a diamond that is still drawn cell by cell. */
const LARGEST_ORDER = 40;

const themeIds = Object.keys(themes) as ThemeId[];
const oneBoard = ['saver', 'class', 'wall'] as const;

const isWhole = (text: string): boolean =>
  /^\d+$/.test(text) && Number(text) <= Number.MAX_SAFE_INTEGER;

/** Reads `12`, or `12.3` for the moment after three of the ticks that follow step 12. */
function readMoment(text: string): Moment | undefined {
  const [step = '', tick, ...others] = text.split('.');
  if (others.length > 0 || !isWhole(step) || !isWhole(tick ?? '0')) return undefined;
  return { step: Number(step), tick: tick === undefined ? Infinity : Number(tick) };
}

/** Reads `2/3`, the second of three. */
function readScreen(text: string): ScreenPlace | undefined {
  const [, place, count] = (/^(\d{1,2})\/(\d{1,2})$/.exec(text) ?? []).map(Number);
  if (place === undefined || count === undefined) return undefined;
  return place >= 1 && place <= count && count <= MOST_SCREENS ? { place, count } : undefined;
}

/** Reads names of panels, with commas in between. */
function readPanels(text: string): readonly PanelId[] | undefined {
  const names = text === '' ? [] : text.toLowerCase().split(',');
  const known = names.flatMap((name) => panelIds.find((id) => id === name) ?? []);
  const isSound = known.length === names.length && new Set(known).size === known.length;
  return isSound && known.length <= MOST_PANELS ? known : undefined;
}

/** Reads `order:seed`; the seed may be left out. */
function readDiamond(text: string): Diamond | undefined {
  const parts = /^(\d+)(?::(\d+))?$/.exec(text);
  const [order, seed] = [Number(parts?.[1]), Number(parts?.[2] ?? 0)];
  const isSound = parts && order >= 1 && order <= LARGEST_ORDER && seed <= LARGEST_SEED;
  return isSound ? { order, seed } : undefined;
}

const mode = one<ModeId>('saver', modeIds, { scope: 'subject' });

const puzzle: Row<PuzzleName> = {
  usual: { id: defaultId },
  scope: 'subject',
  readers: {
    puzzle: (id, { isPuzzle }) => (isPuzzle(id) ? id : undefined),
    // Validated when it is unpacked.
    text: (packed) => packed,
  },
  writeAll: (name) => ('id' in name ? { puzzle: name.id, text: '' } : { text: name.packed }),
  valueOf: ({ puzzle: id = defaultId, text }) =>
    text ? { packed: text as string } : { id: id as string },
};

/** The size of a rectangle that is divided instead of the puzzle's board, if there is one. */
const size: Row<BoxSize | undefined> = {
  usual: undefined,
  read: (text) => readBoxSize(text.toLowerCase()),
  write: (box) => (box ? box.join('x') : ''),
  scope: 'mode',
  modes: ['race', 'generate'],
};

/** The place in the lesson that is given. */
const lesson: Row<PlaceInLesson | undefined> = {
  usual: undefined,
  read: readLessonPlace,
  write: (place) => (place ? writeLessonPlace(place) : ''),
  scope: 'mode',
  modes: lessonModes,
  // An address without a puzzle shows what the lesson shows there.
  alwaysSaid: (place) => (place ? ['puzzle'] : []),
};

const until: Row<Until> = {
  usual: 'all',
  read: readUntil,
  write: String,
  scope: 'mode',
  modes: ['race'],
};

const make: Row<AskedMaking> = {
  usual: usualMaking,
  read: readMaking,
  write: writeMaking,
  scope: 'mode',
  modes: ['generate'],
};

const require: Row<Requirements> = {
  usual: noRequirements,
  read: readRequirements,
  write: writeRequirements,
  scope: 'mode',
  modes: ['generate'],
};

const panels: Row<readonly PanelId[]> = {
  usual: [],
  read: readPanels,
  write: (ids) => ids.join(','),
  scope: 'mode',
  modes: ['class'],
};

const diamond: Row<Diamond> = {
  usual: { order: 24, seed: 0 },
  read: readDiamond,
  write: ({ order, seed }) => `${order}:${seed}`,
  scope: 'mode',
  modes: ['aztec'],
};

const screen: Row<ScreenPlace> = {
  usual: { place: 1, count: 1 },
  read: readScreen,
  write: ({ place, count }) => `${place}/${count}`,
  scope: 'screens',
};

const moment: Row<Moment> = {
  usual: { step: 0, tick: Infinity },
  readers: { step: readMoment },
  writeAll: ({ step, tick }) => ({ step: tick === Infinity ? String(step) : `${step}.${tick}` }),
  valueOf: ({ step }) => (step as Moment | undefined) ?? moment.usual,
  scope: 'moment',
};

const speed: Row<Speed> = {
  usual: 'auto',
  range: { kind: 'one', values: ['auto', ...ladder.map(String)] },
  read: readSpeed,
  write: String,
  scope: 'run',
  forHosts: true,
};

/** The theme whose turn it is where themes take turns; no address has it. */
const turn: Row<ThemeId> = {
  usual: 'midnight',
  readers: {},
  writeAll: () => ({}),
  valueOf: () => turn.usual,
  scope: 'look',
};

const shuffle: Row<number | 'auto'> = {
  usual: 'auto',
  read: (text) => among('auto')(text) ?? readSeed(text),
  write: String,
  scope: 'run',
};

/**
 * All settings of the page, one row each, in the order of addresses and controls: the only description of a setting but
 * for its words (`settings` in `words/`). Types, addresses, dialog, hosts and documents follow from it.
 */
export const table = {
  mode,
  puzzle,
  search: searchChoice({ scope: 'mode', modes: oneBoard }),
  /** Whether solutions that are images of each other count once, whatever the search. */
  unique: flag(false, { scope: 'mode', modes: oneBoard }),
  panes: searchPanes({ scope: 'mode', modes: ['race'] }),
  strategies: strategyPanes({ scope: 'mode', modes: ['race'] }),
  /** The measure in which all panes of a race go on equally. */
  equal: one<Equal>('steps', ['steps', 'time'], { scope: 'mode', modes: ['race'] }),
  until,
  lesson,
  /** Whether the notes for the teacher are shown. */
  notes: flag(false, { scope: 'mode', modes: lessonModes }),
  size,
  make,
  require,
  /** The moments at which a class stops. */
  grain: one<Grain>('places', ['places', 'tries', 'dead-ends'], {
    scope: 'mode',
    modes: ['class'],
  }),
  /** Whether the ways that are left are shown. */
  ways: flag(false, { scope: 'mode', modes: ['class'] }),
  /** The panels beside the board, in the order they were switched on. */
  panels,
  diamond,
  /** All solutions of the puzzle, or the puzzles that have been solved in this browser. */
  wall: one<'all' | 'solved'>('all', ['all', 'solved'], { scope: 'mode', modes: ['wall'] }),
  screen,
  /** Whether all screens show one picture, or each has its own. */
  pictures: one<'one' | 'each'>('one', ['one', 'each'], { scope: 'screens' }),
  /** Whether the screen is kept on while it is watched rather than used. */
  awake: flag(true, { scope: 'window' }),
  /** Whether any input leaves the page while it is left alone, and does nothing else. */
  leave: flag(false, { scope: 'window' }),
  /** `auto` where themes take turns. */
  theme: one<ThemeId | 'auto'>('auto', ['auto', ...themeIds], {
    scope: 'look',
    inDialog: true,
    forHosts: true,
  }),
  turn,
  /** The themes that take turns, from board to board; if there are none, the theme stays. */
  themes: some<ThemeId>(
    'themes',
    // Not the bright one, as a screen is often left on in a dark room, nor the one that is made to be read.
    ['midnight', 'chocolate', 'glass', 'neon', 'blueprint', 'wood'],
    themeIds,
    'none',
    { scope: 'playlist', modes: ['saver'], forHosts: true },
  ),
  /** The hour of the day that the light is of; `auto` for now. */
  hour: numberOrAuto({ least: 0, most: 24, isWhole: false }, [0, 3, 6, 9, 12, 15, 18, 21], {
    scope: 'look',
    forHosts: true,
  }),
  speed,
  /** The puzzles that follow each other: those of any of these parts; all puzzles if there are none. */
  play: some('play', [], programmeParts, 'all', {
    scope: 'playlist',
    modes: ['saver'],
    inDialog: true,
    forHosts: true,
  }),
  /** For how many minutes each board stays; `auto` as long as it is worth it. */
  minutes: numberOrAuto({ least: 1, most: 60, isWhole: false }, [1, 2, 5, 10, 30], {
    scope: 'playlist',
    modes: ['saver'],
    inDialog: true,
    forHosts: true,
  }),
  /** The interludes between boards. */
  interludes: some('interludes', interludeIds, interludeIds, 'none', {
    scope: 'playlist',
    modes: ['saver'],
    forHosts: true,
  }),
  /** The number of boards from one interlude to the next. */
  every: number(5, { least: 1, most: 100, isWhole: true }, [1, 2, 3, 5, 10, 20], {
    scope: 'playlist',
    modes: ['saver'],
    forHosts: true,
  }),
  moment,
  paused: flag(false, { scope: 'moment' }),
  /** `auto` as the theme prefers. */
  letters: flagOrAuto({ scope: 'look', inDialog: true, forHosts: true }),
  /** Whether each step is explained in words, where a mode does not do so anyway. */
  captions: flag(false, { scope: 'run', inDialog: true, forHosts: true }),
  /** Whether titles are shown while there are no controls. */
  titles: flag(true, { scope: 'window', forHosts: true }),
  /** `auto` as the browser prefers. */
  lang: one<Language | 'auto'>('auto', ['auto', ...languages], {
    scope: 'window',
    inDialog: true,
    forHosts: true,
  }),
  /** The seed of the order in which puzzles follow each other; `auto` leaves it to chance. */
  shuffle,
  /** Whether there are controls. */
  ui: flag(true, { scope: 'window' }),
} as const;

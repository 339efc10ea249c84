import type { Moment } from '../run/step.ts';
import { readSeed } from '../solve/saved/searchText.ts';
import { interludeIds, playlistParts } from '../puzzle/category.ts';
import type { Grain } from '../teach/moment/explanation.ts';
import { readBoxSize, type BoxSize } from '../generate/sizes.ts';
import { type AskedMaking, noRequirements, type Requirements } from '../generate/asked.ts';
import { heatMeasures, type HeatMeasure } from '../lag/heatScale.ts';
import type { Equal } from '../play/race.ts';
import { ladder, readSpeed, type Speed } from '../play/tempo.ts';
import { readUntil, type Until } from '../run/until.ts';
import { LARGEST_SEED } from '../solve/random.ts';
import { themes, type ThemeId } from '../theme/index.ts';
import { languages, type Language } from '../words/board.ts';
import { browse, compare } from './dialogs.ts';
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
import {
  among,
  flag,
  flagOrAuto,
  noted,
  number,
  numberOrAuto,
  one,
  some,
  type Row,
} from './row.ts';
import { question } from './question.ts';
import { searchChoice, searchPanes, strategyPanes } from './searches.ts';
import { stretch } from './stretch.ts';

/** A puzzle: by its id in the catalogue, or a text packed for the address. */
type PuzzleName = { readonly id: string } | { readonly packed: string };

/** The place of a window among several, each on a screen of its own, side by side. */
interface ScreenPlace {
  /** From the left, from 1. */
  readonly place: number;
  /** The number of windows; 1 for a window of its own. */
  readonly count: number;
}

interface Diamond {
  readonly order: number;
  readonly seed: number;
}

/** The puzzle that is shown where no other is asked for. */
export const defaultId = 'pentomino-10x6';

const MOST_SCREENS = 16;

/** The largest order of a diamond that is still drawn cell by cell. */
const LARGEST_ORDER = 40;

const themeIds = Object.keys(themes) as ThemeId[];

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

const writeScreen = ({ place, count }: ScreenPlace): string => `${place}/${count}`;

function readPanels(text: string): readonly PanelId[] | undefined {
  const names = text === '' ? [] : text.toLowerCase().split(',');
  const known = names.flatMap((name) => panelIds.find((id) => id === name) ?? []);
  const isSound = known.length === names.length && new Set(known).size === known.length;
  return isSound && known.length <= MOST_PANELS ? known : undefined;
}

/** Takes numbers in threes as they are; whether they are pieces of the puzzle is seen later. */
const readPositionText = (text: string): string | undefined =>
  /^(\d+\.\d+\.\d+(-\d+\.\d+\.\d+)*)?$/.test(text) ? text : undefined;

/** Reads `order:seed`; the seed may be left out. */
function readDiamond(text: string): Diamond | undefined {
  const parts = /^(\d+)(?::(\d+))?$/.exec(text);
  const [order, seed] = [Number(parts?.[1]), Number(parts?.[2] ?? 0)];
  const isSound = parts && order >= 1 && order <= LARGEST_ORDER && seed <= LARGEST_SEED;
  return isSound ? { order, seed } : undefined;
}

const writeDiamond = ({ order, seed }: Diamond): string => `${order}:${seed}`;

const writeLesson = (place: PlaceInLesson | undefined): string =>
  place ? writeLessonPlace(place) : '';

const readSize = (text: string): BoxSize | undefined => readBoxSize(text.toLowerCase());

const ORIGIN = /^(https?):\/\/([a-z\d.-]+|\[[\da-f:.]+\])(?::(\d{1,5}))?$/;

/** Reads `https://school.example`, the origin of a page. */
function readOrigin(text: string): string | undefined {
  if (text === '') return text;
  const [, scheme, host, port] = ORIGIN.exec(text.toLowerCase()) ?? [];
  if (!scheme || Number(port ?? 0) > 65_535) return undefined;
  // Browsers leave out the usual port.
  const isUsual = port === undefined || Number(port) === (scheme === 'https' ? 443 : 80);
  return `${scheme}://${host}${isUsual ? '' : `:${Number(port)}`}`;
}

const readShuffle = (text: string): number | 'auto' | undefined =>
  among('auto')(text) ?? readSeed(text);

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

const moment: Row<Moment> = {
  usual: { step: 0, tick: Infinity },
  readers: { step: readMoment },
  writeAll: ({ step, tick }) => ({ step: tick === Infinity ? String(step) : `${step}.${tick}` }),
  valueOf: ({ step }) => (step as Moment | undefined) ?? moment.usual,
  scope: 'moment',
};

/** The theme whose turn it is where themes take turns; no address has it. */
const turn: Row<ThemeId> = {
  usual: 'midnight',
  readers: {},
  writeAll: () => ({}),
  valueOf: () => turn.usual,
  scope: 'look',
};

/** Places that several settings have. */
const onOneBoard = { scope: 'mode', modes: ['saver', 'class', 'wall'] } as const;
const inRace = { scope: 'mode', modes: ['race'] } as const;
const inGenerate = { scope: 'mode', modes: ['generate'] } as const;
const inClass = { scope: 'mode', modes: ['class'] } as const;
/** Where a game is; windows that show it go along. */
const inPlay = { scope: 'run', modes: ['play'] } as const;
const inLessons = { scope: 'mode', modes: lessonModes } as const;
const ofPlaylist = { scope: 'playlist', modes: ['saver'], forHosts: true } as const;
const everywhere = { inDialog: true, forHosts: true } as const;

/**
 * All settings of the page, one row each, in the order of addresses and controls: the only description of a
 * setting but for its words (`settings` in `words/`). Types, addresses, dialog, hosts and documents follow
 * from it.
 */
export const table = {
  mode: one<ModeId>('saver', modeIds, { scope: 'subject' }),
  puzzle,
  search: searchChoice(onOneBoard),
  /** Whether solutions that are images of each other count once, whatever the search. */
  unique: flag(false, onOneBoard),
  panes: searchPanes(inRace),
  strategies: strategyPanes(inRace),
  /** The measure in which all panes of a race go on equally. */
  equal: one<Equal>('steps', ['steps', 'time'], inRace),
  until: noted<Until>('all', readUntil, String, inRace),
  /** How busy searches were on each cell, drawn on their boards; and whether all boards have one scale. */
  heat: one<HeatMeasure | 'none'>('none', ['none', ...heatMeasures], inRace),
  heatscale: one<'one' | 'each'>('one', ['one', 'each'], inRace),
  /** The place in the lesson that is given; an address without a puzzle shows what the lesson shows there. */
  lesson: {
    ...noted<PlaceInLesson | undefined>(undefined, readLessonPlace, writeLesson, inLessons),
    alwaysSaid: (place: PlaceInLesson | undefined) => (place ? ['puzzle'] : []),
  },
  /** The size of a rectangle that is divided instead of the puzzle's board, if there is one. */
  size: noted<BoxSize | undefined>(undefined, readSize, (box) => box?.join('x') ?? '', {
    scope: 'mode',
    modes: ['race', 'generate'],
  }),
  make: noted<AskedMaking>(usualMaking, readMaking, writeMaking, inGenerate),
  require: noted<Requirements>(noRequirements, readRequirements, writeRequirements, inGenerate),
  /** The moments at which a class stops. */
  grain: one<Grain>('places', ['places', 'tries', 'dead-ends'], inClass),
  ways: flag(false, inClass),
  /** Whether it is told since when no solution is left. */
  lost: flag(false, inClass),
  /** The panels beside the board, in the order they were switched on. */
  panels: noted<readonly PanelId[]>([], readPanels, String, inClass),
  /** The pieces that lie on a board that is played by hand, as `game/position.ts` writes them. */
  laid: noted<string>('', readPositionText, String, inPlay),
  /** Whether it is told after each move how many ways are left. */
  live: flag(false, inPlay),
  question,
  diamond: noted<Diamond>({ order: 24, seed: 0 }, readDiamond, writeDiamond, {
    scope: 'mode',
    modes: ['aztec'],
  }),
  /** All solutions of the puzzle, or the puzzles that have been solved in this browser. */
  wall: one<'all' | 'solved'>('all', ['all', 'solved'], { scope: 'mode', modes: ['wall'] }),
  /** The seed of a walk. */
  walk: noted<number>(0, readSeed, String, { scope: 'mode', modes: ['walk'] }),
  screen: noted<ScreenPlace>({ place: 1, count: 1 }, readScreen, writeScreen, { scope: 'screens' }),
  /** Whether all screens show one picture, or each has its own. */
  pictures: one<'one' | 'each'>('one', ['one', 'each'], { scope: 'screens' }),
  /** Whether the screen is kept on while it is watched rather than used. */
  awake: flag(true, { scope: 'window' }),
  /** Whether any input leaves the page while it is left alone, and does nothing else. */
  leave: flag(false, { scope: 'window' }),
  /** Whether it stands in the frame of another page, with a row of controls. */
  embed: flag(false, { scope: 'window' }),
  /** The only origin whose page around this one may steer it; empty for any. */
  origin: noted<string>('', readOrigin, String, { scope: 'window' }),
  /** `auto` where themes take turns. */
  theme: {
    ...one<ThemeId | 'auto'>('auto', ['auto', ...themeIds], { scope: 'look', ...everywhere }),
    usualIn: { class: 'paper' },
  },
  turn,
  /** The themes that take turns, from board to board; if there are none, the theme stays. */
  themes: some<ThemeId>(
    'themes',
    // Not the bright one, as a screen is often left on in a dark room, nor the one that is made to be read.
    ['midnight', 'chocolate', 'glass', 'neon', 'blueprint', 'wood'],
    themeIds,
    'none',
    ofPlaylist,
  ),
  /** The hour of the day that the light is of; `auto` for now. */
  hour: numberOrAuto({ least: 0, most: 24, isWhole: false }, [0, 3, 6, 9, 12, 15, 18, 21], {
    scope: 'look',
    forHosts: true,
  }),
  speed: {
    ...noted<Speed>('auto', readSpeed, String, { scope: 'run', forHosts: true }),
    range: { kind: 'one', values: ['auto', ...ladder.map(String)] },
    usualIn: { class: 1 },
  },
  /** The puzzles that follow each other: those of any of these parts; all puzzles if there are none. */
  play: some('play', [], playlistParts, 'all', { ...ofPlaylist, inDialog: true }),
  /** For how many minutes each board stays; `auto` as long as it is worth it. */
  minutes: numberOrAuto({ least: 1, most: 60, isWhole: false }, [1, 2, 5, 10, 30], {
    ...ofPlaylist,
    inDialog: true,
  }),
  interludes: some('interludes', interludeIds, interludeIds, 'none', ofPlaylist),
  /** The number of boards from one interlude to the next. */
  every: number(5, { least: 1, most: 100, isWhole: true }, [1, 2, 3, 5, 10, 20], ofPlaylist),
  moment,
  stretch,
  browse,
  compare,
  paused: { ...flag(false, { scope: 'moment' }), usualIn: { class: true } },
  /** `auto` as the theme prefers. */
  letters: { ...flagOrAuto({ scope: 'look', ...everywhere }), usualIn: { class: true } },
  /** Whether each step is explained in words, where a mode does not do so anyway. */
  captions: flag(false, { scope: 'run', ...everywhere }),
  /** Whether titles are shown while there are no controls. */
  titles: flag(true, { scope: 'window', forHosts: true }),
  /** Whether the gallery shows solutions; `auto` where the page may tell the outcome of a puzzle. */
  solutions: flagOrAuto({ scope: 'window' }),
  /** `auto` as the browser prefers. */
  lang: one<Language | 'auto'>('auto', ['auto', ...languages], { scope: 'window', ...everywhere }),
  /** The seed of the order in which puzzles follow each other; `auto` leaves it to chance. */
  shuffle: noted<number | 'auto'>('auto', readShuffle, String, { scope: 'run' }),
  ui: flag(true, { scope: 'window' }),
} as const;

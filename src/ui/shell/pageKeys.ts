import type { Words } from '../../words/index.ts';
import type { KeyHelp } from '../widgets/button.tsx';
import type { ModeKey } from '../modeEntrance.ts';
import type { Commands } from '../model.ts';
import type { DialogId } from './savedUi.ts';

/** The targets of the keys of every mode. */
interface KeyTargets {
  readonly commands: Commands;
  readonly openDialog: (dialog: DialogId) => void;
}

/** A key of every mode. */
export interface PageKey extends Pick<ModeKey, 'group'> {
  /** As labelled on keyboards. */
  readonly key: string;
  /** Its names in events, if not its label. */
  readonly codes?: readonly string[];
  /** A selector of elements that use it themselves, if more than those in which one writes. */
  readonly usedBy?: string;
  /** Whether it goes on while it is held down. */
  readonly repeats?: boolean;
  /** What it does together with another key, with which it shares a line of the list. */
  readonly shared?: (words: Words) => string;
  readonly run: (page: KeyTargets) => void;
}

/** Matches what is written in, or chosen from. */
export const writing =
  'textarea, select, [contenteditable], [role=menu], input:not([type=range], [type=checkbox])';
const sliding = `${writing}, input[type=range]`;
const pressing = `${writing}, button, a[href], summary, input[type=checkbox]`;

/** Where brackets are typed with AltGr or ⌥, Windows and macOS report these modifiers. */
const bracket = (key: string) => [key, `Control+Alt+${key}`, `Alt+${key}`];

/** The keys of every mode. */
export const pageKeys = {
  toggle: {
    key: 'Space',
    group: 'playing',
    usedBy: pressing,
    run: ({ commands }) => commands.toggle(),
  },
  back: {
    key: '←',
    codes: ['ArrowLeft'],
    group: 'playing',
    shared: ({ keyList }) => keyList.steps,
    usedBy: sliding,
    repeats: true,
    run: ({ commands }) => commands.step(-1),
  },
  forward: {
    key: '→',
    codes: ['ArrowRight'],
    group: 'playing',
    shared: ({ keyList }) => keyList.steps,
    usedBy: sliding,
    repeats: true,
    run: ({ commands }) => commands.step(1),
  },
  start: {
    key: 'Home',
    group: 'playing',
    usedBy: sliding,
    run: ({ commands }) => commands.seek(0),
  },
  slower: {
    key: '[',
    codes: bracket('['),
    group: 'playing',
    shared: ({ keyList }) => keyList.speed,
    repeats: true,
    run: ({ commands }) => commands.changeSpeed(-1),
  },
  faster: {
    key: ']',
    codes: bracket(']'),
    group: 'playing',
    shared: ({ keyList }) => keyList.speed,
    repeats: true,
    run: ({ commands }) => commands.changeSpeed(1),
  },
  fullscreen: { key: 'F', group: 'page', run: ({ commands }) => commands.fullscreen() },
  next: { key: 'N', group: 'puzzle', run: ({ commands }) => commands.next() },
  theme: {
    key: 'Shift T',
    group: 'page',
    codes: ['Shift+t'],
    run: ({ commands }) => commands.changeTheme(),
  },
  today: {
    key: 'Shift Y',
    group: 'puzzle',
    codes: ['Shift+y'],
    run: ({ commands }) => commands.openDay(),
  },
  search: { key: 'S', group: 'closer', run: ({ openDialog }) => openDialog('search') },
  gallery: { key: 'G', group: 'puzzle', run: ({ openDialog }) => openDialog('gallery') },
  count: { key: 'C', group: 'closer', run: ({ openDialog }) => openDialog('count') },
  browse: {
    key: 'Shift B',
    group: 'closer',
    codes: ['Shift+b'],
    run: ({ openDialog }) => openDialog('browse'),
  },
  compare: {
    key: 'Shift C',
    group: 'closer',
    codes: ['Shift+c'],
    run: ({ openDialog }) => openDialog('compare'),
  },
  share: {
    key: 'Shift S',
    group: 'page',
    codes: ['Shift+s'],
    run: ({ openDialog }) => openDialog('share'),
  },
  experiments: { key: 'E', group: 'closer', run: ({ openDialog }) => openDialog('experiments') },
  film: {
    key: 'Shift F',
    group: 'page',
    codes: ['Shift+f'],
    run: ({ openDialog }) => openDialog('film'),
  },
  picture: {
    key: 'Shift I',
    group: 'page',
    codes: ['Shift+i'],
    run: ({ openDialog }) => openDialog('picture'),
  },
  help: {
    key: '?',
    group: 'page',
    codes: ['?', 'Shift+?'],
    run: ({ openDialog }) => openDialog('help'),
  },
} satisfies Record<string, PageKey>;

export type Key = keyof typeof pageKeys;

export const keyHelp = (key: Key, { ui }: Words): KeyHelp => ({
  key: key === 'toggle' ? ui.space : pageKeys[key].key,
  does: ui.whatKeysDo[key],
});

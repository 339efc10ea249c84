import { interludeIds, type InterludeId, type ProgrammePart } from '../puzzle/category.ts';
import type { SearchChoice, Search } from '../solve/search.ts';
import type { BoxSize } from '../generate/sizes.ts';
import type { Speed } from '../play/tempo.ts';
import { themes, type Theme, type ThemeId } from '../theme/index.ts';
import type { Language } from '../words/index.ts';

/** What is shown while nobody is in control. */
export interface Programme {
  /** A puzzle is shown if it belongs to any of them; all are if there are none. */
  readonly parts: readonly ProgrammePart[];
  /** The themes that take turns, from board to board, where no theme is chosen; if there are none, the theme stays. */
  readonly themes: readonly ThemeId[];
  /** For how many minutes each board stays; 'auto' as long as it is worth it. */
  readonly minutes: number | 'auto';
  /** What comes between boards, and after every how many of them. */
  readonly interludes: readonly InterludeId[];
  readonly every: number;
}

/** The place of a window among several, each on a screen of its own, side by side. */
export interface ScreenPlace {
  /** From the left, from 1. */
  readonly place: number;
  /** How many there are; 1 for a window of its own. */
  readonly count: number;
}

/** Everything that can be chosen in every mode, and that an address says. A mode may add settings of its own. */
export interface Settings {
  /** The id of a mode. */
  readonly mode: string;
  /** By its id in the catalogue; or one's own, as a text packed for the address. */
  readonly puzzle: { readonly id: string } | { readonly packed: string };
  /** How to search one board. */
  readonly search: SearchChoice;
  /** Whether solutions that are images of each other count once, whatever the search. */
  readonly unique: boolean;
  /** The size of a rectangle that is divided instead of the puzzle's board, if there is one. */
  readonly size: BoxSize | undefined;
  readonly speed: Speed;
  /** Where to begin: a step, and how many of the ticks after it; Infinity for all of them. */
  readonly step: number;
  readonly tick: number;
  readonly paused: boolean;
  /** 'auto' where themes take turns. */
  readonly theme: ThemeId | 'auto';
  /** The theme whose turn it is, which no address has. */
  readonly turn: ThemeId;
  /** The hour of the day that the light is of, 0 to 24; 'auto' for now. */
  readonly hour: number | 'auto';
  /** 'auto' as the theme prefers. */
  readonly letters: boolean | 'auto';
  /** Whether it is said what happens at each step, where a mode does not do so anyway. */
  readonly captions: boolean;
  /** Whether titles are shown while there are no controls. */
  readonly titles: boolean;
  /** 'auto' as the browser prefers. */
  readonly lang: Language | 'auto';
  /** The seed of the order in which puzzles follow each other; 'auto' leaves it to chance. */
  readonly shuffle: number | 'auto';
  readonly programme: Programme;
  /** Whether the screen is kept on while it is watched rather than used. */
  readonly awake: boolean;
  /** Whether any input leaves the page while it is left alone, and does nothing else. */
  readonly leave: boolean;
  readonly screen: ScreenPlace;
  /** Whether all screens show one picture, or each has its own. */
  readonly pictures: 'one' | 'each';
  /** Whether there are controls. */
  readonly ui: boolean;
}

/** The puzzle that is shown where no other is asked for. */
export const defaultId = 'pentomino-10x6';

export const defaults: Settings = {
  mode: 'saver',
  puzzle: { id: defaultId },
  search: 'recipe',
  unique: false,
  size: undefined,
  speed: 'auto',
  step: 0,
  tick: Infinity,
  paused: false,
  theme: 'auto',
  turn: 'midnight',
  hour: 'auto',
  letters: 'auto',
  captions: false,
  titles: true,
  lang: 'auto',
  shuffle: 'auto',
  programme: {
    parts: [],
    // Not the bright one, as a screen is often left on in a dark room, nor the one that is made to be read.
    themes: ['midnight', 'chocolate', 'glass', 'neon', 'blueprint', 'wood'],
    minutes: 'auto',
    interludes: interludeIds,
    every: 5,
  },
  awake: true,
  leave: false,
  screen: { place: 1, count: 1 },
  pictures: 'one',
  ui: true,
};

/** What belongs to the window, whatever it shows. */
export const windowOf = ({ lang, titles, awake, leave, screen, pictures, ui }: Settings) => ({
  lang,
  titles,
  awake,
  leave,
  screen,
  pictures,
  ui,
});

/** The same, and how it shows that. */
export const looksOf = (settings: Settings) => {
  const { theme, turn, hour, letters } = settings;
  return { ...windowOf(settings), theme, turn, hour, letters };
};

/** The id of the theme on show. */
export const themeIdOf = ({ theme, turn }: Pick<Settings, 'theme' | 'turn'>): ThemeId =>
  theme === 'auto' ? turn : theme;

/** The theme on show. */
export const themeOf = (settings: Pick<Settings, 'theme' | 'turn'>): Theme =>
  themes[themeIdOf(settings)];

/** The puzzle's id in the catalogue; undefined for a puzzle of one's own. */
export const idOf = ({ puzzle }: Settings): string | undefined =>
  'id' in puzzle ? puzzle.id : undefined;

/** The settings to change for another puzzle, which is then divided where the board of the former one was. */
export const subjectOf = (puzzle: Settings['puzzle']): Pick<Settings, 'puzzle' | 'size'> => ({
  puzzle,
  size: undefined,
});

/** The settings to change for a search that differs in some parts from the one that runs, or for the recipe. */
export function settingsFor(wish: Partial<Search> | 'recipe', running: Search): Partial<Settings> {
  if (wish === 'recipe') return { search: wish };
  const { unique, ...parts } = wish;
  return {
    ...(unique !== undefined && { unique }),
    ...(Object.keys(parts).length > 0 && { search: { ...running, ...parts } }),
  };
}

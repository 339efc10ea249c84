import type { Equal } from '../play/race.ts';
import type { Speed } from '../play/tempo.ts';
import type { OrderId } from '../solve/orders/index.ts';
import type { PieceOrder } from '../solve/pieceOrder.ts';
import type { RuleId } from '../solve/rules/index.ts';
import { plainSearch, type Search } from '../solve/search.ts';
import { writeSearch } from '../solve/searchText.ts';
import type { SolverId } from '../solve/solvers/index.ts';
import type { Until } from '../run/until.ts';
import type { ThemeId } from '../theme/index.ts';
import type { Language } from '../words/index.ts';
import { firstPair } from './modes/ideas.ts';

/** Every mode of the page, by its name in the address. */
export type ModeId = 'saver' | 'race';

/** Everything about the picture that can be chosen, and that a link says. */
export interface Settings {
  readonly mode: ModeId;
  /** Catalogue id; it does not matter where there is a text. */
  readonly puzzle: string;
  /** A puzzle of one's own, packed for the address; '' for none. */
  readonly text: string;
  /** How to search; where all of it is 'auto' the puzzle's own recipe is followed, else the plain search is changed. */
  readonly solver: SolverId | 'auto';
  readonly order: OrderId | 'auto';
  readonly pieces: PieceOrder | 'auto';
  readonly rules: readonly RuleId[] | 'auto';
  readonly seed: number | 'auto';
  readonly hold: string;
  readonly unique: boolean;
  /** The searches of a race, of which every pane gets the same: steps, or time. */
  readonly panes: readonly Search[];
  readonly equal: Equal;
  readonly until: Until;
  readonly speed: Speed;
  /** Where to begin. */
  readonly step: number;
  readonly paused: boolean;
  readonly theme: ThemeId;
  /** 'auto' as the theme likes it. */
  readonly letters: boolean | 'auto';
  /** 'auto' as the browser likes it. */
  readonly lang: Language | 'auto';
  /** Whether there are controls. */
  readonly ui: boolean;
}

export const defaults: Settings = {
  mode: 'saver',
  puzzle: 'pentomino-10x6',
  text: '',
  solver: 'auto',
  order: 'auto',
  pieces: 'auto',
  rules: 'auto',
  seed: 'auto',
  hold: 'auto',
  unique: false,
  panes: firstPair,
  equal: 'steps',
  until: 'all',
  speed: 'auto',
  step: 0,
  paused: false,
  theme: 'midnight',
  letters: 'auto',
  lang: 'auto',
  ui: true,
};

/** The settings that may be left to a puzzle's recipe. */
const parts = ['solver', 'order', 'pieces', 'rules', 'seed', 'hold'] as const;

/** Whether a puzzle's own recipe is followed. */
export const followsRecipe = (settings: Settings): boolean =>
  parts.every((part) => settings[part] === 'auto');

/** The search that settings ask for, where a puzzle has a recipe. */
export function searchIn(settings: Settings, recipe: Search): Search {
  const { unique } = settings;
  const asked = parts.filter((part) => settings[part] !== 'auto');
  const base = followsRecipe(settings) ? recipe : plainSearch;
  return { ...base, ...Object.fromEntries(asked.map((part) => [part, settings[part]])), unique };
}

/**
 * The settings to change for a search that differs in some parts from the one that runs, or that
 * follows the recipe again. They say no more than they must: what is plain is left out.
 */
export function settingsFor(wish: Partial<Search> | 'auto', running: Search): Partial<Settings> {
  const auto = Object.fromEntries(parts.map((part) => [part, 'auto']));
  if (wish === 'auto') return auto;
  const { unique, ...changes } = wish;
  const counted = unique === undefined ? {} : { unique };
  if (Object.keys(changes).length === 0) return counted;
  const search = { ...running, ...changes };
  const asked = parts.filter((part) => String(search[part]) !== String(plainSearch[part]));
  // Where all of it is plain, something has to say that it is not the recipe.
  if (asked.length === 0) asked.push('solver');
  return { ...counted, ...auto, ...Object.fromEntries(asked.map((part) => [part, search[part]])) };
}

/** The settings to change for a certain search of one board: none if it is what they ask for already. */
export function settingsOf(search: Search, settings: Settings, recipe: Search): Partial<Settings> {
  const isAsked = writeSearch(searchIn(settings, recipe)) === writeSearch(search);
  return isAsked ? {} : settingsFor(search, search);
}

import {
  defaults,
  isSameSetting,
  pick,
  puzzleIdOf,
  rows,
  usualInModes,
  type SettingName,
  type Settings,
} from '../settings/settings.ts';
import type { ModeId } from '../settings/modeIds.ts';
import { defaultId } from '../settings/table.ts';
import type { Puzzle } from '../puzzle/types.ts';

/** How a mode was left. */
export interface LeftMode {
  readonly puzzle: Puzzle;
  readonly settings: Settings;
}

/** An item of the playlist: a puzzle, and the settings that it overrides for as long as it is on show. */
export interface PlaylistItem {
  /** Its id in the catalogue; for a puzzle that is not listed, the id of the last one that was. */
  readonly id: string;
  readonly puzzle: Puzzle;
  readonly overrides: Partial<Settings>;
}

/**
 * Everything that the page is, but for the run on show, which its scene has, and the shuffled order of the
 * playlist, which `PlayOrder` has. It is plain data, replaced as a whole and never changed; address,
 * checkpoint and following windows are written from it.
 */
export interface PageState {
  /** The settings that stay: those of the address while nobody is in control. */
  readonly base: Settings;
  /** The settings that differ for as long as the present item of the playlist is on show. */
  readonly overrides: Partial<Settings>;
  readonly puzzle: Puzzle;
  /** Id of the catalogue puzzle shown last: the place in the gallery, after which the playlist goes on. */
  readonly listed: string;
  /** Whether a person is in control, so that nothing follows by itself. */
  readonly isUserControlled: boolean;
  /** Whether a dialog is open, behind which nothing changes. */
  readonly isOccupied: boolean;
  /** Whether that dialog hides the picture. */
  readonly isCovered: boolean;
  /** The edited puzzle, if that is on show, and the one before all edits with its name. */
  readonly edited?:
    | {
        readonly puzzle: Puzzle;
        readonly of: { readonly puzzle: Puzzle; readonly named: Settings['puzzle'] };
      }
    | undefined;
  readonly left: Readonly<Partial<Record<ModeId, LeftMode>>>;
  /** The mode from which each mode was entered, to which its button leads back. */
  readonly enteredFrom: Readonly<Partial<Record<ModeId, ModeId>>>;
}

export const stateOf = (
  base: Settings,
  puzzle: Puzzle,
  overrides: Partial<Settings> = {},
): PageState => ({
  base,
  overrides,
  puzzle,
  listed: puzzleIdOf(base) ?? defaultId,
  isUserControlled: false,
  isOccupied: false,
  isCovered: false,
  left: {},
  enteredFrom: {},
});

export const settingsOf = ({
  base,
  overrides,
}: Pick<PageState, 'base' | 'overrides'>): Settings => ({
  ...base,
  ...overrides,
});

/** The names of the settings in which some differ from others. */
export const changedNames = (
  changes: Partial<Settings>,
  before: Settings,
): readonly SettingName[] =>
  rows
    .map(([name]) => name)
    .filter((name) => name in changes && !isSameSetting(name, changes[name], before[name]));

/** The state with settings that a person has changed: they stay, even if the item had overridden them. */
export function withSettings(state: PageState, changes: Partial<Settings>): PageState {
  const names = changedNames(changes, settingsOf(state));
  return withBase(state, pick({ ...state.base, ...changes }, names));
}

/** The state with other base settings, which end their overrides. */
function withBase(state: PageState, changes: Partial<Settings>): PageState {
  const kept = Object.entries(state.overrides).filter(([name]) => !(name in changes));
  return { ...state, base: { ...state.base, ...changes }, overrides: Object.fromEntries(kept) };
}

/** The state once the present item is over: without its overrides, or with some of them for good. */
export const withoutOverrides = (
  state: PageState,
  kept: readonly SettingName[] = [],
): PageState => ({
  ...state,
  base: { ...state.base, ...pick(settingsOf(state), kept) },
  overrides: {},
});

/** The state in which the mode on show stays: it is no interlude any more. */
export const withModeKept = (state: PageState): PageState =>
  withBase(state, { mode: settingsOf(state).mode });

export function withPuzzle(state: PageState, puzzle: Puzzle): PageState {
  return { ...state, puzzle, listed: puzzleIdOf(state.base) ?? state.listed };
}

export const withControl = (state: PageState, isUserControlled: boolean): PageState =>
  state.isUserControlled === isUserControlled ? state : { ...state, isUserControlled };

/** Whether something is on show that comes between two boards. */
export const isInterlude = ({ overrides }: Pick<PageState, 'overrides'>): boolean =>
  'mode' in overrides;

/** Whether another puzzle may follow by itself: not a puzzle of one's own, unless the playlist made it. */
export const isOfPlaylist = (state: PageState): boolean =>
  puzzleIdOf(settingsOf(state)) !== undefined || 'puzzle' in state.overrides;

/**
 * The state for a puzzle of the catalogue that a person has chosen; the mode of an interlude stays if a
 * person is in control of it.
 */
export function withListed(
  state: PageState,
  id: string,
  changes: Partial<Settings> = {},
): PageState {
  const names = state.isUserControlled && isInterlude(state) ? rows.map(([name]) => name) : [];
  const next = withoutOverrides(state, names);
  return {
    ...next,
    base: {
      ...next.base,
      ...changes,
      puzzle: { id },
      size: undefined,
      laid: defaults.laid,
      question: defaults.question,
    },
  };
}

export const withItem = (
  state: PageState,
  { id, overrides }: PlaylistItem,
  changes: Partial<Settings>,
): PageState => ({ ...withListed(state, id, changes), overrides });

export const itemOf = ({ listed, puzzle, overrides }: PageState): PlaylistItem => ({
  id: listed,
  puzzle,
  overrides,
});

/** Whether the settings that not every mode has are the same in a mode, whatever the moment. */
const isSameIn = (mode: ModeId, one: Settings, other: Settings): boolean =>
  rows
    .filter(([, row]) => row.modes?.includes(mode) && row.scope !== 'moment')
    .every(([name]) => isSameSetting(name, one[name], other[name]));

/** The settings that are usual in one of two modes only: on coming back, they are as they were. */
function usualOnEntering(id: ModeId, { left }: PageState, settings: Settings): Partial<Settings> {
  const before = { ...defaults, ...left[id]?.settings };
  const names = Object.keys(usualInModes[settings.mode]) as SettingName[];
  return { ...pick(before, names), ...usualInModes[id] };
}

/**
 * The state once a mode is entered: at its beginning, or at the moment at which it was left, if all else is
 * as it was.
 *
 * @param puzzle the one that it shows
 * @param settings those of now, with the moment to come back to
 * @param enter the settings that the mode changes, given how it was left, if the puzzle is still the same
 */
export function withMode(
  state: PageState,
  id: ModeId,
  puzzle: Puzzle,
  settings: Settings,
  enter: (before: Settings | undefined) => Partial<Settings>,
): PageState {
  const { [settings.mode]: from, ...others } = state.enteredFrom;
  const enteredFrom = from === id ? others : { ...state.enteredFrom, [id]: settings.mode };
  const left = { ...state.left, [settings.mode]: { puzzle: state.puzzle, settings } };
  const before = left[id]?.puzzle === puzzle ? left[id].settings : undefined;
  const entered = { ...settings, ...enter(before) };
  const isAsLeft = before !== undefined && isSameIn(id, before, entered);
  const { moment, stretch } = isAsLeft ? before : defaults;
  const usual = usualOnEntering(id, { ...state, left }, settings);
  return {
    ...withSettings(state, { ...entered, ...usual, mode: id, moment, stretch }),
    left,
    enteredFrom,
  };
}

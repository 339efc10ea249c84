import type { Scene } from '../modes/scene.ts';
import { themeAfter } from '../playlist/playlist.ts';
import { plainSearch } from '../../solve/search.ts';
import type { CatalogueEntry } from '../../puzzle/catalogue.ts';
import { dayOf, type DateText } from '../../game/date.ts';
import { calendar, calendarId } from '../../puzzle/calendar.ts';
import type { Puzzle } from '../../puzzle/types.ts';
import type { ModeId } from '../../settings/modeIds.ts';
import { defaults, subjectOf, turnOf, type Settings } from '../../settings/settings.ts';
import type { Mode, Subject } from '../modes/mode.ts';
import type { OpenRequest } from '../page.ts';
import type { OpenedAddress } from './openAddress.ts';
import {
  settingsOf,
  withItem,
  withListed,
  withMode,
  withModeKept,
  withSettings,
  type PageState,
  type PlaylistItem,
} from '../state.ts';

/** What an address names; it is played as the address says. */
export const addressed = ({
  settings,
  puzzle,
}: Pick<OpenedAddress, 'settings' | 'puzzle'>): OpenRequest => ({
  mode: settings.mode,
  puzzle,
  next: (state) => ({ ...state, base: settings, overrides: {} }),
  begin: 'asWritten',
});

/** A puzzle in the present mode, with other settings. */
export const inMode = (mode: ModeId, puzzle: Puzzle, changes: Partial<Settings>): OpenRequest => ({
  mode,
  puzzle,
  next: (state) => withSettings(state, changes),
});

/** A puzzle of the catalogue that a person has chosen. */
export const listed = (
  state: PageState,
  { id, puzzle }: Pick<CatalogueEntry, 'id' | 'puzzle'>,
): OpenRequest => ({
  mode: settingsOf(withListed(state, id)).mode,
  puzzle,
  next: (current) => withListed(current, id),
  begin: 'asBefore',
});

/** The puzzle of a date, to be played by hand; its game goes on where it was left. */
export function played(date: DateText): OpenRequest {
  const id = calendarId(dayOf(date));
  const puzzle = calendar.get(id)!();
  const mode = 'play';
  const next = (current: PageState): PageState => {
    const settings = { ...settingsOf(current), moment: defaults.moment, laid: defaults.laid };
    const entered =
      settings.mode === mode
        ? withSettings(current, { laid: settings.laid })
        : withMode(current, mode, current.puzzle, settings, () => ({}));
    return withListed(entered, id);
  };
  return { mode, puzzle, next };
}

/** The next item of the playlist, in the theme whose turn it is. */
export function item(state: PageState, next: PlaylistItem): OpenRequest {
  const settings = settingsOf(state);
  const changes = { turn: themeAfter(turnOf(settings), settings.themes) };
  return {
    mode: settingsOf(withItem(state, next, changes)).mode,
    puzzle: next.puzzle,
    next: (current) => withItem(current, next, changes),
    begin: 'asBefore',
    arrival: 'own',
    opened: (scene) => scene.resume?.(),
  };
}

/** The mode that a mode's button leads to: if it is on show, back to the one that led there. */
export function targetOf(id: ModeId, state: PageState, modes: readonly Mode[]): ModeId {
  const settings = settingsOf(state);
  if (id !== settings.mode) return id;
  const back = modes.find((mode) => mode.id === id)?.back?.(settings);
  return back ?? state.enteredFrom[id] ?? modes[0]!.id;
}

/** What a mode's button opens; `scene` is the one on show once the code of the mode is there. */
export function switched(
  id: ModeId,
  state: PageState,
  modes: readonly Mode[],
  scene: () => Pick<Scene, 'puzzle' | 'search' | 'player' | 'holdsMoment' | 'isSaid' | 'lying'>,
): OpenRequest {
  const target = modes.find((mode) => mode.id === targetOf(id, state, modes))!;
  const left = state.left[target.id];
  const subject = (): Subject => {
    const { puzzle, search, lying } = scene();
    return { puzzle, search, ...(lying && { lying }) };
  };
  const back = () => left && target.comeBack?.(subject(), left);
  const puzzle = back()?.puzzle ?? scene().puzzle;
  const next = (current: PageState): PageState => {
    const { player, holdsMoment, isSaid } = scene();
    const isKept = holdsMoment && !isSaid;
    const step = isKept ? player.at : 0;
    const tick = isKept ? player.tickShown : Infinity;
    const { playing, stretch } = player;
    const moment = { step, tick };
    const now = { ...settingsOf(current), paused: !playing, moment, stretch };
    const enter = (before: Settings | undefined) =>
      back()?.changes ?? target.enter(subject(), now, before);
    return withModeKept(withMode(current, target.id, puzzle, now, enter));
  };
  return { mode: target.id, puzzle, next, begin: 'atMoment' };
}

/** A puzzle of one's own in another mode, packed for the address. */
export function inOtherMode(mode: Mode, puzzle: Puzzle, packed: string): OpenRequest {
  const next = (current: PageState): PageState => {
    const settings = settingsOf(current);
    const enter = (before: Settings | undefined) =>
      mode.enter({ puzzle, search: plainSearch }, settings, before);
    const entered = withMode(current, mode.id, puzzle, settings, enter);
    return withSettings(entered, { ...subjectOf({ packed }), search: 'recipe' });
  };
  return { mode: mode.id, puzzle, next };
}

import { tinykeys } from 'tinykeys';
import type { Language, Words } from '../../words/index.ts';
import { keyNames, type Key } from './keyNames.ts';
import type { ModeEntrance, ModeKey } from '../modeEntrance.ts';
import type { ModeOverlay } from '../modeOverlay.ts';
import type { Commands } from '../model.ts';
import type { DialogId } from './savedUi.ts';

/** What the keys of every mode act on. */
interface KeyTargets {
  readonly commands: Commands;
  readonly entrances: readonly ModeEntrance[];
  readonly openDialog: (dialog: DialogId) => void;
}

/** A key, and what it does. */
export interface KeyHelp {
  readonly key: string;
  readonly does: string;
}

export const keyHelp = (key: Key, { ui }: Words): KeyHelp => ({
  key: key === 'toggle' ? ui.space : keyNames[key],
  does: ui.whatKeysDo[key],
});

/** All keys of a mode, in the order of the help. */
export function allKeys(
  entrances: readonly ModeEntrance[],
  { keys: own = [], without = [] }: Pick<ModeOverlay, 'keys' | 'without'>,
  words: Words,
  language: Language,
): readonly KeyHelp[] {
  const [help, ...others] = (Object.keys(keyNames) as Key[]).toReversed();
  const kept = others.toReversed().filter((key) => !without.includes(key));
  return [
    ...kept.map((key) => keyHelp(key, words)),
    ...entrances.map((mode) => ({ key: mode.key, does: mode.words(language).whatKeyDoes })),
    ...own.map((its) => ({ key: its.key, does: its.words(language) })),
    keyHelp(help!, words),
  ];
}

const writing = 'textarea, select, [contenteditable], input:not([type=range], [type=checkbox])';
const sliding = 'input[type=range]';
const choosing = '[role=menu]';
const pressing = 'button, a[href], summary, input[type=checkbox]';

/**
 * Runs a command unless the focused element uses the key itself, or a dialog is open.
 *
 * @param belongs a selector of elements that use the key themselves
 * @param repeats whether to run it again while the key is held down
 */
const onKey =
  (run: () => void, belongs = writing, repeats = false) =>
  (event: KeyboardEvent): void => {
    const at = event.target instanceof Element ? event.target : undefined;
    const isTaken =
      at?.closest(`${belongs}, ${choosing}`) ?? document.querySelector('dialog[open]');
    if (isTaken) return;
    event.preventDefault();
    if (repeats || !event.repeat) run();
  };

/**
 * Binds the keys of every mode.
 *
 * @param isThere whether a key does anything in the mode on show
 * @returns a function that unbinds them
 */
export function bindKeys(
  { commands, entrances, openDialog }: KeyTargets,
  isThere: (key: Key) => boolean,
): () => void {
  const slower = onKey(() => commands.changeSpeed(-1), writing, true);
  const faster = onKey(() => commands.changeSpeed(1), writing, true);
  const help = onKey(() => openDialog('help'));
  const modes = entrances.map(
    ({ id, key }) => [key.toLowerCase(), onKey(() => commands.switchMode(id))] as const,
  );
  return tinykeys(window, {
    Space: onKey(() => commands.toggle(), `${writing}, ${pressing}`),
    ArrowRight: onKey(() => commands.step(1), `${writing}, ${sliding}`, true),
    ArrowLeft: onKey(() => commands.step(-1), `${writing}, ${sliding}`, true),
    Home: onKey(() => commands.seek(0), `${writing}, ${sliding}`),
    '[': slower,
    ']': faster,
    // Where brackets are typed with AltGr or ⌥, Windows and macOS report these modifiers.
    'Control+Alt+[': slower,
    'Control+Alt+]': faster,
    'Alt+[': slower,
    'Alt+]': faster,
    f: onKey(() => commands.fullscreen()),
    n: onKey(() => isThere('next') && commands.next()),
    'Shift+t': onKey(() => commands.changeTheme()),
    s: onKey(() => isThere('search') && openDialog('search')),
    g: onKey(() => openDialog('gallery')),
    c: onKey(() => openDialog('count')),
    e: onKey(() => openDialog('experiments')),
    ...Object.fromEntries(modes),
    '?': help,
    'Shift+?': help,
    Escape: () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
  });
}

/**
 * Binds the keys of a mode.
 *
 * @returns a function that unbinds them
 */
export const bindModeKeys = (keys: readonly ModeKey[]): (() => void) =>
  tinykeys(
    window,
    Object.fromEntries(
      keys.map((its) => [its.code ?? its.key.toLowerCase(), onKey(() => its.press())]),
    ),
  );

import { tinykeys } from 'tinykeys';
import type { Words } from '../words/index.ts';
import type { Commands } from './model.ts';

/** What the overlay itself adds to the commands. */
interface Panels {
  help(): void;
  search(): void;
  gallery(): void;
  count(): void;
  experiments(): void;
  race(): void;
}

/** The keys that a person can press, as they stand on a keyboard. */
export const keyNames = {
  toggle: 'Space',
  back: '←',
  forward: '→',
  start: 'Home',
  slower: '[',
  faster: ']',
  fullscreen: 'F',
  next: 'N',
  search: 'S',
  gallery: 'G',
  count: 'C',
  experiments: 'E',
  race: 'R',
  help: '?',
} as const;

export type Key = keyof typeof keyNames;

export const keyName = (key: Key, words: Words): string =>
  key === 'toggle' ? words.ui.space : keyNames[key];

const writing = 'textarea, select, [contenteditable], input:not([type=range], [type=checkbox])';
const sliding = 'input[type=range]';
const choosing = '[role=menu]';
const pressing = 'button, a[href], summary, input[type=checkbox]';

/**
 * Makes the keys of the page do what they are for. A key goes to what has the focus first, where
 * that has a use for it; and nothing is heard while a dialog is open.
 *
 * @returns the way to stop listening
 */
export function bindKeys(commands: Commands, panels: Panels): () => void {
  /** Runs a command unless the key belongs to something that matches. */
  const key =
    (run: () => void, belongs: string, repeats: boolean) =>
    (event: KeyboardEvent): void => {
      const at = event.target instanceof Element ? event.target : undefined;
      const isTaken =
        at?.closest(`${belongs}, ${choosing}`) ?? document.querySelector('dialog[open]');
      if (isTaken) return;
      event.preventDefault();
      if (repeats || !event.repeat) run();
    };

  const slower = key(() => commands.changeSpeed(-1), writing, true);
  const faster = key(() => commands.changeSpeed(1), writing, true);
  const help = key(() => panels.help(), writing, false);
  return tinykeys(window, {
    Space: key(() => commands.toggle(), `${writing}, ${pressing}`, false),
    ArrowRight: key(() => commands.step(1), `${writing}, ${sliding}`, true),
    ArrowLeft: key(() => commands.step(-1), `${writing}, ${sliding}`, true),
    Home: key(() => commands.seek(0), `${writing}, ${sliding}`, false),
    '[': slower,
    ']': faster,
    // Where brackets are typed with AltGr (or ⌥), it counts as these keys on Windows (or macOS).
    'Control+Alt+[': slower,
    'Control+Alt+]': faster,
    'Alt+[': slower,
    'Alt+]': faster,
    f: key(() => commands.fullscreen(), writing, false),
    n: key(() => commands.next(), writing, false),
    s: key(() => panels.search(), writing, false),
    g: key(() => panels.gallery(), writing, false),
    c: key(() => panels.count(), writing, false),
    e: key(() => panels.experiments(), writing, false),
    r: key(() => panels.race(), writing, false),
    '?': help,
    'Shift+?': help,
    Escape: () => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    },
  });
}

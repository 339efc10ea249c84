import type { Scene } from '../modes/scene.ts';
import {
  defaults,
  inScope,
  isOfMode,
  isSameSetting,
  type Settings,
} from '../../settings/settings.ts';
import { table } from '../../settings/table.ts';
import type { Page } from '../page.ts';
import { settingsOf, type PageState } from '../state.ts';
import { writeState } from '../address/stateCodec.ts';
import type { LedItem } from './messages.ts';

/** The settings that a window takes on while the same thing is on show. */
export const takenOn = inScope('window', 'look', 'run', 'playlist').filter(
  (name) => name !== 'turn' && name !== 'ui',
);

/** The settings that say what is on show, whatever it looks like. */
const subjects = inScope('subject', 'mode', 'screens');

const isSameSubject = (one: Settings, other: Settings): boolean =>
  subjects
    .filter((name) => isOfMode(table[name], one.mode))
    .every((name) => isSameSetting(name, one[name], other[name]));

/** Says what is on show in a window, for the others. */
export class Leading {
  private readonly page: Page;
  private readonly window: string;
  private opened = 0;
  private scene: Scene | undefined;
  private state: PageState | undefined;
  private said: LedItem = { id: '', base: '', shown: '', overridden: [], turn: defaults.turn };

  constructor(window: string, page: Page) {
    this.window = window;
    this.page = page;
  }

  /** What is on show, as of the last update. */
  get showing(): LedItem {
    return this.said;
  }

  /** Notes what is on show now, and names it anew if it is something else. */
  update(): LedItem {
    const { scene, state } = this.page;
    if (scene === this.scene && state === this.state) return this.said;
    const isSame =
      scene === this.scene && isSameSubject(settingsOf(state), settingsOf(this.state!));
    this.take(isSame ? this.said.id : `${this.window} ${++this.opened}`);
    return this.said;
  }

  /** What is on show was opened in another window, and named there. */
  take(id: string): void {
    const { scene, state, resources } = this.page;
    this.scene = scene;
    this.state = state;
    this.said = { id, ...writeState(state, resources.grammar) };
  }
}

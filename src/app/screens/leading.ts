import type { Scene } from '../modes/scene.ts';
import { defaults, inScope, pick } from '../../settings/settings.ts';
import type { Page } from '../page.ts';
import type { PageState } from '../state.ts';
import { beginning, writeState } from '../address/stateCodec.ts';
import type { LedItem } from './messages.ts';

const looksNames = inScope('window', 'look', 'run', 'playlist').filter((name) => name !== 'turn');

/** The look and behaviour of a page, whatever it shows: settings that may change while the same thing is on show. */
const looks = pick(defaults, [...looksNames, ...inScope('moment')]);

/** The settings that a window takes on while the same thing is on show. */
export const takenOn = looksNames.filter((name) => name !== 'ui');

/** Says what is on show in a window, for the others. */
export class Leading {
  private readonly page: Page;
  private readonly window: string;
  private opened = 0;
  private scene: Scene | undefined;
  private state: PageState | undefined;
  /** What is on show, whatever it looks like. */
  private subject = '';
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
  update(): void {
    const { scene, state } = this.page;
    if (scene === this.scene && state === this.state) return;
    const isSame = scene === this.scene && this.subjectNow === this.subject;
    this.take(isSame ? this.said.id : `${this.window} ${++this.opened}`);
  }

  /** What is on show was opened in another window, and named there. */
  take(id: string): void {
    const { scene, state, resources } = this.page;
    this.scene = scene;
    this.state = state;
    this.subject = this.subjectNow;
    this.said = { id, ...writeState(state, resources.grammar) };
  }

  private get subjectNow(): string {
    const { settings, resources } = this.page;
    return resources.grammar.write({ ...settings, ...looks, ...beginning });
  }
}

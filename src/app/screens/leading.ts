import type { Scene } from '../modes/scene.ts';
import { defaults, inScope, pick, type Settings } from '../../settings/settings.ts';
import type { Page } from '../page.ts';
import { beginning, writeState } from '../address/stateCodec.ts';
import type { LedItem } from './messages.ts';

const looksNames = inScope('window', 'look', 'run', 'playlist').filter((name) => name !== 'turn');

/** The look and behaviour of a page, whatever it shows: settings that may change while the same thing is on show. */
const looks = pick(defaults, [...looksNames, ...inScope('moment')]);

/** The settings that a window takes on while the same thing is on show. */
export const takenOn = looksNames.filter((name) => name !== 'ui');

type LeadingPage = Pick<Page, 'state' | 'settings' | 'scene'> & {
  readonly resources: Pick<Page['resources'], 'grammar'>;
};

/** Says what is on show in a window, for the others. */
export class Leading {
  private readonly page: LeadingPage;
  private readonly window: string;
  private opened = 0;
  private scene: Scene | undefined;
  private settings: Settings | undefined;
  /** What is on show, whatever it looks like. */
  private subject = '';
  private said: LedItem = { id: '', base: '', shown: '', overridden: [], turn: defaults.turn };

  /** @param window a name that no other window has */
  constructor(window: string, page: LeadingPage) {
    this.window = window;
    this.page = page;
  }

  /** What is on show. */
  get showing(): LedItem {
    const { page } = this;
    const [scene, settings] = [page.scene, page.settings];
    if (scene === this.scene && settings === this.settings) return this.said;
    const subject = this.write({ ...settings, ...looks });
    const isSame = scene === this.scene && subject === this.subject;
    const id = isSame ? this.said.id : `${this.window} ${++this.opened}`;
    this.take(id);
    return this.said;
  }

  /** What is on show was opened in another window, and named there. */
  take(id: string): void {
    const { page } = this;
    const settings = page.settings;
    this.scene = page.scene;
    this.settings = settings;
    this.subject = this.write({ ...settings, ...looks });
    this.said = { id, ...writeState(page.state, page.resources.grammar) };
  }

  private write(settings: Settings): string {
    return this.page.resources.grammar.write({ ...settings, ...beginning });
  }
}

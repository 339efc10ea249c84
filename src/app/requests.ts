import type { CatalogueEntry } from '../puzzle/catalogue.ts';
import type { Puzzle } from '../puzzle/types.ts';
import type { Changes } from '../ui/index.tsx';
import type { Scene } from './modes/scene.ts';
import type { OpenRequest } from './opener.ts';
import type { Playback } from './playback.ts';
import { themeAfter } from './playOrder.ts';
import { subjectOf, type Settings } from './settings.ts';
import type { Showing } from './showing.ts';
import type { Showings } from './showings.ts';

export type Choices = Omit<Changes, 'puzzle'>;
/** What changes with a request: what users can choose, and whose turn it is. */
type Wishes = Choices & Partial<Pick<Settings, 'turn'>>;
export type Entry = Pick<CatalogueEntry, 'id' | 'puzzle'>;

interface Page {
  readonly settings: () => Settings;
  readonly scene: () => Scene;
  readonly playback: () => Pick<Playback, 'start' | 'isUserControlled'>;
  readonly showings: Pick<Showings, 'usual'>;
}

/** Says what is to be opened, and with which settings. */
export class Requests {
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** What an address names; once opened, it is played as the address says. */
  named({ settings, puzzle }: { settings: Settings; puzzle: Puzzle }): OpenRequest {
    const opened = (): void => this.page.playback().start(settings);
    return { mode: settings.mode, settings: () => settings, puzzle, opened, changes: {} };
  }

  /** A puzzle in the present mode. */
  here(puzzle: Puzzle, choices: Choices, named: Partial<Settings> = {}): OpenRequest {
    const { mode } = this.page.settings();
    return { mode, settings: () => ({ ...this.settingsWith(choices), ...named }), puzzle };
  }

  /** What follows because nobody is in control. */
  showing({ changes, ...entry }: Showing): OpenRequest {
    const { turn, programme } = this.page.settings();
    const request = this.listed(entry, { turn: themeAfter(turn, programme) }, changes);
    const opened = (): void => {
      request.opened?.();
      this.page.scene().takeUp?.();
    };
    return { ...request, opened };
  }

  /** A puzzle of the library, as is usual or with changes for its time alone. */
  listed({ id, puzzle }: Entry, choices: Wishes, changes: Partial<Settings> = {}): OpenRequest {
    const { showings, playback, scene } = this.page;
    const settings = (): Settings => ({
      ...showings.usual(this.settingsWith(choices), playback().isUserControlled),
      ...subjectOf({ id }),
    });
    const opened = (): void => {
      playback().isUserControlled = !scene().player.playing;
    };
    const mode = changes.mode ?? settings().mode;
    return { mode, settings, puzzle, opened, changes };
  }

  /** The present settings with other choices. */
  settingsWith({ search, ...choices }: Wishes): Settings {
    const { settings, scene } = this.page;
    return { ...settings(), ...choices, ...(search && scene().settingsFor(search)) };
  }
}

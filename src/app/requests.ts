import { subjectOf, type Settings } from '../settings/settings.ts';
import type { CatalogueEntry } from '../puzzle/catalogue.ts';
import type { Puzzle } from '../puzzle/types.ts';
import type { Scene } from './modes/scene.ts';
import type { OpenRequest } from './opener.ts';
import type { Playback } from './playback.ts';
import { themeAfter } from './playOrder.ts';
import type { Showing } from './showing.ts';
import type { Showings } from './showings.ts';

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
  here(puzzle: Puzzle, changes: Partial<Settings>): OpenRequest {
    const { mode } = this.page.settings();
    return { mode, settings: () => ({ ...this.page.settings(), ...changes }), puzzle };
  }

  /** What follows because nobody is in control. */
  showing({ changes, ...entry }: Showing): OpenRequest {
    const { turn, themes } = this.page.settings();
    const request = this.listed(entry, { turn: themeAfter(turn, themes) }, changes);
    const opened = (): void => {
      request.opened?.();
      this.page.scene().takeUp?.();
    };
    return { ...request, opened };
  }

  /** A puzzle of the library, as is usual or with changes for its time alone. */
  listed(
    { id, puzzle }: Entry,
    choices: Partial<Settings> = {},
    changes: Partial<Settings> = {},
  ): OpenRequest {
    const { showings, playback, scene } = this.page;
    const settings = (): Settings => ({
      ...showings.usual({ ...this.page.settings(), ...choices }, playback().isUserControlled),
      ...subjectOf({ id }),
    });
    const opened = (): void => {
      playback().isUserControlled = !scene().player.playing;
    };
    const mode = changes.mode ?? settings().mode;
    return { mode, settings, puzzle, opened, changes };
  }
}

import type { Director } from './director.ts';
import { FrameGuard } from './frameGuard.ts';
import type { Show } from './modes/show.ts';
import type { Opener } from './opener.ts';
import type { Reloads } from './reloads.ts';

/** What can be mended. */
interface Page {
  readonly director: Pick<Director<Show, never>, 'skip'>;
  readonly opener: Pick<Opener, 'ready' | 'restart'>;
  readonly reloads: Pick<Reloads, 'ask'>;
  /** Whether it plays, nobody is in control, and no dialog is open. */
  isLeftAlone(): boolean;
  /** Whether a dialog is open, which may have something that is not kept. */
  isOccupied(): boolean;
}

/** Mends by itself what goes wrong on a page where nobody may be there to do so. */
export class Mender {
  private readonly page: Page;
  private readonly guard: FrameGuard;

  constructor(page: Page) {
    this.page = page;
    this.guard = new FrameGuard({
      skip: () => page.director.skip(),
      reload: () => void page.reloads.ask(),
      report: (error) => reportError(error),
    });
  }

  /** Draws a frame, also if the last one failed. `now` in ms. */
  frame(draw: (now: number) => void, now: number): void {
    this.guard.run(draw, now);
  }

  /** To be called when everything that may be needed has been loaded: what could not be opened is opened. */
  ready(): void {
    if (this.page.isLeftAlone()) this.page.opener.ready();
  }

  /**
   * To be called when something could not be loaded: after an update the server may have other files only, and many
   * browsers remember that a module could not be loaded for as long as the page lives.
   */
  missing(): void {
    const { reloads, opener } = this.page;
    const nothing = { panel: undefined, draft: undefined };
    if (this.page.isLeftAlone()) void reloads.ask(() => opener.restart(nothing));
  }

  /**
   * To be called whenever the browser has refused graphics: some give them again only to a page that is loaded anew. While a dialog is
   * open, it is not.
   */
  graphicsLost(): void {
    if (!this.page.isOccupied()) void this.page.reloads.ask();
  }
}

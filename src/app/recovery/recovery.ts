import type { Director } from '../playlist/director.ts';
import type { Opener } from '../opening/opener.ts';
import type { Page } from '../page.ts';
import type { PageState } from '../state.ts';
import type { Reloads } from './reloads.ts';

/** The page, as far as it recovers by itself. */
interface RecoveredPage extends Pick<Page, 'isUnattended'> {
  readonly director: Pick<Director, 'skip'>;
  readonly opener: Pick<Opener, 'ready' | 'reload'>;
  readonly state: Pick<PageState, 'isOccupied'>;
}

/** How many failed frames are too many, and the time without one that ends the count, in ms. */
const MOST = 20;
const WELL = 10_000;

/** Recovers from failures without a person, as nobody may be there. */
export class Recovery {
  private readonly page: RecoveredPage;
  private readonly reloads: Pick<Reloads, 'ask'>;
  private failures = 0;
  private failedAt = -Infinity;

  constructor(page: RecoveredPage, reloads: Pick<Reloads, 'ask'>) {
    this.page = page;
    this.reloads = reloads;
  }

  /** Whether something else may be opened: the page is unattended, and no dialog is open. */
  get mayOpen(): boolean {
    return this.page.isUnattended && !this.page.state.isOccupied;
  }

  /**
   * Draws a frame, also if the last one failed; `now` in ms. If it happens again and again, the next board
   * comes, and if that does not help either, the page is reloaded.
   */
  frame(draw: (now: number) => void, now: number): void {
    try {
      draw(now);
    } catch (error) {
      this.failed(error, now);
    }
  }

  /** To be called when everything that may be needed has been loaded: what could not be opened is opened. */
  ready(): void {
    if (this.mayOpen) this.page.opener.ready();
  }

  /**
   * To be called when something could not be loaded: after an update the server may have other files only,
   * and many browsers remember that a module could not be loaded for as long as the page lives.
   */
  missing(): void {
    const nothing = { panel: undefined, draft: undefined };
    if (this.mayOpen) void this.reloads.ask(() => this.page.opener.reload(nothing));
  }

  /**
   * To be called whenever the browser has refused graphics: some give them again only to a page that is
   * loaded anew. While a dialog is open, which may have something that is not kept, it is not.
   */
  graphicsLost(): void {
    if (!this.page.state.isOccupied) void this.reloads.ask();
  }

  private failed(error: unknown, now: number): void {
    if (now - this.failedAt > WELL) this.failures = 0;
    this.failedAt = now;
    this.failures++;
    // Each of sixty a second would only fill the console.
    if (this.failures % MOST === 1) reportError(error);
    if (this.failures === MOST) this.page.director.skip();
    else if (this.failures % MOST === 0) void this.reloads.ask();
  }
}

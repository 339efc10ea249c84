import type { Director } from '../playlist/director.ts';
import type { Show } from '../modes/show.ts';
import type { Opener } from '../opening/opener.ts';
import type { Reloads } from './reloads.ts';

/** The page, as far as it recovers by itself. */
interface RecoveredPage {
  readonly director: Pick<Director<Show, never>, 'skip'>;
  readonly opener: Pick<Opener, 'ready' | 'restart'>;
  readonly reloads: Pick<Reloads, 'ask'>;
  /** Whether it plays, nobody is in control, and no dialog is open. */
  isLeftAlone(): boolean;
  /** Whether a dialog is open, which may have something that is not kept. */
  isOccupied(): boolean;
}

/** Recovers from failures without a person, as nobody may be there. */
export class Recovery {
  private readonly page: RecoveredPage;
  private readonly guard: FrameGuard;

  constructor(page: RecoveredPage) {
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

/** After how many frames that failed something is done, and how long a page has to be well to forget them, in ms. */
const MOST = 20;
const WELL = 10_000;

/** What can be done about frames that fail. */
interface Remedies {
  /** Shows something else. */
  skip(): void;
  /** The last resort. */
  reload(): void;
  report(error: unknown): void;
}

/**
 * Draws frames, and goes on where one fails. If it happens again and again, something else is shown, and if that does
 * not help either, the page is reloaded.
 */
export class FrameGuard {
  private readonly remedies: Remedies;
  private failures = 0;
  private failedAt = -Infinity;

  constructor(remedies: Remedies) {
    this.remedies = remedies;
  }

  /** Draws a frame. `now` in ms. */
  run(draw: (now: number) => void, now: number): void {
    try {
      draw(now);
    } catch (error) {
      this.failed(error, now);
    }
  }

  private failed(error: unknown, now: number): void {
    const { remedies } = this;
    if (now - this.failedAt > WELL) this.failures = 0;
    this.failedAt = now;
    this.failures++;
    // Each of sixty a second would only fill the console.
    if (this.failures % MOST === 1) remedies.report(error);
    if (this.failures === MOST) remedies.skip();
    else if (this.failures % MOST === 0) remedies.reload();
  }
}

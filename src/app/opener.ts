import type { ModeId } from '../settings/modeIds.ts';
import type { Settings } from '../settings/settings.ts';
import type { Puzzle } from '../puzzle/types.ts';
import type { SavedUi } from '../ui/index.tsx';
import type { LatestOnly } from './latestOnly.ts';

/** What is to be opened. */
export interface OpenRequest {
  /** The mode whose code is needed. */
  readonly mode: ModeId;
  /** The settings to open it with, given those in effect once its code is there. */
  readonly settings: (current: Settings) => Settings;
  readonly puzzle: Puzzle;
  /** What it changes in those settings for its time alone; undefined if what was changed before goes on. */
  readonly changes?: Partial<Settings>;
  /** Called right after it has been opened. */
  readonly opened?: (() => void) | undefined;
}

interface Page {
  readonly code: { codeOf(mode: ModeId): unknown; load(): Promise<unknown> };
  readonly latest: Pick<LatestOnly, 'run' | 'supersede'>;
  /** Replaces the scene on show. */
  show(request: OpenRequest): void;
  /** The notice for code that cannot be loaded. */
  failure(): string;
  /** Called when something could not be opened, and once that has been opened or given up. */
  setMissing(isMissing: boolean): void;
  /** Reloads the page at the address of a request, if the server can be reached. */
  reload(request: OpenRequest, saved: SavedUi): Promise<void>;
}

/** Opens scenes whose code may have to be loaded first; until then, the current scene stays. */
export class Opener {
  private readonly page: Page;
  /** The last request whose code could not be loaded. */
  private missing: OpenRequest | undefined;

  constructor(page: Page, missing: OpenRequest | undefined) {
    this.page = page;
    this.missing = missing;
  }

  open(request: OpenRequest): void {
    this.load(request, () => {
      this.missing = request;
      this.page.setMissing(true);
    });
  }

  /** Tries the request again that could not be opened. */
  retry(saved: SavedUi): void {
    const { missing, page } = this;
    if (!missing) return;
    // Many browsers cache failed imports until the page reloads.
    this.load(missing, () => void page.reload(missing, saved));
  }

  /** Opens what could not be opened, if its code is there now. */
  ready(): void {
    if (this.missing && this.page.code.codeOf(this.missing.mode)) this.open(this.missing);
  }

  /** Reloads the page for what could not be opened; undefined if there is nothing. */
  restart(saved: SavedUi): Promise<void> | undefined {
    return this.missing && this.page.reload(this.missing, saved);
  }

  /** Drops the request that could not be opened. */
  forget(): void {
    this.missing = undefined;
    this.page.setMissing(false);
  }

  private load(request: OpenRequest, failed: () => void): void {
    const { code, latest } = this.page;
    const { mode } = request;
    const open = (): void => {
      if (mode === this.missing?.mode) this.forget();
      this.page.show(request);
    };
    if (!code.codeOf(mode)) {
      void latest.run(code.load(), open, failed, this.page.failure());
      return;
    }
    latest.supersede();
    open();
  }
}

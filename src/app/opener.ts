import type { Puzzle } from '../puzzle/types.ts';
import type { SavedUi } from '../ui/index.tsx';
import type { LatestOnly } from './latestOnly.ts';
import type { Settings } from './settings.ts';

/** What is to be put on show. */
export interface OpenRequest {
  readonly settings: Settings;
  readonly puzzle: Puzzle;
  /** Called right after it was opened. */
  readonly opened?: (() => void) | undefined;
}

interface Page {
  readonly code: { codeOf(mode: string): unknown; load(): Promise<unknown> };
  readonly latest: Pick<LatestOnly, 'run'>;
  /** Puts something in place of what is on show. */
  show(request: OpenRequest): void;
  /** What is said where the code of a mode cannot be loaded. */
  failure(): string;
  /** Called when it turns out whether something that was asked for could not be opened. */
  setMissing(isMissing: boolean): void;
  /** Loads the page anew at the address of settings, if it can be had. */
  reload(settings: Settings, saved: SavedUi): Promise<void>;
}

/** Opens things whose code may have to be loaded first: what is on show stays until then. */
export class Opener {
  private readonly page: Page;
  /** What was asked for and could not be opened. */
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

  /** Tries again to open what could not be opened. */
  retry(saved: SavedUi): void {
    const { missing, page } = this;
    if (!missing) return;
    // Many browsers remember that code could not be loaded, until the page is loaded anew.
    this.load(missing, () => void page.reload(missing.settings, saved));
  }

  /** Gives up what could not be opened. */
  forget(): void {
    this.missing = undefined;
    this.page.setMissing(false);
  }

  private load(request: OpenRequest, failed: () => void): void {
    const { code, latest } = this.page;
    const { mode } = request.settings;
    const open = (): void => {
      if (mode === this.missing?.settings.mode) this.forget();
      this.page.show(request);
    };
    if (code.codeOf(mode)) open();
    else void latest.run(code.load(), open, failed, this.page.failure());
  }
}

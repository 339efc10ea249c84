import type { SavedUi } from '../../ui/index.tsx';
import type { OpenRequest, Page } from '../page.ts';
import { settingsOf } from '../state.ts';

/** Opens scenes whose code may have to be loaded first; until then, the current scene stays. */
export class Opener {
  private readonly page: Page;
  private readonly show: (request: OpenRequest) => void;
  private readonly setMissing: (isMissing: boolean) => void;
  private missing: OpenRequest | undefined;

  /**
   * @param show replaces the scene on show
   * @param setMissing called when something could not be opened, and once that has been opened or given up
   * @param missing what could not be opened when the page started
   */
  constructor(
    page: Page,
    show: (request: OpenRequest) => void,
    setMissing: (isMissing: boolean) => void,
    missing: OpenRequest | undefined,
  ) {
    this.page = page;
    this.show = show;
    this.setMissing = setMissing;
    this.missing = missing;
  }

  open(request: OpenRequest): void {
    this.load(request, () => {
      this.missing = request;
      this.say(true);
    });
  }

  /** Tries the request again that could not be opened. */
  retry(saved: SavedUi): void {
    const { missing } = this;
    if (!missing) return;
    // Many browsers cache failed imports until the page reloads.
    this.load(missing, () => void this.reloadFor(missing, saved));
  }

  /** Opens what could not be opened, if its code is there now. */
  ready(): void {
    if (this.missing && this.page.resources.code.codeOf(this.missing.mode)) this.open(this.missing);
  }

  /** Reloads the page for what could not be opened; undefined if there is nothing. */
  reload(saved: SavedUi): Promise<void> | undefined {
    return this.missing && this.reloadFor(this.missing, saved);
  }

  forget(): void {
    this.missing = undefined;
    this.say(false);
  }

  private load(request: OpenRequest, failed: () => void): void {
    const { resources, latest } = this.page;
    const { code } = resources;
    const { mode } = request;
    const open = (): void => {
      if (mode === this.missing?.mode) this.forget();
      this.show(request);
    };
    if (!code.codeOf(mode)) {
      void latest.run(code.load(), open, failed, 'modeNotLoaded');
      return;
    }
    latest.supersede();
    open();
  }

  /** Reloads the page at the address of a request, if the server can be reached. */
  private async reloadFor({ next }: OpenRequest, saved: SavedUi): Promise<void> {
    const { page } = this;
    const issue = await page.reload(() => page.address.of(settingsOf(next(page.state))), saved);
    if (issue !== undefined) page.notices.say(issue);
  }

  private say(isMissing: boolean): void {
    this.setMissing(isMissing);
    this.page.notices.set('modeNotLoaded', isMissing);
  }
}

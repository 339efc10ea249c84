import { FrameBudget } from './frameBudget.ts';
import type { Page } from './page.ts';
import { Presence } from './presence.ts';
import { ScreenWakeLock } from './wakeLock.ts';

type WatchedPage = Pick<Page, 'stage' | 'settings' | 'state' | 'scene' | 'isLeftAlone'>;

/** What the page does where it is watched rather than used: it keeps the screen on, draws less, and can be left by any input. */
export class Watching {
  readonly budget = new FrameBudget();
  /** Called in place of leaving the page where any input leaves it. */
  onLeave: (() => void) | undefined;
  private readonly page: WatchedPage;
  private readonly isFullscreen: () => boolean;
  private readonly wakeLock = new ScreenWakeLock(navigator.wakeLock);
  private readonly presence: Presence;

  /** @param leave leaves fullscreen, and shows the controls */
  constructor(page: WatchedPage, isFullscreen: () => boolean, leave: () => void) {
    this.page = page;
    this.isFullscreen = isFullscreen;
    this.presence = new Presence({
      isOn: () => page.settings.leave && page.isLeftAlone && !page.state.isOccupied,
      leave: () => {
        if (this.onLeave) this.onLeave();
        else leave();
      },
    });
  }

  /** To be called for each frame that comes, whether drawn or not; its time is in ms. */
  come(now: number): void {
    const { page, budget, wakeLock } = this;
    budget.come(now, this.presence.untouched, page.scene.player.moving);
    page.stage.setDetail(budget.densest, budget.isPlain);
    const { awake, ui } = page.settings;
    if (awake && (page.isLeftAlone || this.isFullscreen() || !ui)) wakeLock.want(now);
    else wakeLock.yield();
  }

  /** To be called when no more frames come for now. */
  rest(): void {
    this.wakeLock.yield();
  }
}

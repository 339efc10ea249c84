import type { Settings } from '../settings/settings.ts';
import type { Stage } from '../view/stage.ts';
import { FrameBudget } from './frameBudget.ts';
import type { Scene } from './modes/scene.ts';
import { Presence } from './presence.ts';
import { ScreenWakeLock } from './wakeLock.ts';

interface Page {
  readonly stage: Pick<Stage, 'setDetail'>;
  settings(): Settings;
  /** Whether it plays, and nobody is in control. */
  isLeftAlone(): boolean;
  /** Whether a dialog is open. */
  isOccupied(): boolean;
  isFullscreen(): boolean;
  scene(): Pick<Scene, 'player'>;
  /** Leaves fullscreen, and shows the controls. */
  leave(): void;
}

/** What the page does where it is watched rather than used: it keeps the screen on, draws less, and can be left by any input. */
export class Watching {
  readonly budget = new FrameBudget();
  /** Called in place of leaving the page where any input leaves it. */
  onLeave: (() => void) | undefined;
  private readonly page: Page;
  private readonly wakeLock = new ScreenWakeLock(navigator.wakeLock);
  private readonly presence: Presence;

  constructor(page: Page) {
    this.page = page;
    this.presence = new Presence({
      isOn: () => page.settings().leave && page.isLeftAlone() && !page.isOccupied(),
      leave: () => {
        if (this.onLeave) this.onLeave();
        else page.leave();
      },
    });
  }

  /** To be called for each frame that comes, whether drawn or not; its time is in ms. */
  come(now: number): void {
    const { page, budget, wakeLock } = this;
    budget.come(now, this.presence.untouched, page.scene().player.moving);
    page.stage.setDetail(budget.densest, budget.isPlain);
    const { awake, ui } = page.settings();
    if (awake && (page.isLeftAlone() || page.isFullscreen() || !ui)) wakeLock.want(now);
    else wakeLock.yield();
  }

  /** To be called when no more frames come for now. */
  rest(): void {
    this.wakeLock.yield();
  }
}

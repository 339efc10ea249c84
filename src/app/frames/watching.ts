import { FrameBudget } from './frameBudget.ts';
import type { Page } from '../page.ts';
import { toggleFullscreen } from './fullscreen.ts';
import { UserActivity } from './userActivity.ts';

/** What a page does that is watched, not used: it keeps the screen on, draws less, any input leaves it. */
export class Watching {
  readonly budget = new FrameBudget();
  /** Called in place of leaving the page where any input leaves it. */
  onLeave: (() => void) | undefined;
  private readonly page: Page;
  private readonly wakeLock = new ScreenWakeLock(navigator.wakeLock);
  private readonly activity: UserActivity;

  constructor(page: Page) {
    this.page = page;
    const isSaver = () => page.settings.leave && page.isLeftAlone && !page.state.isOccupied;
    this.activity = new UserActivity(isSaver, () => this.leave());
  }

  /** For how long there has been no input, in ms. */
  get untouched(): number {
    return this.activity.untouched;
  }

  /** To be called for each frame that comes, whether drawn or not; its time is in ms. */
  come(now: number): void {
    const { page, budget, wakeLock } = this;
    budget.come(now, this.untouched, page.scene.player.moving);
    page.stage.setDetail(budget.densest, budget.isPlain);
    const { awake, embed, ui } = page.settings;
    if (awake && !embed && (page.isLeftAlone || document.fullscreenElement || !ui))
      wakeLock.want(now);
    else wakeLock.yield();
  }

  /** To be called when no more frames come for now. */
  rest(): void {
    this.wakeLock.yield();
  }

  /** Leaves fullscreen, and shows the controls, unless the host does otherwise. */
  private leave(): void {
    if (this.onLeave) {
      this.onLeave();
      return;
    }
    const refused = () => this.page.notices.say({ id: 'noFullscreen' });
    if (document.fullscreenElement) void toggleFullscreen(refused);
    this.page.change({ ui: true });
  }
}

/** How long after it was asked for it is asked for again while the page is seen, in ms. */
const AGAIN_AFTER = 10_000;

/**
 * Keeps the screen on while that is wanted. The system may take the lock back at any time, and does so
 * whenever the page is hidden, so it is asked for again; where it is refused, nothing happens.
 */
export class ScreenWakeLock {
  private readonly locks: Pick<WakeLock, 'request'> | undefined;
  private lock: Pick<WakeLockSentinel, 'released' | 'release'> | undefined;
  private isWanted = false;
  private askedAt = -Infinity;

  /** @param locks those of the browser; undefined where it has none, such as on pages without encryption */
  constructor(locks: Pick<WakeLock, 'request'> | undefined) {
    this.locks = locks;
  }

  /** Asks for the lock if it is not held. To be called in each frame that is seen; `now` in ms. */
  want(now: number): void {
    this.isWanted = true;
    if (this.lock?.released === false || now - this.askedAt < AGAIN_AFTER) return;
    this.askedAt = now;
    void this.ask();
  }

  /** Gives the lock back; it may be asked for again at once. */
  yield(): void {
    this.isWanted = false;
    this.askedAt = -Infinity;
    void this.lock?.release().catch(() => undefined);
    this.lock = undefined;
  }

  private async ask(): Promise<void> {
    try {
      const lock = await this.locks?.request('screen');
      if (this.isWanted && this.lock?.released !== false) this.lock = lock;
      // It came too late.
      else await lock?.release();
    } catch {
      // Refused, as by a battery that is low, or by the page around this one.
    }
  }
}

/** How long after it was asked for it is asked for again while the page is seen, in ms. */
const AGAIN_AFTER = 10_000;

/**
 * Keeps the screen on while that is wanted. The system may take the lock back at any time, and does so whenever the page is hidden, so it is
 * asked for again; where there is none, or it is refused, nothing happens.
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

  /** Asks for the lock if it is not held. To be called again and again while the page is seen; `now` in ms. */
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

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

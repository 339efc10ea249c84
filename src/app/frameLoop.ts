/** By how much a frame may come too early, as a share of the time between frames: displays are not exact. */
const EARLY = 0.1;

/**
 * Asks the browser for frames while they can be seen: not while the page is hidden or the host has stopped it. Where fewer frames are wanted
 * than the display shows, the others are passed over.
 */
export class FrameLoop {
  private readonly draw: (now: number) => void;
  private readonly rest: () => void;
  private readonly perSecond: () => number;
  /** What the browser calls the frame that it is asked for. */
  private asked: number | undefined;
  private drawnAt = -Infinity;
  private isStopped = false;
  /** Whether the page has been left, maybe to be shown again from the browser's cache. */
  private isAway = false;

  /**
   * Begins at once.
   *
   * @param draw draws a frame; its time is in ms
   * @param rest called when no more frames are drawn for now
   * @param perSecond the most frames a second
   */
  constructor(draw: (now: number) => void, rest: () => void, perSecond: () => number) {
    this.draw = draw;
    this.rest = rest;
    this.perSecond = perSecond;
    document.addEventListener('visibilitychange', () => this.update());
    addEventListener('pagehide', () => this.leave(true));
    addEventListener('pageshow', () => this.leave(false));
    this.update();
  }

  /** Stops it, or lets it go on. */
  stop(isStopped: boolean): void {
    this.isStopped = isStopped;
    this.update();
  }

  /** Whether frames are asked for. */
  get isRunning(): boolean {
    return this.asked !== undefined;
  }

  private leave(isAway: boolean): void {
    this.isAway = isAway;
    this.update();
  }

  private update(): void {
    const isWanted = !this.isStopped && !this.isAway && !document.hidden;
    if (isWanted === this.isRunning) return;
    if (isWanted) return this.ask();
    cancelAnimationFrame(this.asked!);
    this.asked = undefined;
    this.rest();
  }

  private ask(): void {
    this.asked = requestAnimationFrame((now) => {
      this.ask();
      if (now - this.drawnAt < ((1 - EARLY) * 1000) / this.perSecond()) return;
      this.drawnAt = now;
      this.draw(now);
    });
  }
}

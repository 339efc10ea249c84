import type { Workers } from '../workers/workers.ts';
import type { WorkerHandle } from '../workers/supervised.ts';
import { RecentFrames } from './recentFrames.ts';
import type { Watching } from './watching.ts';

/** After how many ms without the frame that was asked for ticks take its place, at least and at most. */
const SILENT = 250;
const SILENT_AT_MOST = 1000;
/** How many times the last wait for a frame that is, so that frames which merely take long are waited for. */
const PATIENCE = 4;

/**
 * Has frames drawn while they can be seen: not while the page is hidden, or scrolled out of view in the page
 * around it, or the host has stopped it. Where fewer frames are wanted than the display shows, the others are
 * passed over. Some hosts never call for the frame that was asked for, and slow the page's timers down to one
 * a second; there the ticks of a worker take their place.
 */
export class FrameLoop {
  private readonly watching: Watching;
  private readonly drawFrame: (now: number) => void;
  private readonly workers: Pick<Workers, 'start'>;
  /** What the browser calls the frame that it is asked for. */
  private asked: number | undefined;
  private askedAt = 0;
  private readonly drawn = new RecentFrames();
  /** Why nothing is seen; a page that has been left may be shown again from the browser's cache. */
  private readonly hidden = { isStopped: false, isLeft: false, isOutOfView: false };
  private checking: ReturnType<typeof setInterval> | undefined;
  private ticker: Ticker | undefined;
  private isTicking = false;
  private patience = SILENT;

  /** Begins at once, for an element that shows what is drawn; times are in ms. */
  constructor(
    watching: Watching,
    workers: Pick<Workers, 'start'>,
    picture: Element,
    draw: (now: number) => void,
  ) {
    this.watching = watching;
    this.workers = workers;
    this.drawFrame = draw;
    document.addEventListener('visibilitychange', () => this.update());
    addEventListener('pagehide', () => this.hide('isLeft', true));
    addEventListener('pageshow', () => this.hide('isLeft', false));
    // A page of its own is in view unless it is hidden, even where nothing is observed.
    if (window.parent !== window)
      new IntersectionObserver((seen) =>
        this.hide('isOutOfView', !seen.at(-1)!.isIntersecting),
      ).observe(picture);
    this.update();
  }

  stop(isStopped: boolean): void {
    this.hide('isStopped', isStopped);
  }

  /** Whether frames are asked for. */
  get isRunning(): boolean {
    return this.asked !== undefined;
  }

  private hide(reason: keyof FrameLoop['hidden'], isHidden: boolean): void {
    this.hidden[reason] = isHidden;
    this.update();
  }

  private update(): void {
    const isWanted = !document.hidden && !Object.values(this.hidden).includes(true);
    if (isWanted === this.isRunning) return;
    if (isWanted) this.begin();
    else this.end();
  }

  private begin(): void {
    this.askedAt = performance.now();
    this.ask();
    this.checking = setInterval(() => this.check(), SILENT);
  }

  private end(): void {
    cancelAnimationFrame(this.asked!);
    this.asked = undefined;
    clearInterval(this.checking);
    this.ticker?.close();
    this.ticker = undefined;
    this.isTicking = false;
    this.watching.rest();
  }

  private ask(): void {
    const asked = requestAnimationFrame((now) => {
      // One that was cancelled may come all the same.
      if (this.asked !== asked) return;
      const waited = performance.now() - this.askedAt;
      this.patience = Math.min(Math.max(SILENT, PATIENCE * waited), SILENT_AT_MOST);
      this.isTicking = false;
      this.ask();
      this.draw(now);
      this.askedAt = performance.now();
    });
    this.asked = asked;
  }

  private check(): void {
    if (this.isTicking || performance.now() - this.askedAt < this.patience) return;
    this.isTicking = true;
    this.ticker ??= new Ticker(this.workers, () => this.tick());
    this.ticker.ask();
  }

  private tick(): void {
    if (!this.isTicking) return;
    this.ticker?.ask();
    this.draw(performance.now());
  }

  private draw(now: number): void {
    this.watching.come(now);
    if (!this.drawn.isDue(now, this.watching.budget.perSecond)) return;
    this.drawn.add(now);
    this.drawFrame(now);
  }
}

/** The time between two ticks, in ms. */
const EVERY = 16;

/** Ticks of a worker, each of which has to be asked for, so that none pile up where the page is slow. */
export class Ticker {
  private readonly worker: WorkerHandle<number>;
  private isAsked = false;

  constructor(workers: Pick<Workers, 'start'>, tick: () => void) {
    this.worker = workers.start('tick', {
      initialise: (send) => {
        if (this.isAsked) send(EVERY);
      },
      received: () => {
        this.isAsked = false;
        tick();
      },
      isDue: () => this.isAsked,
      failed: () => undefined,
    });
  }

  ask(): void {
    if (this.isAsked) return;
    this.isAsked = true;
    this.worker.send(EVERY);
  }

  close(): void {
    this.worker.close();
  }
}

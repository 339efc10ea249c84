import { FrameClock } from '../../play/clocks.ts';
import type { Stage } from '../../view/stage.ts';
import { reducedMotion } from '../appearance.ts';
import type { Scene } from '../modes/scene.ts';
import type { Director } from '../playlist/director.ts';
import { RecentFrames } from './recentFrames.ts';

/** Time between updates of the figures, in ms. */
const FIGURES_EVERY = 100;

/** The page, as far as its frames need it. */
interface FramedPage {
  /** Whether something hides the picture. */
  isCovered(): boolean;
  showFigures(): void;
}

/** Draws frames that differ from the last one, unless they are hidden, and lets time pass for what is on show. */
export class Frames {
  private readonly stage: Stage;
  private readonly director: Director;
  private readonly page: FramedPage;
  private readonly clock = new FrameClock(performance.now());
  private readonly drawn = new RecentFrames();
  private readonly calm = reducedMotion();
  private isStale = true;
  private figuresAt = -Infinity;
  private changeover: Scene['changeover'];

  constructor(stage: Stage, director: Director, page: FramedPage) {
    this.stage = stage;
    this.director = director;
    this.page = page;
    stage.onStale = () => this.invalidate();
  }

  /** Frames drawn in the last second. */
  get perSecond(): number {
    return this.drawn.countAt(performance.now());
  }

  invalidate(): void {
    this.isStale = true;
  }

  /** Draws a frame. `now` in ms. */
  draw(now: number): void {
    const { stage, director } = this;
    const elapsed = this.clock.tick(now);
    if (director.frame(now, elapsed)) this.isStale = true;
    if (this.isStale && !this.page.isCovered()) {
      this.isStale = false;
      this.driftOn(elapsed);
      stage.frame(now);
      this.drawn.add(now);
    }
    director.advance(elapsed);
    const { changeover } = director.onShow;
    // A title goes and comes with its board.
    if (now - this.figuresAt > FIGURES_EVERY || changeover !== this.changeover) {
      this.figuresAt = now;
      this.changeover = changeover;
      this.page.showFigures();
    }
  }

  /** Lets the picture drift while it plays, but not below a page. */
  private driftOn(elapsed: number): void {
    const { stage, director } = this;
    const { overlay, player } = director.onShow;
    if (overlay.Page !== undefined) stage.drift.reset();
    else if (player.moving) stage.drift.pass(elapsed, this.calm.matches);
  }
}

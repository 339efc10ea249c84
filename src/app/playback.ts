import { ladder, rungOf, type Speed } from '../play/tempo.ts';
import type { Transport } from '../play/transport.ts';
import type { Settings } from './settings.ts';

/** What can be played. */
interface Stage {
  readonly onShow: { readonly player: Transport };
  /** Lets what is on show stay, if it was about to leave. */
  cancelLeave(): void;
}

/** What people, and host pages, do with the player of whatever is on show. */
export class Playback {
  /** Whether somebody goes their own way through what is on show: it is not left by itself then. */
  isUserControlled = false;
  private readonly stage: Stage;
  private readonly changed: () => void;

  /** @param changed called whenever somebody has done something */
  constructor(stage: Stage, changed: () => void) {
    this.stage = stage;
    this.changed = changed;
  }

  get player(): Transport {
    return this.stage.onShow.player;
  }

  /** Starts what was just opened at the moment that its address says. */
  start({ paused, step }: Settings): void {
    this.isUserControlled = paused || step > 0;
    this.player.playing = !paused;
    if (step > 0) this.player.seek(step);
  }

  toggle(): void {
    // Who pauses watches this puzzle.
    if (this.player.moving) this.isUserControlled = true;
    this.play(!this.player.moving);
  }

  play(playing: boolean): void {
    this.stage.cancelLeave();
    this.player.playing = playing;
    this.changed();
  }

  step(by: number): void {
    this.isUserControlled = true;
    this.stage.cancelLeave();
    this.player.step(by);
    this.changed();
  }

  seek(step: number): void {
    this.isUserControlled = true;
    this.stage.cancelLeave();
    this.player.seek(step);
    this.changed();
  }

  setSpeed(speed: Speed): void {
    this.stage.cancelLeave();
    this.player.speed = speed;
  }

  /** The speed that is so many rungs faster than now. */
  speedAt(rungs: number): Speed {
    const { speed, pace } = this.player;
    const rung = rungOf(speed === 'auto' ? pace : speed) + rungs;
    return ladder[Math.max(0, Math.min(rung, ladder.length - 1))]!;
  }
}

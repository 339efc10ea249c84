import type { Moment } from '../settings/table.ts';
import type { Settings } from '../settings/settings.ts';
import { rungOf, type Speed } from '../play/tempo.ts';
import type { Transport } from '../play/transport.ts';
import type { Page } from './page.ts';

interface OnShow {
  readonly onShow: { readonly player: Transport };
  /** Keeps the item on show, even if it was about to leave. */
  cancelLeave(): void;
}

const isMoment = ({ step, tick }: Moment): boolean => step > 0 || tick < Infinity;

/** Controls the player of the scene on show, for users and host pages. */
export class Playback {
  private readonly page: Pick<Page, 'state' | 'take'>;
  private readonly current: OnShow;
  private readonly changed: () => void;

  /** @param changed called after every change */
  constructor(page: Pick<Page, 'state' | 'take'>, current: OnShow, changed: () => void) {
    this.page = page;
    this.current = current;
    this.changed = changed;
  }

  get player(): Transport {
    return this.current.onShow.player;
  }

  /** Whether a person is in control, so that the scene is not left automatically. */
  set isUserControlled(isUserControlled: boolean) {
    const { page } = this;
    if (page.state.isUserControlled !== isUserControlled)
      page.take({ ...page.state, isUserControlled });
  }

  /**
   * Starts a scene that was just opened as its address says.
   *
   * @param isUserControlled whether a person is in control, if that is known otherwise
   */
  start(settings: Settings, isUserControlled?: boolean): void {
    this.isUserControlled = isUserControlled ?? (settings.paused || isMoment(settings.moment));
    this.resume(settings);
  }

  /** Goes on at the moment of settings with what has been played for so many seconds while nobody was in control. */
  goOn({ moment }: Settings, seconds: number): void {
    this.isUserControlled = false;
    this.player.playing = true;
    this.player.goOn(moment.step, seconds);
  }

  /** Goes on with a scene where settings say; who is in control stays so. */
  resume({ paused, moment }: Settings): void {
    this.player.playing = !paused;
    if (isMoment(moment)) this.player.seek(moment.step, moment.tick);
  }

  /** A person takes control: the item on show stays. */
  takeControl(): void {
    this.isUserControlled = true;
    this.current.cancelLeave();
  }

  toggle(): void {
    // Pausing means looking at this puzzle.
    if (this.player.moving) this.isUserControlled = true;
    this.play(!this.player.moving);
  }

  play(playing: boolean): void {
    this.current.cancelLeave();
    this.player.playing = playing;
    this.changed();
  }

  step(by: number): void {
    this.takeControl();
    this.player.step(by);
    this.changed();
  }

  seek(step: number): void {
    this.takeControl();
    this.player.seek(step);
    this.changed();
  }

  setSpeed(speed: Speed): void {
    this.current.cancelLeave();
    this.player.speed = speed;
  }

  /** The speed a number of rungs up the ladder. */
  speedAt(rungs: number): Speed {
    const { speed, speeds, pace } = this.player;
    const rung = rungOf(speed === 'auto' ? pace : speed) + rungs;
    return speeds[Math.max(0, Math.min(rung, speeds.length - 1))]!;
  }
}

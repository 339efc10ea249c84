import type { Moment } from '../run/step.ts';
import { defaults, isOfMode, isSameSetting, type Settings } from '../settings/settings.ts';
import { table } from '../settings/table.ts';
import { rungOf, type Speed } from '../play/tempo.ts';
import type { Transport } from '../play/transport.ts';
import { isCalm } from './appearance.ts';
import type { Page } from './page.ts';
import type { Director } from './playlist/director.ts';
import { withControl } from './state.ts';

const isMoment = ({ step, tick }: Moment): boolean => step > 0 || tick < Infinity;

/** Whether settings say more of a run than that it is played. */
const isLookedAt = ({ embed, paused, moment, stretch }: Settings): boolean =>
  embed || paused || isMoment(moment) || !isSameSetting('stretch', stretch, defaults.stretch);

/** Plays or pauses a stretch at the moment of settings, if it may move by itself. */
export function applyMoment(
  player: Transport,
  { mode, paused, moment, stretch }: Settings,
  mayMove: boolean,
): void {
  // First, as pausing ends what is on its way.
  player.playing = !paused && mayMove;
  if (isOfMode(table.stretch, mode)) player.stretch = stretch;
  if (isMoment(moment)) player.seek(moment.step, moment.tick);
}

/** Plays, from the beginning of its stretch if it is at its end, or pauses. */
export function setPlaying(player: Transport, playing: boolean): void {
  if (playing && player.isAtEnd) player.seek(player.stretch.from);
  player.playing = playing;
}

/** The speed a number of rungs up the ladder. */
export function speedAt({ speed, speeds, pace }: Transport, rungs: number): Speed {
  const rung = rungOf(speed === 'auto' ? pace : speed) + rungs;
  return speeds[Math.max(0, Math.min(rung, speeds.length - 1))]!;
}

/** Controls the player of the scene on show, for users and host pages. */
export class Playback {
  private readonly page: Page;
  private readonly director: Director;
  private readonly changed: () => void;

  constructor(page: Page, director: Director, changed: () => void) {
    this.page = page;
    this.director = director;
    this.changed = changed;
  }

  get player(): Transport {
    return this.director.onShow.player;
  }

  /** Sets whether a person is in control, so that the scene is not left automatically. */
  control(isUserControlled: boolean): void {
    this.page.take(withControl(this.page.state, isUserControlled));
  }

  /** Starts a scene that was just opened as its address says, if it is not known who is in control. */
  start(settings: Settings, isUserControlled?: boolean): void {
    this.control(isUserControlled ?? isLookedAt(settings));
    this.seekMoment(settings);
  }

  /** Resumes at the moment of settings what has been played for some seconds with nobody in control. */
  resume({ moment }: Settings, seconds: number): void {
    this.control(false);
    this.player.playing = true;
    this.player.goOn(moment.step, seconds);
  }

  /** Plays or pauses a stretch at the moment of settings; who is in control stays so. */
  seekMoment(settings: Settings): void {
    // In the middle of a page that is read nothing moves by itself where that is not liked.
    applyMoment(this.player, settings, !(settings.embed && isCalm()));
  }

  /** A person takes control: the item on show stays. */
  takeControl(): void {
    this.control(true);
    this.director.cancelLeave();
  }

  toggle(): void {
    // Pausing means looking at this puzzle.
    if (this.player.moving) this.control(true);
    this.play(!this.player.moving);
  }

  play(playing: boolean): void {
    this.director.cancelLeave();
    setPlaying(this.player, playing);
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
    this.director.cancelLeave();
    this.player.speed = speed;
  }

  /** The speed a number of rungs up the ladder. */
  speedAt(rungs: number): Speed {
    return speedAt(this.player, rungs);
  }
}

import type { Scene } from './modes/scene.ts';
import { puzzleIdOf, type Settings } from '../settings/settings.ts';
import { version } from '../../package.json';
import type { Film } from '../play/film/film.ts';
import { issueOf } from '../play/film/limits.ts';
import type { FilmProgress, FilmStudio, MadeFilm } from '../ui/film/model.ts';
import type { Status } from '../ui/index.tsx';
import type { ScreenReport } from './screens/screens.ts';

interface PaneReport extends Omit<Status, 'pace'> {
  /** Catalogue id, or null for a puzzle of the visitor's own. */
  readonly puzzle: string | null;
  /** How it is searched; null if it is not. */
  readonly solver: string | null;
  readonly order: string | null;
  readonly rules: readonly string[];
}

export interface HostReport {
  readonly mode: string;
  /** Whether time passes: not paused, not hidden, and not stopped by the host. */
  readonly running: boolean;
  /** Frames drawn in the last second. */
  readonly fps: number;
  /** At least one, whatever the mode. */
  readonly panes: readonly PaneReport[];
  /** Which of several windows this is; undefined if there is no other. */
  readonly screen: ScreenReport | undefined;
}

/** The report on a scene in a window; `fps` frames are drawn a second, unless the host has stopped it. */
export function reportOf(
  scene: Scene,
  settings: Settings,
  areDrawn: boolean,
  { fps, screen }: Pick<HostReport, 'fps' | 'screen'>,
): HostReport {
  const puzzle = puzzleIdOf(settings) ?? null;
  return {
    mode: settings.mode,
    running: scene.player.playing && areDrawn,
    fps,
    panes: scene.panes().map(({ search, status }) => {
      const { pace: _, ...figures } = status;
      const { solver = null, order = null, rules = [] } = search ?? {};
      return { puzzle, solver, order, rules, ...figures };
    }),
    screen,
  };
}

/** The API that `window.fitful` offers to host pages, kiosk monitors and tests. */
export interface FitfulWindow {
  /** The current state, as plain JSON. */
  status(): HostReport & { readonly version: string };
  pause(): void;
  play(): void;
  /** Pauses and moves by a number of steps, 1 by default. Non-finite numbers are ignored, here and below. */
  step(by?: number): void;
  /** Goes to a step, numbered from 0. */
  seek(step: number): void;
  /** Opens an address; only its query matters. */
  open(url: string): void;
  /**
   * Limits the frames drawn a second, whatever the page would draw; undefined or 0 takes the limit off.
   * Negative and non-finite numbers are ignored.
   */
  limitFrames(perSecond: number | undefined): void;
  /** Stops drawing and searching, or lets it go on. Whether users have paused it stays as it is. */
  stop(isStopped: boolean): void;
  /**
   * Makes a film of a stretch of what is on show, frame by frame; `told` is called with each. Rejects if that cannot
   * be, or once the signal aborts it.
   */
  film(
    film: Film,
    told?: (progress: FilmProgress) => void,
    signal?: AbortSignal,
  ): Promise<MadeFilm>;
  /** With `leave` in the address: sets what is called, in place of the usual, when an input leaves it. */
  onLeave(call: (() => void) | undefined): void;
}

declare global {
  interface Window {
    fitful?: FitfulWindow;
  }
}

/** Installs `window.fitful`, and tells so by an event `fitful` of the window. */
export function offerToHost(
  report: () => HostReport,
  actions: Omit<FitfulWindow, 'status' | 'step' | 'film'> & {
    step(by: number): void;
    readonly films: () => Promise<FilmStudio>;
  },
): void {
  const { films, ...others } = actions;
  window.fitful = {
    ...others,
    film: async (film, told = () => {}, signal = new AbortController().signal) => {
      const issue = issueOf(film);
      if (issue) throw new RangeError(`This is no film: ${issue}.`);
      return (await films()).make(film, told, signal);
    },
    status: () => ({ version, ...report() }),
    step: (by = 1) => {
      if (Number.isFinite(by)) actions.step(by);
    },
    seek: (step) => {
      if (Number.isFinite(step)) actions.seek(step);
    },
    limitFrames: (perSecond = 0) => {
      if (perSecond === 0) actions.limitFrames(undefined);
      else if (Number.isFinite(perSecond) && perSecond > 0) actions.limitFrames(perSecond);
    },
  };
  window.dispatchEvent(new Event('fitful'));
}

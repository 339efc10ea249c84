import { version } from '../../package.json';
import type { Status } from '../ui/index.tsx';
import type { Scene } from './modes/scene.ts';
import { idOf, type Settings } from './settings.ts';

/** One board, as a host page sees it. */
interface PaneReport extends Omit<Status, 'pace'> {
  /** Catalogue id, or null for a puzzle of the visitor's own. */
  readonly puzzle: string | null;
  readonly solver: string;
  readonly order: string;
  readonly rules: readonly string[];
}

export interface HostReport {
  readonly mode: string;
  /** Whether time passes: not paused, and not hidden. */
  readonly running: boolean;
  /** Frames drawn in the last second. */
  readonly fps: number;
  readonly panes: readonly PaneReport[];
}

/** How a scene stands, and at how many frames a second it is drawn. */
export function reportOf(scene: Scene, settings: Settings, fps: number): HostReport {
  const puzzle = idOf(settings) ?? null;
  return {
    mode: settings.mode,
    running: scene.player.playing && !document.hidden,
    fps,
    panes: scene.panes().map(({ search: { solver, order, rules }, status }) => {
      const { pace: _, ...figures } = status;
      return { puzzle, solver, order, rules, ...figures };
    }),
  };
}

/** What `window.fitful` offers to a host page, a kiosk's monitor or a test. */
export interface FitfulWindow {
  /** Plain JSON: how things stand now. */
  status(): HostReport & { readonly version: string };
  pause(): void;
  play(): void;
  /** Pauses, and moves by so many steps; one if left out. What is no number is ignored, here and below. */
  step(by?: number): void;
  /** Goes to a step. */
  seek(step: number): void;
  /** Shows what an address says; only the part after its `?` matters. */
  open(url: string): void;
}

declare global {
  interface Window {
    fitful?: FitfulWindow;
  }
}

/** Puts `window.fitful` in place. */
export function offerToHost(
  report: () => HostReport,
  actions: Omit<FitfulWindow, 'status' | 'step'> & { step(by: number): void },
): void {
  window.fitful = {
    ...actions,
    status: () => ({ version, ...report() }),
    step: (by = 1) => {
      if (Number.isFinite(by)) actions.step(by);
    },
    seek: (step) => {
      if (Number.isFinite(step)) actions.seek(step);
    },
  };
}

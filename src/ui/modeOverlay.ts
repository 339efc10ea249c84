import type { Viewport } from '../theme/viewport.ts';
import type { Component } from 'solid-js';
import type { Words } from '../words/index.ts';
import type { PanelProps } from './widgets/lazyDialog.tsx';
import type { Key } from './shell/pageKeys.ts';
import type { ModeKey } from './modeEntrance.ts';
import type { Model } from './model.ts';
import type { DialogId } from './shell/savedUi.ts';
import type { NoticeProps, PartProps } from './part.ts';

/** The props of a mode's panel. */
export interface ModePanelProps extends PartProps {
  /** Whether the user is present; otherwise the controls fade. */
  readonly present: boolean;
  /** The width of a dialog at the right, in CSS px. */
  readonly aside: number;
  /** To be called with the insets of each board, if the panel lays them out. */
  readonly insets: (list: readonly Viewport[]) => void;
  openDialog(dialog: DialogId): void;
}

/** The props of a mode's status line. */
export interface StatusLineProps extends PartProps {
  openDialog(dialog: DialogId): void;
}

/** The props of a mode's page. */
export interface ModePageProps extends PartProps {
  /** To be called with the insets of the board, now and whenever they change. */
  readonly insets: (list: readonly Viewport[]) => void;
  openDialog(dialog: DialogId): void;
}

/**
 * What a mode adds to the overlay. It holds its own state, which scenes update. One serves all scenes of
 * the mode: another one is mounted anew, and what was set up in it is lost. What it omits is as for a
 * single search.
 */
export interface ModeOverlay {
  readonly keys?: readonly ModeKey[];
  /** The keys of every mode that do nothing in this one. */
  readonly without?: readonly Key[];
  /**
   * Replaces panel, controls and status line: lays out everything over the page and around the board, and
   * never fades.
   */
  readonly Page?: Component<ModePageProps>;
  /** The number of boards laid out by the panel; omitted if there is one that fills the page. Reactive. */
  boards?(): number;
  /** Shown over the boards. The overlay ignores the pointer, so controls need `pointer-events: auto`. */
  readonly Panel?: Component<ModePanelProps>;
  /** Whether it can say what happens at each step, if that is chosen. */
  readonly hasCaptions?: boolean;
  /** Shown below the board, in a place of its own, as long as captions are chosen; it never fades. */
  readonly Caption?: Component<NoticeProps>;
  /** What begins, in a few words, shown below the title for a while when there are no controls. Reactive. */
  about?(model: Model, words: Words): string;
  /** The outcome, likewise, as long as it is on show. Reactive. */
  news?(model: Model, words: Words): string | undefined;
  /** What is beside the board or below it, which leaves room for it; undefined while there is nothing. Reactive. */
  beside?(): HTMLElement | undefined;
  /** Buttons of its own, among those of the dock. */
  readonly Tools?: Component<PartProps>;
  /** What is played, and its figures, in the dock. Also announces them to screen readers. */
  readonly StatusLine?: Component<StatusLineProps>;
  /** The dialog in which the search is chosen. */
  readonly SearchDialog?: Component<PanelProps>;
}

import type { Viewport } from '../theme/viewport.ts';
import type { Component } from 'solid-js';
import type { Language, Words } from '../words/index.ts';
import type { Key } from './shell/pageKeys.ts';
import type { ModeEntrance, ModeKey } from './modeEntrance.ts';
import type { Commands, Model } from './model.ts';
import type { PageWish, PresentedLesson, PresenterWish } from './presenting/model.ts';
import type { DialogId } from './shell/savedUi.ts';

/** The props of everything in the overlay. */
export interface OverlayProps {
  readonly model: Model;
  readonly commands: Commands;
  readonly words: Words;
  /** The buttons and keys of the modes. */
  readonly entrances: readonly ModeEntrance[];
  /** The overlay of the mode on show. */
  readonly overlay: ModeOverlay;
}

/** A line for which room is kept until it is due. */
export interface DueLine {
  readonly text: string;
  readonly isDue: boolean;
}

/** The props of all controls. */
export interface ControlProps extends OverlayProps {
  /** The figures as displayed: frozen while the user is absent. */
  readonly shown: Pick<Model, 'status' | 'timeline'>;
  readonly openDialog: (dialog: DialogId) => void;
  /** Reloads the page after its code could not be loaded; may return a sentence that says why not. */
  reload(): Promise<string | undefined>;
}

/** The props of a dialog. */
export interface DialogProps extends ControlProps {
  readonly open: boolean;
  close(): void;
  /** To be called with whether it is open and fills the page, so that the picture is hidden. */
  fill(isFilled: boolean): void;
}

/** The props of a mode's page. */
export interface ModePageProps extends ControlProps {
  /** To be called with the insets of each board that it lays out, now and whenever they change. */
  readonly insets: (list: readonly Viewport[]) => void;
}

/** The props of what a mode shows where there are no controls. */
export type BareProps = OverlayProps & Pick<ModePageProps, 'insets'>;

/** The props of a mode's panel. */
export interface ModePanelProps extends ModePageProps {
  /** Whether the user is present; otherwise the controls fade. */
  readonly present: boolean;
  /** The width of a dialog at the right, in CSS px. */
  readonly aside: number;
}

/** A mode, as a presenter's window sees it. */
export interface Presenting {
  /** The lesson that is given; undefined if none is. */
  lesson(language: Language): PresentedLesson | undefined;
  grant(wish: Exclude<PresenterWish, PageWish>): void;
}

/**
 * What a mode adds to the overlay. It holds its own state, which scenes update. One serves all scenes of
 * the mode: another one is mounted anew, and what was set up in it is lost. What it omits is as for a
 * single search.
 */
export interface ModeOverlay {
  readonly keys?: readonly ModeKey[];
  /** The keys of every mode that do nothing in this one, whose buttons are left out. */
  readonly without?: readonly Key[];
  /**
   * Replaces panel, controls and status line: lays out everything over the page and around the board, and
   * never fades.
   */
  readonly Page?: Component<ModePageProps>;
  /**
   * Lays out several boards where there are no controls, and what is said of them; with controls the panel
   * does. Omitted if there is one board that fills the page.
   */
  readonly Bare?: Component<BareProps>;
  /** Shown over the boards. The overlay ignores the pointer, so controls need `pointer-events: auto`. */
  readonly Panel?: Component<ModePanelProps>;
  /** Shown over the boards, whether there are controls or not; ignores the pointer as a panel does. */
  readonly Over?: Component<OverlayProps>;
  /** Whether controls stay while nothing is done, as somebody thinks about the next move. */
  readonly stays?: boolean;
  /** Whether the screen can be made black, as somebody speaks to a class. Reactive. */
  readonly mayBeBlank?: boolean;
  /** Whether it can say what happens at each step, if that is chosen. */
  readonly hasCaptions?: boolean;
  /** Shown below the board, in a place of its own, as long as captions are chosen; it never fades. */
  readonly Caption?: Component<OverlayProps>;
  /** What is shown, in large type where there are no controls, if that is not the title. Reactive. */
  headline?(model: Model, words: Words): string | undefined;
  /** What begins, in a few words, shown below the title for a while when there are no controls. Reactive. */
  about?(model: Model, words: Words): string;
  /** The outcome, likewise, as long as it is on show. Reactive. */
  news?(model: Model, words: Words): string | undefined;
  /** Why that is the outcome, likewise, one thought a line, in the order in which they are due. Reactive. */
  why?(model: Model, words: Words): readonly DueLine[];
  /** What is beside the board or below it, which leaves room for it; undefined for nothing. Reactive. */
  beside?(): HTMLElement | undefined;
  /** Replaces the buttons that steer what is played, the first ones of the dock. */
  readonly Transport?: Component<ControlProps>;
  /** Buttons of its own, among those of the dock. */
  readonly Tools?: Component<ControlProps>;
  /** What is played, and its figures, in the dock. Also announces them to screen readers. */
  readonly StatusLine?: Component<ControlProps>;
  /** What it tells a presenter's window of a lesson, and does for it; omitted where none can be given. */
  readonly presenting?: Presenting;
  /** The dialog in which the search is chosen. */
  readonly SearchDialog?: Component<DialogProps>;
}

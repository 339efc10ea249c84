import type { Component } from 'solid-js';
import type { Insets } from '../theme/insets.ts';
import type { PanelProps } from './lazyDialog.tsx';
import type { ModeKey } from './modeEntrance.ts';
import type { PartProps } from './part.ts';

/** What the panel of a mode is given. */
export interface ModePanelProps extends PartProps {
  /** Whether somebody is there: while nobody is, the controls fade. */
  readonly present: boolean;
  /** CSS px at the right that a dialog takes. */
  readonly aside: number;
  /** To be told where the boards lie, if the panel lays them out. */
  readonly insets: (list: readonly Insets[]) => void;
  /** Opens the dialog in which the search is chosen. */
  search(): void;
  /** Opens the experiments. */
  experiments(): void;
}

/**
 * What a mode brings of its own to what lies over the picture. It holds its own state, which its scene
 * keeps up to date; what it leaves out is as it is with one board.
 */
export interface ModeOverlay {
  readonly keys?: readonly ModeKey[];
  /** How many boards its panel lays out; left out if there is one that fills the page. Reactive. */
  boards?(): number;
  /** What lies over the boards. */
  readonly Panel?: Component<ModePanelProps>;
  /** What is played and how it stands, in the dock; it announces to those who do not see it, too. */
  readonly StatusLine?: Component<PartProps>;
  /** The dialog in which the search is chosen. */
  readonly SearchDialog?: Component<PanelProps>;
}

import type { PartProps } from '../part.ts';
import type { Insets } from '../../theme/insets.ts';
import type { RaceModel } from './model.ts';

/** What the parts of a race are given. */
export interface RaceProps extends PartProps {
  readonly race: RaceModel;
  /** Whether somebody is there. */
  readonly present: boolean;
  /** CSS px at the right that a dialog takes. */
  readonly aside: number;
  readonly insets: (list: readonly Insets[]) => void;
  /** Opens the dialog that a pane is edited in. */
  edit(pane: number): void;
  /** Opens the experiments. */
  experiments(): void;
}

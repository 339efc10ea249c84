import type { ModePanelProps } from '../modeOverlay.ts';
import type { RaceCommands, RaceModel } from './model.ts';

/** What the parts of a race are given. */
export interface RaceProps extends ModePanelProps {
  readonly race: RaceModel;
  readonly raceCommands: RaceCommands;
  /** Opens the dialog that a pane is edited in. */
  edit(pane: number): void;
}

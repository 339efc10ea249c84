import type { ModePanelProps } from '../modeOverlay.ts';
import type { RaceCommands, RaceModel } from './model.ts';

/** The props of the parts of a race. */
export interface RaceProps extends ModePanelProps {
  readonly race: RaceModel;
  readonly raceCommands: RaceCommands;
  /** Opens the dialog in which a pane is edited. */
  edit(pane: number): void;
}

import type { Theme } from '../../theme/index.ts';
import type { LessonPart } from '../lesson/lessonPart.ts';
import type { ModePanelProps } from '../modeOverlay.ts';
import type { Sound } from '../sound/sound.ts';
import type { RaceCommands, RaceModel } from './model.ts';
import type { TagStyle } from './panes/tagStyles.ts';

/** The props of the parts of a race. */
export interface RaceProps extends ModePanelProps {
  readonly race: RaceModel;
  readonly raceCommands: RaceCommands;
  readonly sound: Sound;
  readonly lesson: LessonPart;
  /** Opens the dialog in which a pane is edited. */
  edit(pane: number): void;
}

/** The props of charts and table. */
export interface ResultsProps extends RaceProps {
  readonly theme: Theme;
  /** The styles and names of the panes by id, in the order of panes. */
  readonly styles: ReadonlyMap<number, TagStyle>;
  readonly names: ReadonlyMap<number, string>;
}

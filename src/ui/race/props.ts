import type { LessonPart } from '../lesson/lessonPart.ts';
import type { ModePanelProps } from '../modeOverlay.ts';
import type { Sound } from '../sound.ts';
import type { KindId, RaceCommands, RaceModel } from './model.ts';

/** The props of the parts of a race. */
export interface RaceProps<K extends KindId = KindId> extends ModePanelProps {
  readonly race: RaceModel<K>;
  readonly raceCommands: RaceCommands<K>;
  readonly sound: Sound;
  readonly lesson: LessonPart;
  /** Opens the dialog in which a pane is edited. */
  edit(pane: number): void;
}

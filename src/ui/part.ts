import type { Words } from '../words/index.ts';
import type { ModeEntrance } from './modeEntrance.ts';
import type { Commands, Model } from './model.ts';

export type Shown = Pick<Model, 'status' | 'timeline'>;

/** The props of everything in the overlay. */
export interface NoticeProps {
  readonly model: Model;
  readonly commands: Commands;
  readonly words: Words;
  /** The buttons and keys of the modes. */
  readonly entrances: readonly ModeEntrance[];
}

/** The props of all controls. */
export interface PartProps extends NoticeProps {
  /** The figures as displayed: frozen while the user is absent. */
  readonly shown: Shown;
  /** Reloads the page after its code could not be loaded; may return a sentence that says why not. */
  restart(): Promise<string | undefined>;
}

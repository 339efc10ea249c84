import type { Words } from '../words/index.ts';
import type { ModeEntrance } from './modeEntrance.ts';
import type { Commands, Model } from './model.ts';

export type Shown = Pick<Model, 'status' | 'timeline'>;

/** What everything over the picture is given. */
export interface NoticeProps {
  readonly model: Model;
  readonly commands: Commands;
  readonly words: Words;
  /** How people come to the modes of the page. */
  readonly entrances: readonly ModeEntrance[];
}

/** What all controls are given. */
export interface PartProps extends NoticeProps {
  /** The figures as they are shown: they stand still while nobody looks. */
  readonly shown: Shown;
  /** Loads the page anew, where code of it could not be loaded: it goes on where it is, or says why not. */
  restart(): Promise<string | undefined>;
}

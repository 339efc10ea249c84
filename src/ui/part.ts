import type { Words } from '../words/index.ts';
import type { Commands, Model } from './model.ts';

export type Shown = Pick<Model, 'status' | 'timeline' | 'race'>;

/** What everything over the picture is given. */
export interface NoticeProps {
  readonly model: Model;
  readonly commands: Commands;
  readonly words: Words;
}

/** What every part of the desk is given. */
export interface PartProps extends NoticeProps {
  /** The search as it is shown: it stands still while nobody looks. */
  readonly shown: Shown;
  /** Loads the page anew, where code of it could not be loaded: it goes on where it is, or says why not. */
  restart(): Promise<string | undefined>;
}

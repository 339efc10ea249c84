import type { Words } from '../words/index.ts';
import type { Commands, Model } from './model.ts';

export type Shown = Pick<Model, 'status' | 'known'>;

/** What every part of the overlay is given. */
export interface PartProps {
  readonly model: Model;
  readonly commands: Commands;
  readonly words: Words;
  /** The search as it is shown: it stands still while nobody looks. */
  readonly shown: Shown;
}

import type { Words } from '../words/index.ts';
import type { Commands, Model } from './model.ts';

/** What every part of the overlay is given. */
export interface PartProps {
  readonly model: Model;
  readonly commands: Commands;
  readonly words: Words;
}

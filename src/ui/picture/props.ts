import type { DialogProps } from '../modeOverlay.ts';
import type { ChoicesOf } from './choices.ts';
import type { PictureSubject, ToldStory } from './model.ts';

/** The props of the dialog's content. */
export interface PictureProps extends DialogProps, ChoicesOf {
  readonly subject: PictureSubject;
  /** The moment of the page at which it was opened. */
  readonly at: number;
  /** Shows the pages of a story. */
  show(story: ToldStory): void;
}

/** The beginning of the names of files: the puzzle, and what else they are of. */
export const fileName = ({ model }: DialogProps, ...parts: readonly (string | number)[]): string =>
  ['fitful', model.choices.puzzle ?? 'puzzle', ...parts].join('-');

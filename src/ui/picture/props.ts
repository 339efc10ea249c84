import type { DialogProps } from '../modeOverlay.ts';
import type { ChoicesOf } from './choices.ts';
import type { PicturedBoard, PictureSubject, ToldStory } from './model.ts';

/** The props of the dialog's content. */
export interface PictureProps extends DialogProps, ChoicesOf {
  readonly subject: PictureSubject;
  /** The moment of the page at which it was opened, and its unit. */
  readonly at: number;
  readonly unit: 'steps' | 'time';
  /** Shows the pages of a story. */
  show(story: ToldStory): void;
}

/** The props of each part, which is about one board. */
export interface PartProps extends PictureProps {
  readonly board: PicturedBoard;
  /** The place of that board, from 0. */
  readonly place: number;
}

/** The beginning of the names of files: the puzzle, what they are of, and the number of a board after the first. */
export const fileName = ({ model, place }: PartProps, of: string): string =>
  ['fitful', model.choices.puzzle ?? 'puzzle', of, ...(place > 0 ? [place + 1] : [])].join('-');

import type { Choice, OptionState } from '../teach/matrix.ts';
import { count, number } from './enNumbers.ts';

const states: Record<OptionState, string> = {
  active: 'possible',
  selected: 'on the board',
  gone: 'no longer possible',
};

const choices: Record<Choice['kind'], string> = {
  chosen: 'chosen',
  covered: 'just covered',
  uncovered: 'just uncovered',
};

/** What is said in English of an exact cover matrix. */
export const enMatrix = {
  title: 'Matrix',
  hint: 'The puzzle as an exact cover: a row for each way to lie, a column for each cell and piece; or put it away',
  fold: 'Fold',
  foldHint: 'Fold options that are gone, and narrow what is covered; or show all where it was',
  caption: 'Exact cover: choose rows so that every column has one mark',
  /** With copies, or pieces that may stay over. */
  looseCaption: 'Exact cover: choose rows so that every cell has one mark',
  excerpt: (item: string): string => `Options of ${item}`,
  none: 'There is nothing to choose at this moment.',
  item: 'Item',
  ways: 'Options left',
  covered: 'covered',
  /** A row: a piece, its number among the options of the piece, and the cells that it covers. */
  option: (piece: string, at: number, cells: readonly string[], state: OptionState): string =>
    `${piece} ${number(at)}, on ${cells.join(' ')}: ${states[state]}`,
  tried: 'tried',
  column: (item: string, ways: number, choice: Choice['kind'] | undefined): string =>
    [item, count(ways, 'option'), ...(choice ? [choices[choice]] : [])].join(', '),
  others: (options: number): string => `and ${count(options, 'other')}`,
  hidden: (options: number): string => `${number(options)} gone`,
  number,
};

export type MatrixWords = typeof enMatrix;

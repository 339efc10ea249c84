import type { Choice, OptionState } from '../teach/code/matrix.ts';
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
  hint: 'Show the puzzle as an exact cover matrix, a row for each placement, a column for each cell and piece, or put it away',
  caption: 'Exact cover: one mark in each column',
  /** With copies, or pieces that may be left over. */
  looseCaption: 'Exact cover: one mark in the column of each cell',
  excerpt: (item: string, options: number): string =>
    options === 0 ? `No option is left for ${item}` : `Options for ${item}`,
  none: 'There is nothing to choose at this moment.',
  item: 'Item',
  ways: 'Options',
  piece: 'Piece',
  cells: 'Cells',
  /** A row: a piece, its number among the options of the piece, and the cells that it covers. */
  option: (
    piece: string,
    at: number,
    cells: readonly string[],
    state: OptionState,
    isTried: boolean,
  ): string =>
    `${piece} ${number(at)}, on ${cells.join(' ')}: ${isTried ? 'tried' : states[state]}`,
  tried: 'tried',
  column: (item: string, ways: number, choice: Choice['kind'] | undefined): string =>
    [item, count(ways, 'option'), ...(choice ? [choices[choice]] : [])].join(', '),
  coveredColumn: (item: string, choice: Choice['kind'] | undefined): string =>
    `${item}, ${choice ? choices[choice] : 'covered'}`,
  others: (options: number): string =>
    options === 0 ? 'and no others' : `and ${count(options, 'other')}`,
  hidden: (options: number): string => `${number(options)} gone`,
  number,
};

export type MatrixWords = typeof enMatrix;

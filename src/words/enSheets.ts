import type { TreePart } from '../teach/tree/tree.ts';
import { obstacle } from './enCaptions.ts';
import { count, number } from './enNumbers.ts';
import type { Names } from '../teach/moment/names.ts';
import type { PieceRefused } from '../teach/moment/moment.ts';

/** What worksheets say in English, and what is said of them. */
export const enSheets = {
  title: 'Worksheets',
  hint: 'Worksheets to print: pieces to cut out, a trace and a tree to fill in, and the answers',
  print: 'Print',
  close: 'Close',
  paper: 'For A4 and Letter, in black and white; the answers are on pages of their own.',
  name: 'Name',
  date: 'Date',
  cutOut: 'Board and pieces',
  scale: (millimetres: number): string =>
    `Cut out the pieces. Printed at 100%, a cell is ${millimetres} mm wide.`,
  trace: 'Trace the search',
  inOrder: (pieces: readonly string[]): string =>
    `The first open cell is always filled next. On it pieces are tried in this order: ${pieces.join(', ')}; each as drawn, then turned clockwise, then flipped and turned.`,
  fewest: 'What is filled next is the cell or piece with the fewest ways left.',
  rows: (shown: number): string =>
    `Each row is a step: a piece goes on (+) or comes off (−). The first ${count(shown, 'row is', 'rows are')} filled in.`,
  goesOn: 'The search goes on after these steps.',
  column: {
    step: 'Step',
    item: 'Next',
    tried: 'Tried',
    why: 'Why not',
    board: 'On the board',
  },
  /** What keeps pieces from a cell. */
  why: (refused: readonly PieceRefused[], names: Names): string =>
    refused.length === 0 ? '' : `${refused.map((one) => obstacle(one, names)).join('; ')}.`,
  /** As many pieces that do not fit. */
  none: (pieces: number): string => `${count(pieces, 'piece does', 'pieces do')} not fit.`,
  placed: (name: string): string => `+ ${name}`,
  removed: (name: string): string => `− ${name}`,
  pieces: (names: readonly string[]): string => names.join(', '),
  end: 'end',
  tree: 'The tree of the search',
  treePart: {
    whole: 'A circle is a piece placed; below it are those placed next.',
    levels:
      'A circle is a piece placed; below it are those placed next. A triangle stands for all the placements of a branch: their number is below it.',
    steps:
      'A circle is a piece placed; below it are those placed next. The tree has the steps of the trace.',
  } satisfies Record<TreePart, string>,
  fillIn:
    'Write the name of its piece in each circle. Put a cross below each dead end, and a diamond around each solution.',
  answers: 'Answers',
  question: 'Question',
  answer: 'Answer',
  number,
};

export type SheetWords = typeof enSheets;

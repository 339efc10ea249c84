import type { Grain } from '../teach/moment/moment.ts';
import { count, number } from './enNumbers.ts';

/** What there is to say of an open cell. */
export interface CellState {
  /** How many ways are left for it, if they are shown. */
  readonly ways: number | undefined;
  readonly isNext: boolean;
  readonly isRefused: boolean;
}

/** What is said in English where a search is explained, apart from its moments. */
export const enClass = {
  title: 'Class',
  whatKeyDoes: 'Explain the search moment by moment, or stop explaining',

  grains: 'Stops',
  grain: { places: 'Places', tries: 'Tries', 'dead-ends': 'Dead ends' } satisfies Record<
    Grain,
    string
  >,
  grainHint: {
    places: 'Stop after every piece placed or taken off',
    tries: 'Stop at everything that is tried as well',
    'dead-ends': 'Stop only where nothing follows: at dead ends and full boards',
  } satisfies Record<Grain, string>,
  onHint: 'On to the next stop',
  backHint: 'Back to the previous stop',
  ways: 'Ways left',
  waysHint: 'How many ways are left for each cell and piece',
  panelsHint: 'What is shown beside the board',
  code: 'QR code',
  codeTooLong: 'This address is too long for a QR code: it holds a puzzle of your own.',
  codeHint: 'Show a QR code that leads to this moment, or put it away',
  more: 'More',
  noWords: 'No words',
  noWordsHint: 'Take all words and marks away, or bring them back',
  focus: 'Focus',
  focusHint: 'The board alone, then the panels alone, then the whole page again',
  blank: 'Blank',
  blankHint: 'Make the screen black, or show it again',
  /** `pace` is already formatted. */
  pace: (pace: string): string => `${pace} ${pace === '1' ? 'stop' : 'stops'}/s`,

  caption: 'What happens',
  odometer:
    'Which of the ways listed is taken at each level, fitting or not, and the share of the tree that is done',
  branch: (tried: number, listed: number): string => `${number(tried)}/${number(listed)}`,
  pieces: 'Pieces',
  /** A piece of the tray. */
  piece: (name: string, left: number, copies: number): string => {
    if (left === 0) return `${name}: used`;
    return copies === 1 ? `${name}: left` : `${name}: ${number(left)} left`;
  },
  copies: (left: number): string => (Number.isFinite(left) ? `×${number(left)}` : '×∞'),
  waysOf: (ways: number): string => `${count(ways, 'way')} left`,
  /** After a sentence that says what happens: nothing can come of it any more. */
  lost: (happens: string, name: string): string =>
    `${happens} But no way is left for ${name}, so nothing can come of this.`,
  cells: 'Board, cell by cell',
  /** An open cell; `ways` if they are shown, and whether it is next, or cannot be covered. */
  openCell: (name: string, { ways, isNext, isRefused }: CellState): string =>
    [
      `${name}: open`,
      ...(isNext ? ['next'] : []),
      ...(isRefused ? ['cannot be covered'] : []),
      ...(ways === undefined ? [] : [`${count(ways, 'way')} left`]),
    ].join(', '),
  /** A covered cell: its piece, and which one in the order of placing. */
  coveredCell: (name: string, piece: string, order: number): string =>
    `${name}: ${piece}, piece ${number(order)} on the board`,
  row: (row: number, cells: string): string => `row ${number(row)}: ${cells}`,
  board: (rows: readonly string[]): string => rows.join('; '),
};

export type ClassWords = typeof enClass;

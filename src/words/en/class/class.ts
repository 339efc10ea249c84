import type { Grain } from '../../../teach/moment/explanation.ts';
import type { TargetKind } from '../../../teach/navigation/targets.ts';
import { count, nth, number } from '../numbers.ts';

interface CellState {
  /** The number of ways left for it; undefined if they are not shown. */
  readonly ways: number | undefined;
  readonly isNext: boolean;
  readonly isRefused: boolean;
}

/** The mode that explains a search, apart from its captions. */
export const classroom = {
  title: 'Class',
  whatKeyDoes: 'Explain the search, or stop',
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
  lostSince: 'Since when lost',
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
  figures: 'Figures of the search',
  odometer:
    'Which of the ways listed is taken at each level, fitting or not, and the share of the tree that is done',
  branch: (tried: number, listed: number): string => `${number(tried)}/${number(listed)}`,
  pieces: 'Pieces',
  piece: (name: string, left: number, copies: number): string => {
    if (left === 0) return `${name}: used`;
    return copies === 1 ? `${name}: left` : `${name}: ${number(left)} left`;
  },
  copies: (left: number): string => (Number.isFinite(left) ? `×${number(left)}` : '×∞'),
  waysOf: (ways: number): string => `${count(ways, 'way')} left`,
  /** The caption `happens`, at a moment from which no solution follows. */
  lost: (happens: string, name: string): string =>
    `${happens} But no way is left for ${name}, so nothing can come of this.`,
  /** `order` is the number of the piece in the order of placing, where others are the same. */
  lostBy: (name: string, order: number | undefined, ago: number | undefined): string => {
    const piece = order === undefined ? name : `${name}, the ${nth(order)} piece placed`;
    if (ago === undefined) return `Lost since ${piece}.`;
    return `Lost since ${piece}, ${ago === 0 ? 'just now' : `${count(ago, 'step')} ago`}.`;
  },
  /** The answer to whether a solution is left. */
  solvable: {
    asked: 'Can it still be solved? …',
    yes: 'Yes: it can still be solved.',
    no: 'No: it cannot be solved any more.',
    unknown: 'Whether it can still be solved could not be found out.',
  },
  waysOfPiece: (name: string, ways: number): string => `${name}: ${count(ways, 'way')} left.`,
  hopeless: 'Lost from the start: there is no solution.',
  cells: 'Board, cell by cell',
  /** An open cell of the board, for screen readers. */
  openCell: (name: string, { ways, isNext, isRefused }: CellState): string =>
    [
      `${name}: open`,
      ...(isNext ? ['next'] : []),
      ...(isRefused ? ['cannot be covered'] : []),
      ...(ways === undefined ? [] : [`${count(ways, 'way')} left`]),
    ].join(', '),
  /** A covered cell: its piece, and the number of that in the order of placing. */
  coveredCell: (
    name: string,
    piece: string,
    order: number,
    part?: 'mistake' | 'inVain',
  ): string => {
    const placed = `${name}: ${piece}, the ${nth(order)} piece placed`;
    if (part === undefined) return placed;
    return `${placed}, ${part === 'mistake' ? 'since which it is lost' : 'in vain'}`;
  },
  /** A cell of a fixed piece. */
  fixedCell: (name: string, piece: string): string => `${name}: ${piece}, lies from the start`,
  row: (row: number, cells: string): string => `row ${number(row)}: ${cells}`,
  board: (rows: readonly string[]): string => rows.join('; '),
};

interface BothWays {
  readonly ahead: string;
  readonly back: string;
}

export const moves = {
  title: 'Go to …',
  hint: 'Go to a solution, a dead end, a mistake, a cell that is covered, a piece that is placed, a rule that prunes',
  over: { ahead: 'Over this branch', back: 'Back over this branch' },
  out: 'Out of this branch',
  /** Goals other than solutions, whose names are those of `shelf`. */
  goal: {
    deadEnd: { ahead: 'Next dead end', back: 'Previous dead end' },
    cell: { ahead: 'Until a cell is covered …', back: 'Cell covered earlier …' },
    piece: { ahead: 'Until a piece is placed …', back: 'Piece placed earlier …' },
    mistake: { ahead: 'Until the mistake is taken back', back: 'Before the mistake' },
    refusal: { ahead: 'Until a rule prunes', back: 'Pruned earlier by a rule' },
  } satisfies Record<Exclude<TargetKind, 'solution'>, BothWays>,
  point: {
    cell: {
      ahead: 'Which cell? The search goes on until it is covered.',
      back: 'Which cell? The search goes back to where it was covered.',
    },
    piece: {
      ahead: 'Which piece? The search goes on until it is placed.',
      back: 'Which piece? The search goes back to where it was placed.',
    },
  },
  /** `name` is the name of the cell or piece. */
  looking: {
    solution: () => 'Looking for a solution …',
    deadEnd: () => 'Looking for a dead end …',
    cell: (name: string) => `Looking for the moment at which ${name} is covered …`,
    piece: (name: string) => `Looking for the moment at which ${name} is placed …`,
    mistake: () => 'Looking for the mistake …',
    refusal: () => 'Looking for a rule that prunes …',
    branch: () => 'Looking for the end of this branch …',
  } satisfies Record<TargetKind | 'branch', (name: string) => string>,
  lookedTo: (step: number): string => `step ${number(step)}`,
  none: {
    solution: {
      ahead: () => 'No solution follows.',
      back: () => 'There was no solution before.',
    },
    deadEnd: { ahead: () => 'No dead end follows.', back: () => 'There was no dead end before.' },
    cell: {
      ahead: (name: string) => `From here on, ${name} is never covered anew.`,
      back: (name: string) => `Before this, ${name} was never covered.`,
    },
    piece: {
      ahead: (name: string) => `From here on, ${name} is never placed again.`,
      back: (name: string) => `Before this, ${name} was never placed.`,
    },
    mistake: {
      ahead: () => 'The mistake is not taken back.',
      back: () => 'The mistake is not found.',
    },
    refusal: {
      ahead: () => 'From here on, no rule prunes.',
      back: () => 'Before this, no rule pruned.',
    },
    branch: {
      ahead: () => 'This branch does not end.',
      back: () => 'This branch has no beginning.',
    },
  } satisfies Record<TargetKind | 'branch', Record<keyof BothWays, (name: string) => string>>,
  /** Why there is no mistake to go to. */
  never: {
    solvable: 'There is no mistake: some solution is left.',
    hopeless: 'No piece is the mistake: there is no solution.',
    unknown: 'Whether a solution is left could not be found out.',
  },
  stop: 'Stop looking',
};

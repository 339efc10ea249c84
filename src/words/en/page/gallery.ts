import type { Difficulty } from '../../../solve/effort/difficulty.ts';
import type { Category } from '../../../puzzle/category.ts';
import type { LatticeId } from '../../../puzzle/lattices/index.ts';
import type { Meaning } from '../../../puzzle/types.ts';
import { count, number } from '../numbers.ts';

export const gallery = {
  title: 'Gallery',
  notLoaded: 'The gallery could not be loaded. Check the connection, then try again.',
  search: 'Search the gallery',
  searchHint: 'Search: star, 6×10 …',
  lattice: 'Cells',
  everyLattice: 'All',
  lattices: {
    square: 'Squares',
    triangle: 'Triangles',
    hexagon: 'Hexagons',
  } satisfies Record<LatticeId, string>,
  group: 'Categories',
  everyGroup: 'All puzzles',
  groups: {
    today: 'Today',
    teaching: 'First steps',
    pentomino: 'Pentominoes',
    tetromino: 'Tetrominoes',
    hexomino: 'Hexominoes',
    polyomino: 'Polyominoes, mixed',
    hexiamond: 'Hexiamonds',
    heptiamond: 'Heptiamonds',
    polyiamond: 'Polyiamonds, mixed',
    tetrahex: 'Tetrahexes',
    pentahex: 'Pentahexes',
    polyhex: 'Polyhexes, mixed',
    'one-sided': 'One-sided pieces',
    identical: 'Identical pieces',
  } satisfies Record<Category, string>,
  difficulty: 'Difficulty',
  everyDifficulty: 'Any difficulty',
  difficulties: {
    easy: 'Easy',
    medium: 'Medium',
    hard: 'Hard',
    'very-hard': 'Very hard',
    impossible: 'Impossible',
  } satisfies Record<Difficulty, string>,
  found: (puzzles: number) => count(puzzles, 'puzzle'),
  solved: (puzzles: number) => `${number(puzzles)} solved here`,
  /** `text` is the typed text, or ''; `elsewhere` counts the puzzles that other filters leave out. */
  nothing: (text: string, elsewhere: number) => {
    if (text === '') return 'There is no such puzzle in the gallery.';
    if (elsewhere === 0) return `The gallery has nothing for “${text}”.`;
    return `Nothing here for “${text}”: the other filters leave out ${count(elsewhere, 'puzzle')} that it would find.`;
  },
  everything: 'Show all puzzles',
  cells: (cells: number) => count(cells, 'cell'),
  /** `pieces` is Infinity for any number of pieces; `some` says that not all are needed. */
  pieces: (pieces: number, some: boolean) => {
    if (pieces === Infinity) return 'any number of pieces';
    return `${some ? 'from ' : ''}${count(pieces, 'piece')}`;
  },
  unique: (solutions: bigint) => count(solutions, 'unique solution'),
  isSolved: 'Solved here',
  isByHand: 'Solved by hand',
  isUnsolved: 'Not solved here yet',
  showSolutions: 'Show solutions',
  isShown: 'On the board',
};

export { calendarTitle } from '../../../puzzle/calendar.ts';

const shortMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** A label on a cell of the tray: at most four letters. */
export const label = (meaning: Meaning): string =>
  'month' in meaning ? shortMonths[meaning.month - 1]! : String(meaning.day);

import type { Difficulty } from '../../../solve/effort/difficulty.ts';
import { count, number } from '../numbers.ts';

/** Puzzles of the gallery, and what is chosen among them. */
export const cards = {
  search: 'Search the gallery',
  searchHint: 'Search: star, 6×10 …',
  lattice: 'Cells',
  everyLattice: 'All',
  group: 'Categories',
  everyGroup: 'All puzzles',
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

import type { Category } from '../puzzle/category.ts';
import type { LatticeId } from '../puzzle/lattices/index.ts';
import type { Difficulty } from '../solve/effort/difficulty.ts';
import { count, number } from './enNumbers.ts';

/** The gallery of all puzzles, in English. */
export const enGallery = {
  title: 'Gallery',
  loading: 'One moment …',
  notLoaded: 'The gallery could not be loaded. Check the connection, then try again.',
  again: 'Try again',
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
  /**
   * @param text what was searched for, which may be ''
   * @param elsewhere how many puzzles it finds that other filters leave out
   */
  nothing: (text: string, elsewhere: number) => {
    if (text === '') return 'There is no such puzzle in the gallery.';
    if (elsewhere === 0) return `The gallery has nothing for “${text}”.`;
    const others = elsewhere === 1 ? '1 puzzle' : `${number(elsewhere)} puzzles`;
    return `Nothing here for “${text}”: the other filters leave out ${others} that it would find.`;
  },
  everything: 'Show all puzzles',
  cells: (cells: number) => count(cells, 'cell'),
  /** Infinity for any number of them; `some` where not all of them are needed. */
  pieces: (pieces: number, some: boolean) => {
    if (pieces === Infinity) return 'any number of pieces';
    return `${some ? 'from ' : ''}${count(pieces, 'piece')}`;
  },
  unique: (solutions: bigint) => count(solutions, 'unique solution'),
  isSolved: 'Solved here',
  isShown: 'On the board',
};

import type { Category } from '../../../puzzle/category.ts';
import type { LatticeId } from '../../../puzzle/lattices/index.ts';
import type { Meaning } from '../../../puzzle/types.ts';

/** The gallery before its dialog is loaded, and how its puzzles are grouped. */
export const gallery = {
  title: 'Gallery',
  notLoaded: 'The gallery could not be loaded. Check the connection, then try again.',
  lattices: {
    square: 'Squares',
    triangle: 'Triangles',
    hexagon: 'Hexagons',
  } satisfies Record<LatticeId, string>,
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
};

export { calendarTitle } from '../../../puzzle/calendar.ts';

const shortMonths = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** A label on a cell of the tray: at most four letters. */
export const label = (meaning: Meaning): string =>
  'month' in meaning ? shortMonths[meaning.month - 1]! : String(meaning.day);

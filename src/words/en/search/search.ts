import type { PieceOrder } from '../../../solve/orders/pieceOrder.ts';
import type { OrderId } from '../../../solve/orders/index.ts';
import type { RuleId } from '../../../solve/rules/index.ts';
import type { SolverId } from '../../../solve/solvers/index.ts';
import { MEMORY_STEPS } from '../../../solve/solvers/solver.ts';
import { part, type Parts } from '../../sentences.ts';
import { either, number } from '../numbers.ts';

export const search = {
  title: 'How to search',
  recommended: 'Recommended search',
  solver: 'Solver',
  order: 'Fill order',
  pieces: 'Order of pieces',
  names: 'Pieces to try first',
  unknownNames: (unknown: readonly string[], known: string) =>
    `The puzzle has no piece ${either(unknown)}; its pieces are: ${known}.`,
  seed: 'Seed',
  seedHint: (largest: number) =>
    `Decides what is left to chance: another whole number, up to ${number(largest)}, is another search.`,
  rules: 'Pruning rules',
  unique: 'Count turned and flipped solutions once',
  uniqueHint: 'Often a fraction of the work, where all solutions are wanted.',
};

export const solvers: Parts<SolverId> = {
  backtrack: part(
    'Backtracking',
    'Fills cell after cell, and goes back where no piece fits: easy to follow, and quick at every step.',
  ),
  dlx: part(
    'Algorithm X',
    'Takes the cell or the piece that the fewest ways are left for: Knuth’s Algorithm X, over sparse sets as in his Dancing Cells. As a rule it takes far fewer wrong turns, though each step is more work. The order decides between equals.',
  ),
};

export const orders: Parts<OrderId> = {
  'short-side': part(
    'Short side',
    'Rows or columns, whichever are shorter: a good choice where nothing better is known, since a mistake shows soon.',
  ),
  rows: part(
    'Rows',
    'Fills each row from left to right, from top to bottom: easy to follow, and as a rule fast where the board is narrower than it is tall.',
  ),
  columns: part(
    'Columns',
    'Fills each column from top to bottom, from left to right: as a rule the better choice where the board is wider than it is tall.',
  ),
  fewest: part(
    'Fewest choices',
    'Always the open cell that the fewest ways are left to cover: as a rule far fewer pieces are placed, though each step is more work.',
  ),
  peel: part(
    'Peel',
    'Rows or columns, whichever are shorter in what is left, so that the direction turns as the board fills.',
  ),
  diagonal: part(
    'Diagonal',
    'Along diagonals, from the upper left corner to the lower right: pretty, and worth a try where the board itself slants.',
  ),
  'diagonal-peel': part(
    'Diagonal peel',
    'Along the shorter diagonal of what is left, so that the direction turns as the board fills: for boards that stand on a corner.',
  ),
  'spiral-in': part(
    'Spiral inwards',
    'Around the rim and on to the middle: usually slow, since what cannot fit shows late, and helped by pruning more than most.',
  ),
  'spiral-out': part(
    'Spiral outwards',
    'From the middle to the rim: usually slow, since corners and edges, where least fits, come last.',
  ),
  random: part(
    'At random',
    'In an order left to chance, another for each seed: usually slow, to measure the others by.',
  ),
};

export const pieceOrders: Parts<Extract<PieceOrder, string> | 'named'> = {
  given: part(
    'As the puzzle lists them',
    'One after the other: usually as good as any where all solutions are wanted.',
  ),
  hardest: part(
    'Hardest first',
    'Those with the fewest places first, with some chance in it: often the soonest to a first solution, on large boards above all.',
  ),
  random: part(
    'At random',
    'In an order left to chance: where no solution comes for long, another seed may bring one soon.',
  ),
  named: part(
    'By name',
    'Those you name first, then the others: pays where you know which ones are trouble.',
  ),
};

export const rules: Parts<RuleId> = {
  islands: part(
    'Islands',
    'Gives up where an open region has a size that no choice of the remaining pieces adds up to: quick, and worth it where gaps are left behind, less so where the next cell shows them anyway.',
  ),
  parity: part(
    'Colours',
    'Colours the board so that neighbours differ, and gives up where the remaining pieces cannot cover as many cells of each colour as are open: seldom the case, but a board that is impossible from the start for this reason is done with after each first piece.',
  ),
  'dead-cells': part(
    'Dead cells',
    'Gives up where nothing fits on some open cell any more: as a rule it saves many placements, though it has to look long for it.',
  ),
  repeats: {
    name: 'Repeats',
    get about() {
      return `Gives up where the same cells are open and the same pieces left as once before, when nothing came of it: pays where pieces can fill the same part in several ways. Its memory is emptied every ${number(MEMORY_STEPS)} steps.`;
    },
  },
};

export const held = {
  label: 'Piece to hold',
  none: part(
    'None',
    'Hold a piece in one orientation to find only the solutions in which it lies that way.',
  ),
  automatic: part(
    'Automatic',
    'So that each solution comes once, a piece that allows it is kept from being turned or flipped with the board; which one is left to the program.',
  ),
  orientation: 'Its orientation',
  orientationHint:
    'Numbered in this order: turned clockwise from how the piece is drawn, then its mirror image.',
  standing: part(
    'As symmetry allows',
    'So that each solution comes once, this piece is kept from being turned or flipped with the board.',
  ),
  fixed: {
    name: (orientation: number, all: number) => `${number(orientation)} of ${number(all)}`,
    about: 'A search of its own: only solutions in which the piece lies so, in every copy.',
  },
};

import type { OrderId } from '../solve/orders/index.ts';
import type { PieceOrder } from '../solve/orders/pieceOrder.ts';
import type { RuleId } from '../solve/rules/index.ts';
import type { SolverId } from '../solve/solvers/index.ts';
import { MEMORY_STEPS } from '../solve/solvers/memoryReset.ts';
import { number } from './enNumbers.ts';

/** The name of a part of a search, and a sentence that says what it is and when it pays. */
type PartWords<Id extends string> = Record<Id, { name: string; about: string }>;

/** The parts of a search, in English. */
export const enSearch = {
  solvers: {
    backtrack: {
      name: 'Backtracking',
      about:
        'Fills cell after cell, and goes back where no piece fits: easy to follow, and quick at every step.',
    },
    dlx: {
      name: 'Algorithm X',
      about:
        'Takes the cell or the piece that the fewest ways are left for: Knuth’s Algorithm X, over sparse sets as in his Dancing Cells. As a rule it takes far fewer wrong turns, though each step is more work. The order decides between equals.',
    },
  } satisfies PartWords<SolverId>,

  orders: {
    'short-side': {
      name: 'Short side',
      about:
        'Rows or columns, whichever are shorter: a good choice where nothing better is known, since a mistake shows soon.',
    },
    rows: {
      name: 'Rows',
      about:
        'Fills each row from left to right, from top to bottom: easy to follow, and as a rule fast where the board is narrower than it is tall.',
    },
    columns: {
      name: 'Columns',
      about:
        'Fills each column from top to bottom, from left to right: as a rule the better choice where the board is wider than it is tall.',
    },
    fewest: {
      name: 'Fewest choices',
      about:
        'Always the open cell that the fewest ways are left to cover: as a rule far fewer pieces are placed, though each step is more work.',
    },
    peel: {
      name: 'Peel',
      about:
        'Rows or columns, whichever are shorter in what is left, so that the direction turns as the board fills.',
    },
    diagonal: {
      name: 'Diagonal',
      about:
        'Along diagonals, from the upper left corner to the lower right: pretty, and worth a try where the board itself slants.',
    },
    'diagonal-peel': {
      name: 'Diagonal peel',
      about:
        'Along the shorter diagonal of what is left, so that the direction turns as the board fills: for boards that stand on a corner.',
    },
    'spiral-in': {
      name: 'Spiral inwards',
      about:
        'Around the rim and on to the middle: usually slow, since what cannot fit shows late, and helped by pruning more than most.',
    },
    'spiral-out': {
      name: 'Spiral outwards',
      about:
        'From the middle to the rim: usually slow, since corners and edges, where least fits, come last.',
    },
    random: {
      name: 'At random',
      about:
        'In an order left to chance, another for each seed: usually slow, to measure the others by.',
    },
  } satisfies PartWords<OrderId>,

  pieceOrders: {
    given: {
      name: 'As the puzzle lists them',
      about: 'One after the other: usually as good as any where all solutions are wanted.',
    },
    hardest: {
      name: 'Hardest first',
      about:
        'Those with the fewest places first, with some chance in it: often the soonest to a first solution, on large boards above all.',
    },
    random: {
      name: 'At random',
      about:
        'In an order left to chance: where no solution comes for long, another seed may bring one soon.',
    },
    named: {
      name: 'By name',
      about: 'Those you name first, then the others: pays where you know which ones are trouble.',
    },
  } satisfies PartWords<Extract<PieceOrder, string> | 'named'>,

  rules: {
    islands: {
      name: 'Islands',
      about:
        'Gives up where an open region has a size that no choice of the remaining pieces adds up to: quick, and worth it where gaps are left behind, less so where the next cell shows them anyway.',
    },
    parity: {
      name: 'Colours',
      about:
        'Colours the board so that neighbours differ, and gives up where the remaining pieces cannot cover as many cells of each colour as are open: seldom the case, but a board that is impossible from the start for this reason is done with after each first piece.',
    },
    'dead-cells': {
      name: 'Dead cells',
      about:
        'Gives up where nothing fits on some open cell any more: as a rule it saves many placements, though it has to look long for it.',
    },
    repeats: {
      name: 'Repeats',
      get about() {
        return `Gives up where the same cells are open and the same pieces left as once before, when nothing came of it: pays where pieces can fill the same part in several ways. Its memory is emptied every ${number(MEMORY_STEPS)} steps.`;
      },
    },
  } satisfies PartWords<RuleId>,

  /** The piece that is held, and how it lies. */
  held: {
    label: 'Piece to hold',
    none: {
      name: 'None',
      about:
        'Hold a piece in one orientation to find only the solutions in which it lies that way.',
    },
    automatic: {
      name: 'Automatic',
      about:
        'So that each solution comes once, a piece that allows it is kept from being turned or flipped with the board; which one is left to the program.',
    },
    orientation: 'Its orientation',
    orientationHint:
      'Numbered in this order: turned clockwise from how the piece is drawn, then its mirror image.',
    standing: {
      name: 'As symmetry allows',
      about:
        'So that each solution comes once, this piece is kept from being turned or flipped with the board.',
    },
    fixed: {
      name: (orientation: number, all: number) => `${number(orientation)} of ${number(all)}`,
      about: 'A search of its own: only solutions in which the piece lies so, in every copy.',
    },
  },
};

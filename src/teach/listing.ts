import { orders, type FillOrder } from '../solve/orders/index.ts';
import type { Search } from '../solve/search.ts';
import type { Moment } from './moment.ts';

export type ListingId = 'backtracking' | 'exactCover';

/** A search as pseudocode: what its lines say is left to each language. */
export interface Listing {
  readonly id: ListingId;
  /** How far each line is indented. */
  readonly indents: readonly number[];
  /** Lines that matter only where there are rules, from 0. */
  readonly ofRules: readonly number[];
  /** The line that a moment is at, from 0. */
  readonly lineOf: Readonly<Record<Moment['kind'], number>>;
  /**
   * Line → the lines at which the moment after it may be; calls and returns are followed, and lines of which nothing is
   * said are passed over.
   */
  readonly next: Readonly<Partial<Record<number, readonly number[]>>>;
}

/**
 * Backtracking in a fixed order:
 *
 *      0  search():
 *      1    if no cell is open:
 *      2      report a solution, return
 *      3    c ← the first open cell
 *      4    for each placement p on c:
 *      5      if p does not fit, take the next
 *      6      place p
 *      7      if no rule objects:
 *      8        search()
 *      9      remove p
 *     10    return
 */
const backtracking: Listing = {
  id: 'backtracking',
  indents: [0, 1, 2, 1, 1, 2, 2, 2, 3, 2, 1],
  ofRules: [7],
  lineOf: {
    ...{ next: 3, again: 4, try: 5, place: 6, refused: 7, full: 2, image: 2, leftover: 2 },
    ...{ remove: 9, stuck: 10, exhausted: 10, end: 10, cover: 6, uncover: 9 },
  },
  next: {
    2: [9, 10],
    3: [3, 5, 6, 10],
    5: [5, 6, 10],
    6: [2, 3, 7, 9, 10],
    7: [9, 10],
    9: [5, 6, 9, 10],
    10: [9, 10],
  },
};

/**
 * Algorithm X, and backtracking in an order that is chosen anew at every node (D. E. Knuth, The Art of Computer
 * Programming 4B, 7.2.2.1):
 *
 *      0  search():
 *      1    if no item is left:
 *      2      report a solution, return
 *      3    i ← the item with the fewest options
 *      4    for each option o of i:
 *      5      select o
 *      6      cover each item of o
 *      7      if no rule objects:
 *      8        search()
 *      9      uncover each item of o, in reverse
 *     10      deselect o
 *     11    return
 */
const exactCover: Listing = {
  id: 'exactCover',
  indents: [0, 1, 2, 1, 1, 2, 2, 2, 3, 2, 2, 1],
  ofRules: [7],
  lineOf: {
    ...{
      next: 3,
      again: 4,
      try: 4,
      place: 5,
      cover: 6,
      refused: 7,
      full: 2,
      image: 2,
      leftover: 2,
    },
    ...{ uncover: 9, remove: 10, stuck: 11, exhausted: 11, end: 11 },
  },
  next: {
    2: [9, 10, 11],
    3: [3, 5, 11],
    5: [2, 6, 9, 10],
    6: [2, 3, 6, 7, 9, 11],
    7: [9, 10, 11],
    9: [9, 10, 11],
    10: [5, 9, 10, 11],
    11: [9, 10, 11],
  },
};

/** The listing of what really runs: which items are branched on decides, not the name of the solver. */
export function listingOf({ solver, order }: Search): Listing {
  const fillOrder: FillOrder = orders[order];
  return solver === 'backtrack' && !fillOrder.branching ? backtracking : exactCover;
}

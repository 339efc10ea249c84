import { orders, type FillOrder } from '../../solve/orders/index.ts';
import type { Search } from '../../solve/search.ts';
import type { SearchNode } from '../../solve/solvers/solver.ts';
import type { Explanation } from '../moment/explanation.ts';

/** Exact cover, also with cells alone as items: those with the fewest options, or picked by the order. */
export type ListingId = 'backtracking' | 'exactCover' | 'fewestCell' | 'pickedCell';

/** A search as pseudocode, as `testing/runs/executeListing.ts` carries it out; `words/` has its lines. */
export interface Listing {
  readonly id: ListingId;
  readonly indents: readonly number[];
  /** The line that a moment is at, from 0. */
  readonly lineOf: Readonly<Record<Explanation['kind'], number>>;
}

/** The line of each listing that goes through the placements or options. */
export const LOOP = 4;
/** The line that matters only where there are rules. */
export const RULES = 7;
/** The line at which the search calls itself. */
export const CALL = 8;

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
  lineOf: {
    next: 3,
    again: 4,
    try: 5,
    place: 6,
    refused: 7,
    full: 2,
    image: 2,
    leftover: 2,
    remove: 9,
    stuck: 10,
    exhausted: 10,
    end: 10,
    cover: 6,
    uncover: 9,
  },
};

/**
 * Algorithm X, and backtracking in an order that is chosen anew at every node (D. E. Knuth, The Art of
 * Computer Programming 4B, 7.2.2.1):
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
  lineOf: {
    ...backtracking.lineOf,
    try: 4,
    place: 5,
    remove: 10,
    stuck: 11,
    exhausted: 11,
    end: 11,
  },
};

/** The listing of what really runs: which items are branched on decides, not the name of the solver. */
export function listingOf({ solver, order }: Search): Listing {
  const fillOrder: FillOrder = orders[order];
  if (solver === 'dlx') return exactCover;
  if (!fillOrder.branching) return backtracking;
  return { ...exactCover, id: order === 'fewest' ? 'fewestCell' : 'pickedCell' };
}

/** The candidates that a listing goes through, one by one: exact cover has those alone that are left. */
export const listedIn = ({ id }: Pick<Listing, 'id'>, { candidates }: SearchNode) =>
  candidates.filter(({ state }) => id === 'backtracking' || state !== 'ruled-out');

/** The lines of a listing; without rules, theirs is left out and the lines inside are indented less. */
export function shownLines({ indents }: Listing, hasRules: boolean) {
  const lines = indents.map((indent, line) => ({ line, indent }));
  if (hasRules) return lines;
  const after = lines.findIndex(({ line, indent }) => line > RULES && indent <= indents[RULES]!);
  return [
    ...lines.slice(0, RULES),
    ...lines.slice(RULES + 1, after).map(({ line, indent }) => ({ line, indent: indent - 1 })),
    ...lines.slice(after),
  ];
}

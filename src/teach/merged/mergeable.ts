import { orders } from '../../solve/orders/index.ts';
import { pieceSequence } from '../../solve/orders/pieceOrder.ts';
import type { Problem } from '../../solve/problem.ts';
import { ordersTiesAlone, startSearch, takesFewest, type Search } from '../../solve/search.ts';
import { piecesDue } from '../../solve/state.ts';
import { restrict } from '../../solve/symmetry/hold.ts';
import type { Held } from '../../solve/symmetry/symmetry.ts';

/**
 * The reason why the trees of two searches cannot be merged: they branch in different ways, on cells in another order,
 * on others of equals, on the fewest of other candidates; or what a rule with memory cuts depends
 * on the order of tries, which is another.
 */
export type MergeIssue = 'branching' | 'cells' | 'ties' | 'held' | 'memory';

const isSameList = (one: ArrayLike<unknown>, other: ArrayLike<unknown>): boolean =>
  one.length === other.length && Array.from(one).every((item, at) => item === other[at]);

const heldAs = (held: readonly Held[]): string =>
  held.map(({ piece, allowed }) => `${piece}: ${allowed.join()}`).join('; ');

/** The way in which a search chooses what to branch on. */
const branchingOf = (search: Search): string => {
  if (!takesFewest(search)) return 'first';
  return search.solver === 'dlx' ? 'fewest cells and pieces' : 'fewest cells';
};

const sequences = (problem: Problem, ...searches: readonly Search[]): readonly Int32Array[] =>
  searches.map(({ pieces, seed }) => pieceSequence(problem, pieces, seed));

/** Whether two searches try pieces in the same order. */
export function triesAlike(problem: Problem, one: Search, other: Search): boolean {
  const [first, second] = sequences(problem, one, other);
  return isSameList(first!, second!);
}

/** Why two searches may choose differently at equal positions, or cut by what came before; undefined if they do not. */
export function mergeIssue(problem: Problem, one: Search, other: Search): MergeIssue | undefined {
  const branching = branchingOf(one);
  if (branching !== branchingOf(other)) return 'branching';
  const cells = [one, other].map(({ order, seed }) => orders[order].sequence(problem, seed));
  if (!isSameList(cells[0]!, cells[1]!)) return ordersTiesAlone(one) ? 'ties' : 'cells';
  const pieces = sequences(problem, one, other);
  if (branching !== 'first') {
    const due = new Set(piecesDue(problem));
    const [first, second] = pieces.map((all) => all.filter((piece) => due.has(piece)));
    if (branching !== 'fewest cells' && !isSameList(first!, second!)) return 'ties';
    const held = [one, other].map(({ unique, hold }) => restrict(problem, unique, hold).held);
    if (heldAs(held[0]!) !== heldAs(held[1]!)) return 'held';
  }
  if (triesAlike(problem, one, other)) return undefined;
  const remembers = [one, other].some((search) => startSearch(problem, search, 'steps').remembers);
  return remembers ? 'memory' : undefined;
}

/** The other search, trying pieces as the first one does; its tree is the same, since they can be merged. */
export const alongside = (one: Search, other: Search): Search => ({
  ...other,
  pieces: one.pieces,
  seed: one.seed,
});

import type { OrderId } from '../solve/orders/index.ts';
import type { PieceOrder } from '../solve/pieceOrder.ts';
import { isLeftToChance, plainSearch, type Search } from '../solve/search.ts';
import type { Words } from './en.ts';

const joined = (names: readonly string[]): string => names.join(' · ');

/** In what order pieces are tried, where it has to be told apart from the order of cells. */
const piecesName = (pieces: PieceOrder, { comparison }: Words): string =>
  typeof pieces === 'string'
    ? comparison.pieces[pieces]
    : comparison.piecesFirst(pieces.join(', '));

/** How a search goes, in a few names: its order, and whatever else is not as usual. */
export function searchInShort(search: Search, words: Words): string {
  const { solver, order, rules, pieces, seed, unique, hold } = search;
  const named = [words.orders[order].name, ...rules.map((id) => words.rules[id].name)];
  if (solver !== plainSearch.solver) named.unshift(words.solvers[solver].name);
  if (pieces !== plainSearch.pieces) named.push(piecesName(pieces, words));
  if (seed !== plainSearch.seed && isLeftToChance(search)) named.push(words.comparison.seed(seed));
  if (unique !== plainSearch.unique) named.push(words.comparison.unique);
  if (hold !== plainSearch.hold) named.push(words.comparison.held(hold));
  return joined(named);
}

/** Names with the letters of their panes before those that several have. */
export const distinctNames = (
  names: readonly string[],
  letters: readonly string[],
  words: Words,
): string[] =>
  names.map((name, i) =>
    names.some((other, j) => j !== i && other === name) ? words.race.pane(letters[i]!, name) : name,
  );

/**
 * What to call searches beside each other: each by what it does otherwise than another one of them.
 * Those that make different steps have different names.
 */
export function paneNames(searches: readonly Search[], words: Words): string[] {
  const differ = (part: keyof Search): boolean =>
    new Set(searches.map((search) => String(search[part]))).size > 1;
  // Where pieces are left to chance too, it has to be said that it is the cells.
  const orderName = (order: OrderId): string =>
    order === 'random' && searches.some(({ pieces }) => pieces === 'random')
      ? words.comparison.randomCells
      : words.orders[order].name;
  return searches.map((search) => {
    const { solver, order, rules, pieces, seed, unique, hold } = search;
    // What plain backtracking does is its order; elsewhere that is a small matter, unless it is no usual one.
    const isSmall = solver !== 'backtrack' && order === plainSearch.order;
    const isOrdered = searches.some(
      (other) => other.order !== order && (other.solver === solver || !isSmall),
    );
    const names: string[] = [];
    if (differ('solver') && !(isOrdered && solver === 'backtrack'))
      names.push(words.solvers[solver].name);
    if (isOrdered) names.push(orderName(order));
    if (differ('rules')) names.push(...rules.map((id) => words.rules[id].name));
    if (differ('pieces') && pieces !== 'given') names.push(piecesName(pieces, words));
    if (differ('seed') && isLeftToChance(search)) names.push(words.comparison.seed(seed));
    if (differ('unique') && unique) names.push(words.comparison.unique);
    if (differ('hold') && hold !== '') names.push(words.comparison.held(hold));
    if (names.length > 0) return joined(names);
    // What it does otherwise is that it leaves something out.
    if (differ('pieces')) return words.comparison.pieces.given;
    if (differ('rules')) return words.comparison.noRules;
    if (differ('hold')) return words.comparison.notHeld;
    return differ('unique') ? words.comparison.notUnique : searchInShort(search, words);
  });
}

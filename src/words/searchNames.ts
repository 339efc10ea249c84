import type { OrderId } from '../solve/orders/index.ts';
import type { PieceOrder } from '../solve/orders/pieceOrder.ts';
import { isLeftToChance, ordersTiesAlone, plainSearch, type Search } from '../solve/search.ts';
import { writeSearch } from '../solve/saved/searchText.ts';
import type { Words } from './en.ts';

const joined = (names: readonly string[]): string => names.join(' · ');

/** The order of pieces, where it has to be told apart from the order of cells. */
const piecesName = (pieces: PieceOrder, { comparison }: Words): string =>
  typeof pieces === 'string'
    ? comparison.pieces[pieces]
    : comparison.piecesFirst(pieces.join(', '));

/** The name of an order as a part of a search, of which it may decide only little. */
const orderPart = (search: Search, orderName: string, { comparison }: Words): string =>
  ordersTiesAlone(search) ? comparison.ties(orderName) : orderName;

/** What the order of a search does. */
export const orderAbout = (search: Search, words: Words): string =>
  ordersTiesAlone(search) ? words.comparison.tiesAbout : words.orders[search.order].about;

/** The names of a search's parts: its order, by a name given for it, and whatever differs from the plain search. */
function partNames(search: Search, orderName: string, words: Words): string {
  const { solver, rules, pieces, seed, unique, hold } = search;
  const named = [orderPart(search, orderName, words), ...rules.map((id) => words.rules[id].name)];
  if (solver !== plainSearch.solver) named.unshift(words.solvers[solver].name);
  if (pieces !== plainSearch.pieces) named.push(piecesName(pieces, words));
  if (seed !== plainSearch.seed && isLeftToChance(search)) named.push(words.comparison.seed(seed));
  if (unique !== plainSearch.unique) named.push(words.comparison.unique);
  if (hold !== plainSearch.hold) named.push(words.comparison.held(hold));
  return joined(named);
}

/** A short name of a search: its order, and whatever differs from the plain search. */
export const searchInShort = (search: Search, words: Words): string =>
  partNames(search, words.orders[search.order].name, words);

/** The same, but instead of the name of its order, how backtracking fills the board. */
export function searchInWords(search: Search, words: Words): string {
  const { fills } = words.headline;
  if (search.solver !== 'backtrack') return searchInShort(search, words);
  return partNames(search, fills[search.order], words);
}

/** What tells searches apart: all parts, but the seed only where it matters. */
const kindOf = (search: Search): string =>
  writeSearch({ ...search, seed: isLeftToChance(search) ? search.seed : plainSearch.seed });

/**
 * What is unusual about all searches side by side alike; their names tell how each differs. Nothing if they are all
 * the same, as the name then says it.
 */
export function sharedInShort(searches: readonly Search[], words: Words): string {
  const [first] = searches;
  if (!first || new Set(searches.map(kindOf)).size === 1) return '';
  const isShared = (part: keyof Search): boolean =>
    searches.every((search) => String(search[part]) === String(first[part]));
  const isUnusual = (part: keyof Search): boolean =>
    isShared(part) && String(first[part]) !== String(plainSearch[part]);
  const { solver, order, rules, pieces, seed, hold } = first;
  const named: string[] = [];
  if (isUnusual('solver')) named.push(words.solvers[solver].name);
  if (isUnusual('order')) {
    const { name } = words.orders[order];
    named.push(isShared('solver') ? orderPart(first, name, words) : name);
  }
  if (isUnusual('rules')) named.push(...rules.map((id) => words.rules[id].name));
  if (isUnusual('pieces')) named.push(piecesName(pieces, words));
  if (isUnusual('seed') && searches.some(isLeftToChance)) named.push(words.comparison.seed(seed));
  if (isUnusual('unique')) named.push(words.comparison.unique);
  if (isUnusual('hold')) named.push(words.comparison.held(hold));
  return joined(named);
}

/** Names, preceded by the letter of their pane if they are not unique. */
export const distinctNames = (
  names: readonly string[],
  letters: readonly string[],
  words: Words,
): string[] =>
  names.map((name, i) =>
    names.some((other, j) => j !== i && other === name) ? words.race.pane(letters[i]!, name) : name,
  );

/**
 * Names for searches side by side: each by how it differs from the others. Searches with different steps
 * have different names.
 */
export function paneNames(searches: readonly Search[], words: Words): string[] {
  const differ = (part: keyof Search): boolean =>
    new Set(searches.map((search) => String(search[part]))).size > 1;
  // If pieces are random too, it has to say that it means cells.
  const orderName = (order: OrderId): string =>
    order === 'random' && searches.some(({ pieces }) => pieces === 'random')
      ? words.comparison.randomCells
      : words.orders[order].name;
  return searches.map((search) => {
    const { solver, order, rules, pieces, seed, unique, hold } = search;
    // Plain backtracking is named by its order; other searches only if their order is unusual.
    const isSmall = solver !== 'backtrack' && order === plainSearch.order;
    const isOrdered = searches.some(
      (other) => other.order !== order && (other.solver === solver || !isSmall),
    );
    const names: string[] = [];
    if (differ('solver') && !(isOrdered && solver === 'backtrack'))
      names.push(words.solvers[solver].name);
    if (isOrdered) names.push(orderPart(search, orderName(order), words));
    if (differ('rules')) names.push(...rules.map((id) => words.rules[id].name));
    if (differ('pieces') && pieces !== 'given') names.push(piecesName(pieces, words));
    if (differ('seed') && isLeftToChance(search)) names.push(words.comparison.seed(seed));
    if (differ('unique') && unique) names.push(words.comparison.unique);
    if (differ('hold') && hold !== '') names.push(words.comparison.held(hold));
    if (names.length > 0) return joined(names);
    // It differs only by what it leaves out.
    if (differ('pieces')) return words.comparison.pieces.given;
    if (differ('rules')) return words.comparison.noRules;
    if (differ('hold')) return words.comparison.notHeld;
    return differ('unique') ? words.comparison.notUnique : searchInShort(search, words);
  });
}

import type { PieceOrder } from '../solve/orders/pieceOrder.ts';
import { writeSearch } from '../solve/saved/searchText.ts';
import type { StrategyId } from '../generate/asked.ts';
import type { OrderId } from '../solve/orders/index.ts';
import { isLeftToChance, ordersTiesAlone, plainSearch, type Search } from '../solve/search.ts';
import type { Words } from './en/index.ts';

const joined = (names: readonly string[]): string => names.join(' · ');

/** The name of an order of pieces, distinct from orders of cells. */
const piecesName = (pieces: PieceOrder, { comparison }: Words): string =>
  typeof pieces === 'string'
    ? comparison.pieces[pieces]
    : comparison.piecesFirst(pieces.join(', '));

/** The name of an order as a part of a search, in which it may break ties alone. */
const orderPart = (search: Search, orderName: string, { comparison }: Words): string =>
  ordersTiesAlone(search) ? comparison.ties(orderName) : orderName;

/** A sentence on the order of a search. */
export const orderAbout = (search: Search, words: Words): string =>
  ordersTiesAlone(search) ? words.comparison.tiesAbout : words.orders[search.order].about;

/** The names of a search's parts: its order, by the given name, and all differences from the plain search. */
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

/** A short name of a search: its order, and all differences from the plain search. */
export const searchInShort = (search: Search, words: Words): string =>
  partNames(search, words.orders[search.order].name, words);

/** A name of a search that describes, in place of its order, how backtracking fills the board. */
export function searchInWords(search: Search, words: Words): string {
  const { fills } = words.headline;
  if (search.solver !== 'backtrack') return searchInShort(search, words);
  return partNames(search, fills[search.order], words);
}

/** All parts of a search, but the seed only where it matters. */
const kindOf = (search: Search): string =>
  writeSearch({ ...search, seed: isLeftToChance(search) ? search.seed : plainSearch.seed });

/**
 * The parts that searches side by side share and the plain search lacks, as their names tell only differences.
 * '' if all are the same, as their name then tells the parts.
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

/** Names for searches side by side, by their differences; other steps have other names. */
export function paneNames(searches: readonly Search[], words: Words): string[] {
  const differ = (part: keyof Search): boolean =>
    new Set(searches.map((search) => String(search[part]))).size > 1;
  // If pieces are random too, the name has to mention cells.
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
    // The search differs only by a part that it lacks.
    if (differ('pieces')) return words.comparison.pieces.given;
    if (differ('rules')) return words.comparison.noRules;
    if (differ('hold')) return words.comparison.notHeld;
    return differ('unique') ? words.comparison.notUnique : searchInShort(search, words);
  });
}

/** A strategy that divides a board. */
interface Making {
  readonly strategy: StrategyId;
  /** The pieces as in an address. */
  readonly blocks: string;
  readonly seed: number;
}

/** Names for strategies side by side: each by its differences from the others. */
export function makingNames(makings: readonly Making[], words: Words): string[] {
  const differ = (part: keyof Making): boolean =>
    new Set(makings.map((making) => making[part])).size > 1;
  return makings.map(({ strategy, blocks, seed }) =>
    [
      words.generate.strategies[strategy].name,
      ...(differ('blocks') ? [words.race.making.pieces(blocks)] : []),
      ...(differ('seed') ? [words.comparison.seed(seed)] : []),
    ].join(' · '),
  );
}

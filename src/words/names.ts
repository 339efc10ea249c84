import { writeAsked, type Making } from '../generate/asked.ts';
import { writeSearch } from '../solve/saved/searchText.ts';
import { isLeftToChance, ordersTiesAlone, plainSearch, type Search } from '../solve/search.ts';
import type { Words } from './dictionary.ts';

type Part = keyof Search;

/** What stands between the parts of a name. */
const BETWEEN = ' · ';

/** Names of a search's parts: of its order the given one, of other parts none if they do nothing. */
function partNames(
  search: Search,
  orderName: string,
  { solvers, rules, comparison: say }: Words,
  isNamed: (part: Part) => boolean,
): string {
  const { solver, pieces, seed, unique, hold } = search;
  const piecesName =
    typeof pieces === 'string' ? say.pieces[pieces] : say.piecesFirst(pieces.join(', '));
  const names: Record<Part, readonly string[]> = {
    solver: [solvers[solver].name],
    order: [orderName],
    rules: search.rules.map((id) => rules[id].name),
    pieces: pieces === 'given' ? [] : [piecesName],
    seed: isLeftToChance(search) ? [say.seed(seed)] : [],
    unique: unique ? [say.unique] : [],
    hold: hold === '' ? [] : [say.held(hold)],
  };
  const named = (Object.keys(names) as Part[]).filter(isNamed);
  return named.flatMap((part) => names[part]).join(BETWEEN);
}

/** The name of an order as a part of a search, in which it may break ties alone. */
const orderPart = (search: Search, orderName: string, { comparison }: Words): string =>
  ordersTiesAlone(search) ? comparison.ties(orderName) : orderName;

/** A sentence on the order of a search. */
export const orderAbout = (search: Search, words: Words): string =>
  ordersTiesAlone(search) ? words.comparison.tiesAbout : words.orders[search.order].about;

/** A short name of a search: its order, and all differences from the plain search. */
export const searchInShort = (search: Search, words: Words): string =>
  partNames(
    search,
    orderPart(search, words.orders[search.order].name, words),
    words,
    (part) => part === 'order' || search[part] !== plainSearch[part],
  );

/** All parts of a search, but the seed only where it matters. */
const kindOf = (search: Search): string =>
  writeSearch({ ...search, seed: isLeftToChance(search) ? search.seed : plainSearch.seed });

const areEqual = (searches: readonly Search[], part: Part): boolean =>
  new Set(searches.map((search) => String(search[part]))).size === 1;

/**
 * The parts that searches side by side share and the plain search lacks, as their names tell only
 * differences; '' if all are the same, as their name then tells the parts.
 */
export function sharedInShort(searches: readonly Search[], words: Words): string {
  if (new Set(searches.map(kindOf)).size < 2) return '';
  const search = searches.find(isLeftToChance) ?? searches[0]!;
  const { name } = words.orders[search.order];
  const orderName = areEqual(searches, 'solver') ? orderPart(search, name, words) : name;
  return partNames(
    search,
    orderName,
    words,
    (part) => areEqual(searches, part) && search[part] !== plainSearch[part],
  );
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

/** The parts of a name, as it is written. */
export const partsOfName = (name: string): readonly string[] => name.split(BETWEEN);

/**
 * Names in a sentence: the first parts of them, where those tell how each one searches or divides, and are as many
 * different ones; else whole names.
 */
export function shortNames(
  names: readonly string[],
  { solvers, orders, generate }: Words,
): readonly string[] {
  const ways = [solvers, orders, generate.strategies].flatMap((all) =>
    Object.values(all).map(({ name }) => name),
  );
  const firsts = names.map((name) => partsOfName(name)[0]!);
  const areShort =
    firsts.every((first) => ways.includes(first)) && new Set(firsts).size === new Set(names).size;
  return areShort ? firsts : names;
}

/** Names for searches side by side, by their differences; other steps have other names. */
export function paneNames(searches: readonly Search[], words: Words): string[] {
  const say = words.comparison;
  const differ = (part: Part): boolean => !areEqual(searches, part);
  // If pieces are random too, the name has to mention cells.
  const areRandom = searches.some(({ pieces }) => pieces === 'random');
  return searches.map((search) => {
    const { solver, order } = search;
    // Plain backtracking is named by its order; other searches only if their order is unusual.
    const isSmall = solver !== 'backtrack' && order === plainSearch.order;
    const isOrdered = searches.some(
      (other) => other.order !== order && (other.solver === solver || !isSmall),
    );
    const name = order === 'random' && areRandom ? say.randomCells : words.orders[order].name;
    const names = partNames(search, orderPart(search, name, words), words, (part) => {
      if (part === 'order') return isOrdered;
      return differ(part) && !(part === 'solver' && isOrdered && solver === 'backtrack');
    });
    if (names !== '') return names;
    // The search differs only by a part that it lacks.
    if (differ('pieces')) return say.pieces.given;
    if (differ('rules')) return say.noRules;
    if (differ('hold')) return say.notHeld;
    return differ('unique') ? say.notUnique : searchInShort(search, words);
  });
}

/** Names for ways to divide a board side by side: each by its differences from the others. */
export function makingNames(makings: readonly Making[], words: Words): string[] {
  const all = makings.map((making) => ({ ...making, blocks: writeAsked(making.blocks) }));
  const differ = (part: keyof Making): boolean => new Set(all.map((one) => one[part])).size > 1;
  return all.map(({ strategy, blocks, seed }) =>
    [
      words.generate.strategies[strategy].name,
      ...(differ('blocks') ? [words.race.making.pieces(blocks)] : []),
      ...(differ('seed') ? [words.comparison.seed(seed)] : []),
    ].join(BETWEEN),
  );
}
